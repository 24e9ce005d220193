import { IsOptional } from "class-validator";
import { type Static, Type } from "typebox";
import { CodeField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { type CountRow, type CountStep, readArticleCounts } from "./article-count.read-model.ts";

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
  mc_info: countsSchema,
  mc_header: headerSchema,
  sc_info: countsSchema,
  sc_header: headerSchema,
  magazine_info: countsSchema,
  magazine_header: headerSchema,
  web_info: countsSchema,
  web_header: headerSchema,
});

const HEADERS = { day: "処理日", month: "処理月" } as const;

function headerOf(rows: readonly CountRow[], section: number, step: CountStep): string[] {
  const themes = rows.filter((row) => row.data_section === section).flatMap((row) => row.themes);
  const inOrder = themes.toSorted((a, b) => a.display_order - b.display_order || a.theme_id - b.theme_id);
  const names = new Map(inOrder.map(({ theme_id, theme_name }) => [theme_id, theme_name]));
  return [HEADERS[step], "テーマ数", "記事数", ...names.values()];
}

function toWire(rows: readonly CountRow[], section: number): Static<typeof countsSchema> {
  return rows
    .filter((row) => row.data_section === section)
    .map(({ process_date, article_count, themes }) => ({
      process_date,
      theme_count: themes.length,
      article_count,
      theme_info: themes.map(({ theme_name, theme_article_count }) => ({ theme_name, theme_article_count })),
    }));
}

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
      const step = query.method === 0 ? "day" : "month";
      const rows = await readArticleCounts(tx, actor.contractId, period, actor.sections, step);
      return {
        mc_info: toWire(rows, 1),
        mc_header: headerOf(rows, 1, step),
        sc_info: toWire(rows, 2),
        sc_header: headerOf(rows, 2, step),
        magazine_info: toWire(rows, 5),
        magazine_header: headerOf(rows, 5, step),
        web_info: toWire(rows, 3),
        web_header: headerOf(rows, 3, step),
      };
    },
  });
}
