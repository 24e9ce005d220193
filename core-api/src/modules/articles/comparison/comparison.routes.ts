import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { resolveSelection } from "../../../access/selection.ts";
import { oneChunk } from "../../../csv/one-chunk.ts";
import { sendTable } from "../../../csv/send-table.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { ADMINS, ANY_USER, type Router } from "../../../http/route.ts";
import { daysOf, periodOf } from "../../../period/period.ts";
import type { Clock } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { readComparedArticles } from "./compared-articles.read-model.ts";
import { readComparedCounts } from "./compared-counts.read-model.ts";
import { dayColumns, figureColumns } from "./comparison.columns.ts";
import {
  type ComparedWire,
  comparedArticlesSchema,
  comparedSchema,
  comparisonSchema,
  toCompared,
  toComparison,
} from "./comparison.dto.ts";
import {
  ComparisonArticlesQuery,
  ComparisonBody,
  ComparisonDownloadQuery,
  ComparisonQuery,
  RemovedComparisonBody,
} from "./comparison.form.ts";
import { readComparisons, type StoredColumn } from "./comparison.repository.ts";
import { demandComparison, removeComparison, saveComparison } from "./comparison.service.ts";
import type { ComparedSubject } from "./comparison-hits.ts";

interface Reader {
  tx: Transaction;
  actor: Actor;
}

async function subjectOf(
  { tx, actor }: Reader,
  columns: readonly StoredColumn[],
  period: ComparedSubject["period"],
): Promise<ComparedSubject> {
  const selections: ComparedSubject["selections"][number][] = [];
  for (const { data_kbn, id } of columns) selections.push(await resolveSelection(tx, actor, { kind: data_kbn, id }));
  return { contractId: actor.contractId, selections, sections: actor.sections, period };
}

/** @throws AppError NOT_FOUND, INVALID_FIELDS for a faulty period */
async function compare(reader: Reader, query: ComparisonQuery, clock: Clock): Promise<ComparedWire> {
  const period = periodOf(query, clock);
  const stored = await demandComparison(reader.tx, reader.actor, query.comparison_id);
  return toCompared(
    stored,
    period,
    await readComparedCounts(reader.tx, await subjectOf(reader, stored.columns, period)),
  );
}

/** GET /comparisons, /comparison, /comparison_download, /comparison_articles, PUT and DELETE /comparison (our addition to api.md). */
export function comparisonRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/comparisons",
    allow: ANY_USER,
    summary: "Comparisons of the contract by name, with what of them the caller may browse",
    data: Type.Object({ comparisons: Type.Array(comparisonSchema) }),
    run: async ({ tx, actor }) => ({ comparisons: (await readComparisons(tx, actor)).map(toComparison) }),
  });

  router.user({
    method: "GET",
    path: "/comparison",
    allow: ANY_USER,
    summary: "What is compared side by side: articles, stories, first pages, sources, prominence, tone, days, media",
    query: ComparisonQuery,
    data: comparedSchema,
    run: ({ tx, actor, query }) => compare({ tx, actor }, query, clock),
  });

  router.user({
    method: "GET",
    path: "/comparison_articles",
    allow: ANY_USER,
    summary: "The articles that a figure of a comparison counts, of the period or of one day, latest first",
    query: ComparisonArticlesQuery,
    data: comparedArticlesSchema,
    run: async ({ tx, actor, query }) => {
      const { data_kbn, id, figure, page, page_size: size, process_date: day } = query;
      const period = day === undefined ? periodOf(query, clock) : { start: day, end: day };
      const { columns } = await demandComparison(tx, actor, query.comparison_id);
      const column = columns.find((each) => each.data_kbn === data_kbn && each.id === id);
      if (!column) throw new AppError("NOT_FOUND");
      const subject = await subjectOf({ tx, actor }, [column], period);
      const { articles, count } = await readComparedArticles(tx, subject, { figure, page, size });
      return { article_info: articles.map(({ theme_names: _, ...article }) => article), article_count: count };
    },
  });

  router.user({
    method: "GET",
    path: "/comparison_download",
    allow: ANY_USER,
    summary: "A comparison as one file: a row for what is compared with its figures, or a row a day",
    query: ComparisonDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const compared = await compare({ tx, actor }, query, clock);
      const {
        comparison_id,
        comparison_name,
        column_info,
        process_date_start: start,
        process_date_end: end,
      } = compared;
      const byDay = query.table === "days";
      const names = [
        `競合比較_${comparison_name}${byDay ? "_日別" : ""}`,
        `comparison_${comparison_id}${byDay ? "_days" : ""}`,
      ] as const;
      const wish = { ...query, names, days: `${start}_${end}` };
      const sheetName = "競合比較";
      if (!byDay)
        return sendTable(reply, { sheetName, columns: figureColumns(column_info), rows: oneChunk(column_info) }, wish);
      const days = daysOf({ start, end }).map((day, at) => ({
        day,
        counts: column_info.map(({ counts }) => counts[at] ?? 0),
      }));
      return sendTable(reply, { sheetName, columns: dayColumns(compared), rows: oneChunk(days) }, wish);
    },
  });

  router.user({
    method: "PUT",
    path: "/comparison",
    allow: ADMINS,
    summary: "Add a comparison of 2 to 10 themes, theme groups and topics, or replace its name and columns",
    body: ComparisonBody,
    data: comparisonSchema,
    run: async ({ tx, actor, body, request }) =>
      toComparison(await saveComparison({ tx, actor, clock, requestId: request.id }, body)),
  });

  router.user({
    method: "DELETE",
    path: "/comparison",
    allow: ADMINS,
    summary: "Delete a comparison",
    body: RemovedComparisonBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await removeComparison({ tx, actor, clock, requestId: request.id }, body.comparison_id, body.version);
      return {};
    },
  });
}
