import "reflect-metadata";
import type { OmissionDecision as Decision, OmissionState as State } from "@kirinuki/schema/omission.ts";
import { Max, Min } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { type ChangeDone, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { toExpressionTrial } from "../contract-theme/expression-trial.mapper.ts";
import { type ExpressionTrial, ExpressionTrialResult } from "../contract-theme/expression-trial.type.ts";
import { toOmissionMonths, toOmissions, toOmissionTotals } from "./omission.mapper.ts";
import {
  OmissionChangeResult,
  OmissionDecision,
  OmissionMonth,
  OmissionState,
  Omissions,
  OmissionTotals,
} from "./omission.type.ts";

@ArgsType()
class OmissionsArgs {
  @Field(() => ID, { nullable: true, description: "theme_id; null: every theme." })
  themeId?: string | null;

  @Field(() => OmissionState, { description: "What was decided." })
  state!: State;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: "Page, from 1." })
  page!: number;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 20, description: "Terms a page, at most 100." })
  pageSize!: number;
}

/** もれ診断: terms that themes seem to lack (screens missing and /el/omissions); one call each. */
@Resolver()
export class OmissionResolver {
  @Query(() => Omissions, { description: "Terms that would have taken articles for a theme. Administrators only." })
  async omissions(
    @Args(() => OmissionsArgs) { themeId, state, page, pageSize }: OmissionsArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<Omissions> {
    return toOmissions(
      await core.omissions.list({ ...(themeId && { theme_id: themeId }), state, page, page_size: pageSize }),
    );
  }

  @Query(() => [OmissionMonth], {
    description:
      "Suggested terms, decisions and questions of the last twelve months that have any. Administrators only.",
  })
  async omissionMonths(@Ctx() { core }: RequestContext): Promise<OmissionMonth[]> {
    return toOmissionMonths(await core.omissions.months({}));
  }

  @Query(() => OmissionTotals, { description: "The same of all contracts in one month. Operators only." })
  async omissionTotals(
    @Arg("month", () => String, { nullable: true, description: "yyyy-MM; null: the current month." })
    month: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<OmissionTotals> {
    return toOmissionTotals(await core.omissions.totals(month ? { target_month: month } : {}));
  }

  @Query(() => ExpressionTrialResult, {
    description: "What a theme would find in the last 14 days with a suggested term. Administrators only.",
  })
  async omissionTrial(
    @Arg("id", () => ID, { description: "theme_omission_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ExpressionTrial | Refusal> {
    const wire = await orRefusal(core.omissions.try({ theme_omission_id: id }));
    return wire instanceof Refusal ? wire : toExpressionTrial(wire);
  }

  @UseMiddleware(invalidFormAsData({ decision: "decision" }))
  @Mutation(() => OmissionChangeResult, { description: "Decides about a suggested term. Administrators only." })
  settleOmission(
    @Arg("id", () => ID, { description: "theme_omission_id." }) id: string,
    @Arg("decision", () => OmissionDecision, { description: "The decision." }) decision: Decision,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.omissions.settle({ theme_omission_id: id, decision }));
  }
}
