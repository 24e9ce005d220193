import "reflect-metadata";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import type { RequestContext } from "../../session/context.ts";
import { toUserView } from "./user-view.mapper.ts";
import { UserView } from "./user-view.type.ts";

/** What a user sees, and why (screen 1046). */
@Resolver()
export class UserViewResolver {
  @Query(() => UserView, {
    nullable: true,
    description:
      "What a user of the contract sees; null if there is no such user. The access is recorded in the audit trail. Administrators only.",
  })
  async userView(
    @Arg("userId", () => ID, { description: "user_id, unique within the contract." }) userId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<UserView | null> {
    const wire = await unlessUnknown(core.userGroups.userView({ user_id: userId }), null);
    return wire && toUserView(wire);
  }
}
