import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { besideWords } from "./beside-words.ts";

/** Days of themes a transaction: whoever writes hits of one of them waits for it. */
const AT_ONCE = 50;
/** Words kept of a theme's day and source; rarer ones would only cost. */
const MOST_WORDS = 60;

const TAKE_DUE = `
  WITH taken AS (
    DELETE FROM theme_words_due d USING (
      SELECT contract_id, theme_id, process_date FROM theme_words_due ORDER BY process_date DESC LIMIT $1 FOR UPDATE SKIP LOCKED) due
    WHERE (d.contract_id, d.theme_id, d.process_date) = (due.contract_id, due.theme_id, due.process_date)
    RETURNING d.*)
  SELECT contract_id, theme_id, process_date::text FROM taken`;

interface DueDay {
  contract_id: number;
  theme_id: number;
  process_date: string;
}

const DUE = "json_to_recordset($1::json) AS due(contract_id int, theme_id int, process_date date)";

const ARTICLES = `
  SELECT ta.contract_id, ta.theme_id, ta.process_date::text, ta.data_section, ta.search_word AS terms, a.title, a.lead
  FROM ${DUE} JOIN theme_article ta USING (contract_id, theme_id, process_date)
  CROSS JOIN LATERAL (SELECT title, lead FROM article WHERE article_id = ta.article_id OFFSET 0) a
  WHERE ta.disp_status = 0 AND ${NOT_WITHDRAWN}`;

interface ArticleRow extends DueDay {
  data_section: number;
  terms: string[];
  title: string;
  lead: string;
}

const FORGET = `
  DELETE FROM theme_day_words w USING ${DUE}
  WHERE (w.contract_id, w.theme_id, w.process_date) = (due.contract_id, due.theme_id, due.process_date)`;

const KEEP = `
  INSERT INTO theme_day_words (contract_id, theme_id, process_date, data_section, words)
  SELECT contract_id, theme_id, process_date, data_section, words
  FROM json_to_recordset($1::json) AS w(contract_id int, theme_id int, process_date date, data_section smallint, words jsonb)`;

/** Counts the words of the days that are due, the newest first, until none is. @returns the number of days */
export async function countDueWords(scope: Pick<TransactionScope, "shared">): Promise<number> {
  let days = 0;
  for (;;) {
    const counted = await scope.shared("write", countSome);
    days += counted;
    if (counted < AT_ONCE) return days;
  }
}

async function countSome(tx: Transaction): Promise<number> {
  const due = await tx.query<DueDay>(TAKE_DUE, [AT_ONCE]);
  if (due.length === 0) return 0;
  const days = JSON.stringify(due);
  const articles = await tx.query<ArticleRow>(ARTICLES, [days]);
  await tx.query(FORGET, [days]);
  const bySource = Map.groupBy(articles, ({ contract_id, theme_id, process_date, data_section }) =>
    [contract_id, theme_id, process_date, data_section].join(" "),
  );
  const rows = [...bySource.values()].flatMap((of) => (of[0] ? [{ ...keyOf(of[0]), words: countedWords(of) }] : []));
  await tx.query(KEEP, [JSON.stringify(rows)]);
  return due.length;
}

const keyOf = ({ contract_id, theme_id, process_date, data_section }: ArticleRow) => ({
  ...{ contract_id, theme_id, process_date, data_section },
});

function countedWords(articles: readonly ArticleRow[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const article of articles)
    for (const word of besideWords(article)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, MOST_WORDS);
  return Object.fromEntries(most);
}
