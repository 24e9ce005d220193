import type { Transaction, TransactionScope } from "../db/tenant.ts";
import { rightholderOf } from "./rightholder.ts";

const PAGE_SIZE = 500;

/** Held against corrections, which decide it themselves. $1 the last article of the page before. */
const PAGE = `
  SELECT a.article_id::text AS "articleId", a.media_name AS "mediaName", t.body
  FROM article a JOIN article_text t USING (article_id)
  WHERE a.article_id > $1::bigint AND a.rightholder IS NULL ORDER BY a.article_id LIMIT ${PAGE_SIZE} FOR NO KEY UPDATE OF a`;

const UPDATE = `
  UPDATE article a SET rightholder = n.rightholder
  FROM unnest($1::bigint[], $2::text[]) AS n(article_id, rightholder) WHERE a.article_id = n.article_id`;

interface PageRow {
  articleId: string;
  mediaName: string;
  body: string;
}

/**
 * Finds the agencies that stored texts credit: for articles from before rightholders were kept, and after an agency was added to the list.
 * Whom an article has already stays. Repeatable, and safe beside ingest.
 * @returns how many articles got one
 */
export async function decideRightholders(scope: TransactionScope): Promise<number> {
  let decided = 0;
  for (let after: string | undefined = "0"; after !== undefined; ) {
    const from: string = after;
    const page = await scope.shared("write", (tx) => decidePage(tx, from));
    decided += page.decided;
    after = page.last;
  }
  return decided;
}

async function decidePage(tx: Transaction, after: string): Promise<{ last: string | undefined; decided: number }> {
  const rows = await tx.query<PageRow>(PAGE, [after]);
  const found = rows.flatMap(({ articleId, mediaName, body }) => {
    const rightholder = rightholderOf(null, body, mediaName);
    return rightholder === null ? [] : [{ articleId, rightholder }];
  });
  if (found.length > 0) {
    await tx.query(UPDATE, [found.map(({ articleId }) => articleId), found.map(({ rightholder }) => rightholder)]);
  }
  return { last: rows.at(-1)?.articleId, decided: found.length };
}
