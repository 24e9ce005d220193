import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import { type PreparedArticle, prepare } from "../expression/evaluate.ts";
import { prominenceOf } from "../expression/prominence.ts";
import { LOCK_CONTRACTS } from "./lock-contracts.ts";

interface Key {
  readonly contractId: number;
  readonly themeId: number;
  readonly articleId: string;
}

interface Row {
  contract_id: number;
  theme_id: number;
  article_id: string;
  search_word: string[];
}

const OPEN = `
  SELECT t.contract_id, t.theme_id, t.article_id::text, t.search_word
  FROM json_to_recordset($1::json) AS k(contract_id int, theme_id int, article_id bigint)
  JOIN theme_article t USING (contract_id, article_id, theme_id) WHERE t.prominence IS NULL`;

const TEXTS = `
  SELECT a.article_id::text, a.title, coalesce(t.body, '') AS body
  FROM article a LEFT JOIN article_text t ON t.article_id = a.article_id AND t.article_id = ANY ($1::bigint[])
  WHERE a.article_id = ANY ($1::bigint[])`;

const DECIDE = `
  UPDATE theme_article t SET prominence = d.prominence
  FROM json_to_recordset($1::json) AS d(contract_id int, theme_id int, article_id bigint, prominence smallint)
  WHERE t.contract_id = d.contract_id AND t.article_id = d.article_id AND t.theme_id = d.theme_id AND t.prominence IS NULL`;

/**
 * Grades those of these hits that have no grade yet, by their words and the text as it stands. The caller holds their contracts' rows.
 * @returns how many
 */
export async function settleProminence(tx: Transaction, keys: readonly Key[]): Promise<number> {
  if (keys.length === 0) return 0;
  const named = keys.map(({ contractId, themeId, articleId }) => ({
    ...{ contract_id: contractId, theme_id: themeId, article_id: articleId },
  }));
  const open = await tx.query<Row>(OPEN, [JSON.stringify(named)]);
  const texts = await textsOf(tx, [
    ...new Set(open.flatMap(({ search_word, article_id }) => (search_word.length > 0 ? [article_id] : []))),
  ]);
  const decided = open.map(({ search_word, ...key }) => {
    const text = texts.get(key.article_id);
    return { ...key, prominence: text && search_word.length > 0 ? prominenceOf(search_word, text) : 0 };
  });
  if (decided.length > 0) await tx.query(DECIDE, [JSON.stringify(decided)]);
  return decided.length;
}

async function textsOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, PreparedArticle>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ article_id: string; title: string; body: string }>(TEXTS, [ids]);
  return new Map(
    rows.map(({ article_id, title, body }) => [
      article_id,
      prepare({ title, body, mediaCode: null, mediaName: null, host: null }),
    ]),
  );
}

/** Hits graded in one transaction, and in one run of the job. */
const AT_ONCE = 500;
const MOST_BATCHES = 100;

/** The newest first: they are looked at. */
const UNDECIDED = `
  SELECT contract_id AS "contractId", theme_id AS "themeId", article_id::text AS "articleId" FROM theme_article
  WHERE prominence IS NULL ORDER BY process_date DESC, article_id DESC LIMIT ${AT_ONCE}`;

/** Grades hits that were found before there were grades. @returns how many */
export async function settleUndecided(scope: Pick<TransactionScope, "shared">): Promise<number> {
  let settled = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const done = await scope.shared("write", async (tx) => {
      const keys = await tx.query<Key>(UNDECIDED);
      if (keys.length === 0) return 0;
      await tx.query(LOCK_CONTRACTS, [[...new Set(keys.map(({ contractId }) => contractId))]]);
      return settleProminence(tx, keys);
    });
    settled += done;
    if (done === 0) break;
  }
  return settled;
}
