import { IsOptional } from "class-validator";
import { type Static, Type } from "typebox";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { sendTable } from "../../../csv/send-table.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { CodeField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { countFile, headerOf, overAllSources, type StepCounts } from "./article-count.columns.ts";
import { type CountStep, readArticleCounts } from "./article-count.read-model.ts";

/** method 0: by day; anything else: by month (spec section 7). */
class ArticleCountQuery extends PeriodQuery {
  @IsOptional() @CodeField("集計方法", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) method = 0;
}

const countsSchema = Type.Array(
  Type.Object({
    process_date: Type.String(),
    theme_count: Type.Integer(),
    article_count: Type.Integer(),
    theme_info: Type.Array(Type.Object({ theme_name: Type.String(), theme_article_count: Type.Integer() })),
  }),
);
/** Column headers of one data set: the day or month, both counts, then each theme that has a count in it. */
const headerSchema = Type.Array(Type.String());
const articleCountSchema = Type.Object({
  all_info: countsSchema,
  all_header: headerSchema,
  mc_info: countsSchema,
  mc_header: headerSchema,
  sc_info: countsSchema,
  sc_header: headerSchema,
  magazine_info: countsSchema,
  magazine_header: headerSchema,
  web_info: countsSchema,
  web_header: headerSchema,
});

/** GET /article_count_download: the same, and how the file is written. */
class ArticleCountDownloadQuery extends ArticleCountQuery {
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

const toWire = (rows: readonly StepCounts[]): Static<typeof countsSchema> =>
  rows.map(({ process_date, article_count, themes }) => ({
    process_date,
    theme_count: themes.length,
    article_count,
    theme_info: themes.map(({ theme_name, theme_article_count }) => ({ theme_name, theme_article_count })),
  }));

/** GET /article_count (api.md, Administration). */
export function articleCountRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/article_count",
    allow: ADMINS,
    summary: "Number of articles of the contract's themes, by source and day or month",
    query: ArticleCountQuery,
    data: articleCountSchema,
    run: async ({ tx, actor, query }) => {
      const period = periodOf(query, clock);
      const step = stepOf(query);
      const rows = await readArticleCounts(tx, actor.contractId, period, actor.sections, step);
      const of = (section: number) => rows.filter((row) => row.data_section === section);
      const all = overAllSources(rows);
      return {
        all_info: toWire(all),
        all_header: headerOf(all, step),
        mc_info: toWire(of(1)),
        mc_header: headerOf(of(1), step),
        sc_info: toWire(of(2)),
        sc_header: headerOf(of(2), step),
        magazine_info: toWire(of(5)),
        magazine_header: headerOf(of(5), step),
        web_info: toWire(of(3)),
        web_header: headerOf(of(3), step),
      };
    },
  });

  router.user({
    method: "GET",
    path: "/article_count_download",
    allow: ADMINS,
    summary: "Number of articles as one file: a row for each source and day or month, with a column for each theme",
    query: ArticleCountDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const period = periodOf(query, clock);
      const step = stepOf(query);
      const counts = await readArticleCounts(tx, actor.contractId, period, actor.sections, step);
      const table = { sheetName: "記事件数", ...countFile(counts, step) };
      const days = `${period.start}_${period.end}`;
      return sendTable(reply, table, { ...query, names: ["記事件数レポート", "article_count"], days });
    },
  });
}

const stepOf = ({ method }: ArticleCountQuery): CountStep => (method === 0 ? "day" : "month");
