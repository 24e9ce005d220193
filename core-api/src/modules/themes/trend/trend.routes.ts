import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { resolveSelection } from "../../../access/selection.ts";
import { sendTable } from "../../../csv/send-table.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { type SelectionQuery, selectionOf } from "../theme/selection.form.ts";
import { COMPARED_COLUMNS, TREND_COLUMNS } from "./trend.columns.ts";
import { toDays, toHours, toMedia, toWords, trendLinesSchema, trendSchema } from "./trend.dto.ts";
import { TrendDownloadQuery, TrendQuery } from "./trend.form.ts";
import type { TrendOf } from "./trend.read-model.ts";
import { readTrendDays, readTrendHours, readTrendMedia, readTrendWithdrawn, readTrendWords } from "./trend.service.ts";
import { laidBeside, readComparison } from "./trend-comparison.ts";
import { readTrendLines } from "./trend-lines.read-model.ts";
import { readThemeName } from "./trend-theme.read-model.ts";

/**
 * The theme that a call names.
 * @throws AppError INVALID_FIELDS where it names none, NOT_FOUND where the user may not browse it
 */
async function themeOf(tx: Transaction, actor: Actor, query: SelectionQuery): Promise<TrendOf> {
  const selection = selectionOf(query);
  if (selection?.kind !== DATA_KBN.theme)
    throw invalidFields([{ field: "data_kbn", message: "推移を見るテーマを指定してください。" }]);
  await resolveSelection(tx, actor, selection);
  return { contractId: actor.contractId, themeId: Number(selection.id), sections: actor.sections };
}

/** GET /trend, /trend_download, /trend_lines (api.md, Shapes). */
export function trendRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/trend",
    allow: ANY_USER,
    summary: "A theme's articles by day, hour and medium, its spikes and the words that rose",
    query: TrendQuery,
    data: trendSchema,
    run: async ({ tx, actor, query }) => {
      const period = periodOf(query, clock);
      const of = await themeOf(tx, actor, query);
      const withdrawn = await readTrendWithdrawn(tx, of, period);
      const media = await readTrendMedia(tx, of, period, withdrawn);
      const { page, page_size: size } = query;
      return {
        theme_id: String(of.themeId),
        theme_name: await readThemeName(tx, of),
        days: toDays(await readTrendDays(tx, of, period, query.sensitivity, withdrawn)),
        hours: query.unit === "hour" ? toHours(await readTrendHours(tx, of, period, withdrawn)) : [],
        media: toMedia(media.slice((page - 1) * size, page * size)),
        media_count: media.length,
        ...toWords(await readTrendWords(tx, of, period)),
      };
    },
  });

  router.user({
    method: "GET",
    path: "/trend_download",
    allow: ANY_USER,
    summary: "The days of a theme's trend as one file, beside another theme or period if asked for",
    query: TrendDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const period = periodOf(query, clock);
      const of = await themeOf(tx, actor, query);
      const withdrawn = await readTrendWithdrawn(tx, of, period);
      const days = await readTrendDays(tx, of, period, query.sensitivity, withdrawn);
      const comparison = await readComparison(tx, actor, query, { of, period });
      const sheetName = "記事数の推移";
      const names = [`${sheetName}_${await readThemeName(tx, of)}`, `trend_${of.themeId}`] as const;
      const wish = { ...query, names, days: `${period.start}_${period.end}` };
      if (comparison === null)
        return sendTable(reply, { sheetName, columns: TREND_COLUMNS, rows: inOneBatch(days) }, wish);
      const rows = inOneBatch(laidBeside(days, comparison));
      return sendTable(reply, { sheetName, columns: COMPARED_COLUMNS, rows }, wish);
    },
  });

  router.user({
    method: "GET",
    path: "/trend_lines",
    allow: ANY_USER,
    summary: "Number of articles on each of the last 14 days, for every theme that the user may browse",
    data: trendLinesSchema,
    run: async ({ tx, actor }) => {
      const period = periodOf({}, clock);
      const lines = await readTrendLines(tx, actor, period);
      return {
        process_date_start: period.start,
        process_date_end: period.end,
        lines: lines.map(({ themeId, counts }) => ({ theme_id: themeId, counts })),
      };
    },
  });
}

/** All rows as one batch of a table. */
async function* inOneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
