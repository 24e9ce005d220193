import "reflect-metadata";
import { Max, Min } from "class-validator";
import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { OperatorLogLine, OperatorLogPage, UserLogLine, UserLogPage } from "./user-log.type.ts";

@ArgsType()
class UserLogArgs {
  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;

  @Field(() => ID, { nullable: true, description: "contract_id; null: all contracts." })
  contractId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "user_id, or `operator:` followed by an operator's id; null: any.",
  })
  actor?: string | null;

  @Field(() => String, { nullable: true, description: "Action or the prefix of one, such as `session`; null: any." })
  action?: string | null;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: "From 1." })
  page!: number;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 20, description: "Lines, at most 100." })
  pageSize!: number;
}

const commonQuery = ({ start, end, contractId, action, page, pageSize }: UserLogArgs) => ({
  process_date_start: start,
  process_date_end: end,
  page,
  page_size: pageSize,
  ...(contractId && { contract_id: contractId }),
  ...(action && { action }),
});

/** The log of users and operators (screen /el/user-log). Operators only; one call. */
@Resolver()
export class UserLogResolver {
  @Query(() => UserLogPage, { description: "A page of the log of a period. Operators only." })
  async userLog(@Args(() => UserLogArgs) args: UserLogArgs, @Ctx() { core }: RequestContext): Promise<UserLogPage> {
    const { start, end, actor } = args;
    const asked = { ...commonQuery(args), ...(actor && { user_id: actor }) };
    const { user_log, user_log_count } = await core.backOffice.userLog(asked);
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

  @Query(() => OperatorLogPage, { description: "A page of the operators' log of a period. Operators only." })
  async operatorLog(
    @Args(() => UserLogArgs) args: UserLogArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<OperatorLogPage> {
    const asked = { ...commonQuery(args), ...(args.actor && { el_admin_id: args.actor }) };
    const { operator_log, operator_log_count } = await core.backOffice.operatorLog(asked);
    return instance(OperatorLogPage, {
      total: operator_log_count,
      lines: operator_log.map((line) =>
        instance(OperatorLogLine, {
          at: line.occurred_at,
          operatorId: line.el_admin_id,
          operatorName: line.el_admin_name,
          companyName: line.company_name,
          action: line.action_text,
          before: line.before_text,
          after: line.after_text,
          detail: line.detail_text,
          requestId: line.request_id,
        }),
      ),
    });
  }
}
