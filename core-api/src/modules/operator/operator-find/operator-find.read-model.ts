import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { and, term, within } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { ArticleSearch } from "../../../search/article-search.ts";
import { addDays, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { wordPatterns } from "../../people/user/user.read-model.ts";
import type { LifeArticle } from "../article-life/article-life.dto.ts";

/** Rows of each kind: whoever sees more of them types on. */
export const MOST_OF_A_KIND = 6;
/** Headlines are looked for in so many days. */
const HEADLINE_DAYS = 31;
/** No contract: what came by contracts' own feeds is found by its id alone. */
const NOBODY = 0;

export interface FoundTheme {
  contract_id: string;
  company_name: string;
  theme_id: string;
  theme_name: string;
}

const THEMES = `
  SELECT t.contract_id::text, c.company_name, t.theme_id::text, t.theme_name FROM theme t JOIN contract c USING (contract_id)
  WHERE c.deleted_at IS NULL AND (t.theme_name ILIKE ALL ($1::text[]) OR t.theme_id::text = $2)
  ORDER BY t.theme_id::text = $2 DESC, length(t.theme_name), t.theme_id LIMIT ${MOST_OF_A_KIND}`;

/** Themes of all contracts with the id, or whose name has the words; the shortest names first. */
export const findThemes = (tx: Transaction, keyword: string): Promise<FoundTheme[]> =>
  tx.query<FoundTheme>(THEMES, [wordPatterns(keyword), keyword]);

const ARTICLE_ID = /^\d{15}$/;

type Row = Omit<LifeArticle, "arrived_datetime"> & { arrived_at: Date };

const ARTICLES = `
  SELECT a.article_id::text, a.data_section, a.title, a.media_name, a.published_on::text AS issue_date, a.arrived_at
  FROM unnest($1::bigint[]) WITH ORDINALITY AS f(article_id, place) JOIN article a USING (article_id) ORDER BY f.place`;

/** The article with the id; else the newest of a month whose headline has the words. */
export async function findHeadlines(
  { tx, search, now }: { tx: Transaction; search: ArticleSearch; now: Date },
  keyword: string,
): Promise<LifeArticle[]> {
  const ids = ARTICLE_ID.test(keyword) ? [keyword] : await findByWords({ tx, search, now }, keyword);
  const rows = ids.length === 0 ? [] : await tx.query<Row>(ARTICLES, [ids]);
  return rows.map(({ arrived_at, ...article }) => ({ ...article, arrived_datetime: tokyoDateTime(arrived_at) }));
}

async function findByWords(
  { tx, search, now }: { tx: Transaction; search: ArticleSearch; now: Date },
  keyword: string,
): Promise<string[]> {
  const words = keyword.split(/[\s\u3000]+/).filter((word) => norm(word) !== "");
  if (words.length === 0) return [];
  const today = tokyoDay(now);
  const { entries } = await search.find(tx, {
    contractId: NOBODY,
    expression: within("title", and(words.map(term))),
    source: null,
    period: { start: addDays(today, 1 - HEADLINE_DAYS), end: today },
    issued: {},
    sections: DATA_SECTIONS,
    sort: null,
    page: 1,
    pageSize: MOST_OF_A_KIND,
  });
  return entries.map(({ articleId }) => articleId);
}
