import type { Transaction, TransactionScope } from "../db/tenant.ts";
import { ArchiveAway, type ArchiveServers } from "./archive/archive-server.ts";
import { writeArchived } from "./archive/write-archived.ts";
import { tidy } from "./recent-rows.ts";
import { removeSearchRows, writeSearchRows } from "./search-rows.ts";
import { type KnownTerms, TermDirectory } from "./term-directory.ts";
import { activateTerms } from "./term-upkeep.ts";

const PAGE_SIZE = 200;
/** Articles between two moves of what was inserted into the index proper. */
const TIDY_EVERY = 5_000;

/** Before any article: the term is known of all. */
const ALWAYS = "0001-01-01";

/** Locked against corrections, which index anew what they change. */
const PAGE = `
  SELECT a.article_id::text AS "articleId", a.title, coalesce(t.body, '') AS body, a.media_code AS "mediaCode",
    a.media_name AS "mediaName", a.host
  FROM article a LEFT JOIN article_text t ON t.article_id = a.article_id
  WHERE a.article_id IN (SELECT article_id FROM article WHERE article_id > $1::bigint AND article_id <= $2::bigint
    ORDER BY article_id LIMIT ${PAGE_SIZE})
  ORDER BY a.article_id FOR SHARE OF a`;

interface PageRow {
  articleId: string;
  title: string;
  body: string;
  mediaCode: string;
  mediaName: string;
  host: string | null;
}

/**
 * Indexes every stored article anew, with every term known today; repeatable, and safe beside ingest. For articles from before
 * there was a search, and so that the words of new themes are quick in old weeks too.
 * @param archives where articles of archived weeks are indexed; null: they wait for a worker
 * @returns how many articles were indexed
 * @throws ArchiveAway: nothing is lost, but the whole is to be done again
 */
export async function reindex(
  scope: TransactionScope,
  archives: ArchiveServers | null = null,
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  await activateTerms(scope);
  const { terms, last, total } = await scope.shared("write", prepareReindex);
  let [after, done, untidied] = ["0", 0, 0];
  for (;;) {
    const page = await scope.shared("write", (tx) => indexPage(tx, after, last, terms));
    if (page.length === 0) break;
    after = page.at(-1) ?? after;
    done += page.length;
    untidied += page.length;
    if (untidied >= TIDY_EVERY) {
      await tidyAll(scope, archives);
      untidied = 0;
    }
    onProgress?.(done, total);
  }
  await tidyAll(scope, archives);
  await scope.shared("write", async (tx) => {
    await tx.query("UPDATE search_term SET indexed_since = $1 WHERE term_id = ANY ($2::int[])", [ALWAYS, terms.ids]);
    await tx.query("UPDATE search_state SET filled = true");
  });
  return done;
}

async function tidyAll(scope: TransactionScope, archives: ArchiveServers | null): Promise<void> {
  await tidy(scope);
  if (archives === null) return;
  const { away } = await writeArchived(scope, archives);
  if (away.length > 0) throw new ArchiveAway(away.join(", "), "it does not take what is indexed");
}

async function prepareReindex(tx: Transaction) {
  await tx.query(`SELECT ensure_search_weeks((min(arrived_at) AT TIME ZONE 'Asia/Tokyo')::date,
    (max(arrived_at) AT TIME ZONE 'Asia/Tokyo')::date) FROM article HAVING count(*) > 0`);
  const [end] = await tx.query<{ last: string; total: number }>(
    "SELECT coalesce(max(article_id), 0)::text AS last, count(*)::int AS total FROM article",
  );
  return { terms: await new TermDirectory().current(tx), last: end?.last ?? "0", total: end?.total ?? 0 };
}

async function indexPage(tx: Transaction, after: string, last: string, terms: KnownTerms): Promise<string[]> {
  const rows = await tx.query<PageRow>(PAGE, [after, last]);
  const articleIds = rows.map(({ articleId }) => articleId);
  await removeSearchRows(tx, articleIds);
  await writeSearchRows(tx, rows, terms);
  return articleIds;
}
