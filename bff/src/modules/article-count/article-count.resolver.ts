import "reflect-metadata";
import { ReportPeriodForm } from "@kirinuki/schema/forms/report-period-form.ts";
import { Arg, Ctx, Field, InputType, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { RequestContext } from "../../session/context.ts";
import { type ArticleCountReport, ArticleCountResult, CountStep, toArticleCountReport } from "./article-count.type.ts";

@InputType("ReportPeriodForm", { description: "Period of a report." })
export class ReportPeriodInput extends ReportPeriodForm {
  @Field(() => String, { description: "First day, yyyy-MM-dd." })
  override start!: string;

  @Field(() => String, { description: "Last day, yyyy-MM-dd; at most 366 days in all." })
  override end!: string;
}

/** REST's `method`: 0 by day, anything else by month (spec section 7). */
const METHODS = { DAY: 0, MONTH: 1 } as const;

/** 記事件数レポート (screen 1020). */
@Resolver()
export class ArticleCountResolver {
  @UseMiddleware(invalidFormAsData({ process_date_start: "start", process_date_end: "end" }))
  @Query(() => ArticleCountResult, { description: "Article counts of the contract's themes. Administrators only." })
  async articleCounts(
    @Arg("step", () => CountStep, { description: "Day or month." }) step: CountStep,
    @Arg("period", () => ReportPeriodInput, { description: "The days to count." }) { start, end }: ReportPeriodInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ArticleCountReport> {
    const period = { process_date_start: start, process_date_end: end };
    return toArticleCountReport(await core.search.counts({ method: METHODS[step], ...period }));
  }
}
