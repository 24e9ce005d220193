import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import type { Transaction } from "../../db/tenant.ts";
import { type Article, matcher, type PreparedArticle, prepare } from "../expression/evaluate.ts";
import { expand } from "./synonyms.ts";

/** An article that a registered medium may bring; `expression` narrows the medium, null is all of it. */
export interface RegisteredRow {
  contract_id: number;
  article_id: string;
  expression: string | null;
}

/** Articles whose texts are held in memory. */
const AT_ONCE = 500;

const TEXTS = `
  SELECT a.article_id::text AS "articleId", a.title, t.body, a.media_code AS "mediaCode", a.media_name AS "mediaName", a.host
  FROM article a JOIN article_text t USING (article_id) WHERE a.article_id = ANY ($1::bigint[])`;

/** The rows whose articles meet the words of their registration, by the evaluator that says what expressions mean. */
export async function withinWords<Row extends RegisteredRow>(tx: Transaction, rows: readonly Row[]): Promise<Row[]> {
  const asked = [...new Set(rows.flatMap(({ expression, article_id }) => (expression === null ? [] : [article_id])))];
  if (asked.length === 0) return [...rows];
  const tests = await testsOf(tx, rows);
  const met = new Set<Row>();
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const articles = await textsOf(tx, asked.slice(at, at + AT_ONCE));
    for (const row of rows) {
      const article = articles.get(row.article_id);
      if (article && tests.get(keyOf(row))?.(article)) met.add(row);
    }
  }
  return rows.filter((row) => row.expression === null || met.has(row));
}

const keyOf = ({ contract_id, expression }: RegisteredRow): string => `${contract_id} ${expression}`;

/** What cannot be read any more brings nothing. */
async function testsOf(tx: Transaction, rows: readonly RegisteredRow[]) {
  const tests = new Map<string, (article: PreparedArticle) => boolean>();
  for (const row of rows) {
    if (row.expression === null || tests.has(keyOf(row))) continue;
    const parsed = parseExpression(row.expression);
    if (parsed.ok) tests.set(keyOf(row), matcher(await expand(tx, row.contract_id, parsed.expression)));
  }
  return tests;
}

async function textsOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, PreparedArticle>> {
  const rows = await tx.query<Article & { articleId: string }>(TEXTS, [ids]);
  return new Map(rows.map((row) => [row.articleId, prepare(row)]));
}
