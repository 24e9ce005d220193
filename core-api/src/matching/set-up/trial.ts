import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { notOthers } from "../../access/own-article.ts";
import type { Transaction } from "../../db/tenant.ts";
import { addDays, type DayString } from "../../time/tokyo.ts";
import { notExcluded } from "./excluded-domains.ts";
import type { ArticleToMatch } from "./matcher.ts";
import { PlainMatcher } from "./plain-matcher.ts";
import { expand } from "./synonyms.ts";

/** How far back a trial looks, and at how many articles at most: what shows whether an expression is too wide or finds nothing. */
const DAYS = 14;
const MOST_ARTICLES = 5_000;
/** An expression of thousands of terms is tried on fewer articles. */
const MOST_MS = 3_000;
/** Read at a time, so that others get their turn and long texts do not fill the memory. */
const PAGE_SIZE = 50;
/** No contract: only the general synonyms are used. */
const NOBODY = 0;

export interface TrialRequest {
  section: DataSection;
  /** Whose excluded domains are left out; absent: nobody's. */
  contractId?: number;
  /** Today in Tokyo. */
  today: DayString;
}

export interface TrialHit {
  articleId: string;
  searchWords: readonly string[];
}

/** `hits` newest first; all of them, of the `read` newest articles that came in on `since` or later. */
export interface Trial {
  read: number;
  hits: TrialHit[];
  since: DayString;
}

interface Row {
  article_id: string;
  title: string;
  body: string;
  media_code: string;
  media_name: string;
  host: string | null;
}

const PAGE = `
  SELECT a.article_id::text, a.title, t.body, a.media_code, a.media_name, a.host
  FROM article a JOIN article_text t USING (article_id)
  WHERE a.data_section = $1 AND a.article_id < $2::bigint AND a.article_id >= to_char($3::date - 1, 'YYYYMM')::bigint * 1000000000
    AND (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date >= $3 AND a.withdrawn_at IS NULL
    AND ${notOthers("$4::int")} AND ($4::int IS NULL OR ${notExcluded("$4")})
  ORDER BY a.article_id DESC LIMIT $5`;

const NEWEST = "999999999999999999";

/** What an expression would have found in the recent collection, by the very evaluator that matching is measured against. */
export async function tryExpression(tx: Transaction, expression: Expression, request: TrialRequest): Promise<Trial> {
  const { section, contractId, today } = request;
  const meant = await expand(tx, contractId ?? NOBODY, expression);
  const matcher = new PlainMatcher([{ contractId: NOBODY, themeId: 0, dataSection: null, expression: meant }]);
  const since = addDays(today, 1 - DAYS);
  const trial: Trial = { read: 0, hits: [], since };
  const end = performance.now() + MOST_MS;
  for (let before = NEWEST; trial.read < MOST_ARTICLES && performance.now() < end; ) {
    const rows = await tx.query<Row>(PAGE, [section, before, since, contractId ?? null, PAGE_SIZE]);
    const found = matcher.match(rows.map((row) => toMatch(row, section)));
    trial.hits.push(...found.map(({ articleId, searchWords }) => ({ articleId, searchWords })));
    trial.read += rows.length;
    before = rows.at(-1)?.article_id ?? before;
    if (rows.length < PAGE_SIZE) break;
  }
  return trial;
}

const toMatch = (row: Row, dataSection: DataSection): ArticleToMatch => ({
  articleId: row.article_id,
  dataSection,
  title: row.title,
  body: row.body,
  mediaCode: row.media_code,
  mediaName: row.media_name,
  host: row.host,
});
