import "reflect-metadata";
import { Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../session/context.ts";
import { InstallationLink } from "./installation-link.type.ts";

/** What is the same for everybody of this installation, signed in or not. */
@Resolver()
export class InstallationResolver {
  @Query(() => [InstallationLink], {
    description: "The provider's portal and texts, in this order; those without an address are absent.",
  })
  installationLinks(@Ctx() { links }: RequestContext): readonly InstallationLink[] {
    return links;
  }
}
