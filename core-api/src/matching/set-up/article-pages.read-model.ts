import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { ArticleToMatch } from "./matcher.ts";

/** A stored article with the version that was read, so that a correction in between shows. */
export interface StoredArticle extends ArticleToMatch {
  readonly version: number;
}

/** Of text in one page, without its last article: so much is held in memory whatever articles are like. */
const PAGE_BYTES = 4_000_000;

interface Row {
  article_id: string;
  data_section: DataSection;
  title: string;
  body: string;
  media_code: string;
  media_name: string;
  host: string | null;
  own_contract_id: number | null;
  version: number;
}

/** How long a text is says its row already, before it is read. */
const PAGE = `
  SELECT * FROM (
    SELECT a.*, t.body, sum(octet_length(t.body)) OVER (ORDER BY a.id) - octet_length(t.body) AS bytes_before
    FROM (SELECT article_id::text, article_id AS id, data_section, title, media_code, media_name, host, own_contract_id, version FROM article
          WHERE article_id > $1::bigint AND article_id <= $2::bigint AND withdrawn_at IS NULL ORDER BY article_id LIMIT $3) a
    JOIN article_text t ON t.article_id = a.id) p
  WHERE p.bytes_before < ${PAGE_BYTES} ORDER BY p.id`;

/**
 * The next articles after one, in the order of arrival, up to and with `last`; withdrawn ones are left out. Fewer than `limit` where
 * their texts are long; none only where there are no more.
 */
export async function articlePage(
  tx: Transaction,
  after: string,
  last: string,
  limit: number,
): Promise<StoredArticle[]> {
  const rows = await tx.query<Row>(PAGE, [after, last, limit]);
  return rows.map((row) => ({
    articleId: row.article_id,
    dataSection: row.data_section,
    title: row.title,
    body: row.body,
    mediaCode: row.media_code,
    mediaName: row.media_name,
    host: row.host,
    ownContractId: row.own_contract_id,
    version: row.version,
  }));
}

/** The newest article and how many there are; "0" and 0 where there is none. */
export async function collectionEnd(tx: Transaction): Promise<{ last: string; count: number }> {
  const [row] = await tx.query<{ last: string; count: number }>(
    "SELECT coalesce(max(article_id), 0)::text AS last, count(*)::int AS count FROM article WHERE withdrawn_at IS NULL",
  );
  return row ?? { last: "0", count: 0 };
}

/**
 * Those of the articles that still are as they were read. They are locked until the transaction ends, so that a correction
 * waits and then finds the hits of the text before it.
 */
export async function unchangedArticles(
  tx: Transaction,
  articles: readonly Pick<StoredArticle, "articleId" | "version">[],
): Promise<Set<string>> {
  const rows = await tx.query<{ article_id: string; version: number }>(
    "SELECT article_id::text, version FROM article WHERE article_id = ANY($1::bigint[]) ORDER BY article_id FOR SHARE",
    [articles.map(({ articleId }) => articleId)],
  );
  const now = new Map(rows.map((row) => [row.article_id, row.version]));
  return new Set(
    articles.filter(({ articleId, version }) => now.get(articleId) === version).map(({ articleId }) => articleId),
  );
}
