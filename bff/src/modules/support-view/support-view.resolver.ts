import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { SupportViewed, SupportViewSettingSaved, SupportViews } from "./support-view.type.ts";

/** What a contract's administrators see of operators who look as its users (screen 1046). */
@Resolver()
export class SupportViewResolver {
  @Query(() => SupportViews, {
    description: "Support views: operators who saw the product as users of the contract. Administrators only.",
  })
  async supportViews(@Ctx() { core }: RequestContext): Promise<SupportViews> {
    const { allowed_flag, support_views } = await core.userGroups.supportViews();
    const views = support_views.map((wire) =>
      instance(SupportViewed, {
        id: wire.support_view_id,
        operatorName: wire.operator_name,
        userId: wire.user_id,
        userName: wire.user_name,
        reason: wire.reason,
        startedAt: wire.started_datetime,
        endedAt: wire.ended_datetime,
        open: wire.open_flag === 1,
        opened: wire.opened_count,
      }),
    );
    return instance(SupportViews, { allowed: allowed_flag === 1, views });
  }

  @Mutation(() => SupportViewSettingSaved, {
    description: "Allows or forbids operators' support views of the contract's users. Administrators only.",
  })
  async allowSupportViews(
    @Arg("allowed", () => Boolean, { description: "False also ends open support views." }) allowed: boolean,
    @Ctx() { core }: RequestContext,
  ): Promise<SupportViewSettingSaved> {
    await core.userGroups.allowSupportViews({ allowed_flag: allowed ? 1 : 0 });
    return instance(SupportViewSettingSaved, { allowed });
  }
}
