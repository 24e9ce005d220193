import "reflect-metadata";
import { Max, Min } from "class-validator";
import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { UserLogLine, UserLogPage } from "./user-log.type.ts";

@ArgsType()
class UserLogArgs {
  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;

  @Field(() => ID, { nullable: true, description: "Whose; null: of all contracts." })
  contractId?: string | null;

  @Field(() => String, { nullable: true, description: "user_id, or operator: and an operator's id; null: anybody." })
  actor?: string | null;

  @Field(() => String, { nullable: true, description: "An action, or the beginning of some: session; null: any." })
  action?: string | null;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: "From 1." })
  page!: number;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 20, description: "Lines, at most 100." })
  pageSize!: number;
}

/** The log of users and operators (screen /el/user-log). Operators only; one call. */
@Resolver()
export class UserLogResolver {
  @Query(() => UserLogPage, { description: "A page of the log of a period. Operators only." })
  async userLog(
    @Args(() => UserLogArgs) { start, end, contractId, actor, action, page, pageSize }: UserLogArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<UserLogPage> {
    const { user_log, user_log_count } = await core.backOffice.userLog({
      process_date_start: start,
      process_date_end: end,
      page,
      page_size: pageSize,
      ...(contractId && { contract_id: contractId }),
      ...(actor && { user_id: actor }),
      ...(action && { action }),
    });
    return instance(UserLogPage, {
      start,
      end,
      total: user_log_count,
      lines: user_log.map((line) =>
        instance(UserLogLine, {
          at: line.occurred_at,
          contractId: line.contract_id,
          companyName: line.company_name,
          actor: line.user_id,
          action: line.action_text,
          detail: line.detail_text,
          requestId: line.request_id,
        }),
      ),
    });
  }
}
