import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { ReportPeriodInput } from "../article-count/article-count.resolver.ts";
import { ComparedThingInput, ComparisonInput } from "./comparison.input.ts";
import { toCompared, toComparedArticles, toComparison } from "./comparison.mapper.ts";
import {
  ComparedArticles,
  ComparedFigure,
  type ComparedPeriod,
  Comparison,
  ComparisonResult,
  SaveComparisonResult,
} from "./comparison.type.ts";

const WIRE_NAMES = { comparison_name: "name", column_info: "columns", version: "version" } as const;
const PAGE_SIZE = 20;

/** 競合比較 (screen comparison). */
@Resolver()
export class ComparisonResolver {
  @Query(() => [Comparison], {
    description: "Comparisons of the contract by name, as far as the user may browse them.",
  })
  async comparisons(@Ctx() { core }: RequestContext): Promise<Comparison[]> {
    return (await core.comparisons.list()).comparisons.map(toComparison);
  }

  @UseMiddleware(invalidFormAsData({ process_date_start: "start", process_date_end: "end" }))
  @Query(() => ComparisonResult, {
    nullable: true,
    description: "A comparison over a period; null for one that the user does not see.",
  })
  async comparison(
    @Arg("id", () => ID, { description: "comparison_id." }) id: string,
    @Arg("period", () => ReportPeriodInput, { description: "The days." }) { start, end }: ReportPeriodInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ComparedPeriod | null> {
    const asked = { comparison_id: id, process_date_start: start, process_date_end: end };
    const wire = await unlessUnknown(core.comparisons.one(asked), null);
    return wire && toCompared(wire);
  }

  @Query(() => ComparedArticles, {
    nullable: true,
    description:
      "A page of 20 articles that a figure counts; null for a comparison or column that the user does not see.",
  })
  async comparedArticles(
    @Arg("id", () => ID, { description: "comparison_id." }) id: string,
    @Arg("column", () => ComparedThingInput, { description: "Whose figure." }) column: ComparedThingInput,
    @Arg("figure", () => ComparedFigure, { description: "What it counts." }) figure: ComparedFigure,
    @Arg("period", () => ReportPeriodInput, { description: "The days." }) { start, end }: ReportPeriodInput,
    @Arg("page", () => Int, { description: "Page, from 1.", defaultValue: 1 }) page: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ComparedArticles | null> {
    const asked = {
      ...{ comparison_id: id, data_kbn: column.dataKbn, id: column.id, figure, page, page_size: PAGE_SIZE },
      ...{ process_date_start: start, process_date_end: end },
    };
    const wire = await unlessUnknown(core.comparisons.articles(asked), null);
    return wire && toComparedArticles(wire);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SaveComparisonResult, { description: "Adds a comparison, or changes one. Administrators only." })
  async saveComparison(
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => ComparisonInput, { description: "The comparison." }) form: ComparisonInput,
    @Ctx() { core }: RequestContext,
  ): Promise<Comparison | Refusal | VersionConflict> {
    const { name, columns, version } = form;
    const saved = await orConflict(
      core.comparisons.save({
        ...(id && { comparison_id: id }),
        ...(version && { version }),
        comparison_name: name,
        column_info: columns.map(({ dataKbn, id: of }) => ({ data_kbn: dataKbn, id: of })),
      }),
    );
    return isNotSaved(saved) ? saved : toComparison(saved);
  }

  @Mutation(() => ChangeResult, { description: "Deletes a comparison. Administrators only." })
  removeComparison(
    @Arg("id", () => ID, { description: "comparison_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.comparisons.remove({ comparison_id: id, version }));
  }
}
