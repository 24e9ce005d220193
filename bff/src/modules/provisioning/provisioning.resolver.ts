import "reflect-metadata";
import { Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../session/context.ts";
import { Provisioning, toProvisioning } from "./provisioning.type.ts";

/** What an identity provider keeps by SCIM (screen 1060). */
@Resolver()
export class ProvisioningResolver {
  @Query(() => Provisioning, { description: "The contract's provisioning. Administrators only." })
  async provisioning(@Ctx() { core }: RequestContext): Promise<Provisioning> {
    return toProvisioning(await core.singleSignOn.provisioning());
  }
}
