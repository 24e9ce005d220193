import type { Transaction } from "../db/tenant.ts";
import type { ArticleColumns, Item } from "./item.ts";
import type { ResolvedMedium } from "./media-directory.ts";
import type { Origin } from "./recognise.ts";

/** An item and the article that it is a version of. */
export interface ReceivedVersion {
  item: Item;
  articleId: string;
}

/** An item with everything it needs to be written. */
export interface ArticleToStore extends ReceivedVersion {
  medium: ResolvedMedium;
}

/** The columns that an item brings, with their types; the compiler sees to it that none is missing. */
const TYPES: Record<keyof ArticleColumns | "media_code" | "media_name", string> = {
  data_section: "smallint",
  media_code: "text",
  media_name: "text",
  title: "text",
  published_on: "date",
  published_at: "timestamptz",
  url: "text",
  host: "text",
  original_no: "text",
  rightholder: "text",
  media_type: "text",
  category: "text",
  article_class: "text",
  issue_type: "smallint",
  edition: "text",
  frame_no: "text",
  head_no: "text",
  image_count: "int",
  trace: "text",
  note: "text",
  free_keyword: "text",
  subword: "text",
  keyword: "text",
  char_count: "int",
  lead: "text",
  pdf_key: "text",
  thumbnail_key: "text",
  epub_key: "text",
  start_page: "int",
  end_page: "int",
  contents_id: "text",
  del_flag: "boolean",
  sales_from_datetime: "timestamptz",
  sales_to_datetime: "timestamptz",
  redelivery_from_datetime: "timestamptz",
  sales_datetime_flag: "boolean",
  area_cm2: "numeric",
  area_dan: "numeric",
};

const NAMES = Object.keys(TYPES);
const RECORD = `json_to_recordset($1::json) AS a(article_id bigint, withdrawn boolean, ${Object.entries(TYPES)
  .map(([name, type]) => `${name} ${type}`)
  .join(", ")})`;

const INSERT_ARTICLES = `INSERT INTO article (article_id, arrived_at, withdrawn_at, own_contract_id, ${NAMES.join(", ")})
  SELECT article_id, $2::timestamptz, CASE WHEN withdrawn THEN $2::timestamptz END, $3::int, ${NAMES.join(", ")} FROM ${RECORD}`;

/** The article first: whoever matches it meanwhile waits at its row. */
const UPDATE_ARTICLES = `UPDATE article t SET version = t.version + 1, withdrawn_at = NULL, ${NAMES.map((name) => `${name} = a.${name}`).join(", ")}
  FROM ${RECORD} WHERE t.article_id = a.article_id`;

/** Fields of a reader's, by their names on the wire, that a later version may change. */
const TOLD = {
  title: "t.title <> a.title",
  article_text: "coalesce(x.body, '') <> coalesce(n.body, '')",
  media_name: "t.media_name <> a.media_name",
  issue_date: "(t.published_on, t.published_at) IS DISTINCT FROM (a.published_on, a.published_at)",
  pdf: "t.pdf_key IS DISTINCT FROM a.pdf_key",
  // A version that comes after a withdrawal.
  restored: "t.withdrawn_at IS NOT NULL",
};

/**
 * Before the article is overwritten. One that differs in nothing that readers see is no correction to them. A trigger tells the feeds of
 * contracts, whose rows it holds: so the article is held first, in the order in which every writer of hits takes the two.
 */
const NOTE_CORRECTIONS = `INSERT INTO article_change (article_id, changed_at, kind, fields)
  SELECT article_id, $2::timestamptz, 'corrected', fields FROM (
    SELECT a.article_id, array_remove(ARRAY[${Object.entries(TOLD)
      .map(([name, differs]) => `CASE WHEN ${differs} THEN '${name}' END`)
      .join(", ")}], NULL) AS fields
    FROM ${RECORD} JOIN article t USING (article_id) LEFT JOIN article_text x USING (article_id)
    JOIN unnest($3::bigint[], $4::text[]) AS n(article_id, body) USING (article_id) FOR NO KEY UPDATE OF t) changed
  WHERE cardinality(fields) > 0`;

/** Told once, whatever number of times a source takes an article back. */
const NOTE_WITHDRAWALS = `INSERT INTO article_change (article_id, changed_at, kind)
  SELECT article_id, $2::timestamptz, 'withdrawn' FROM article WHERE article_id = ANY($1::bigint[]) AND withdrawn_at IS NULL FOR NO KEY UPDATE`;

const INSERT_TEXTS = `INSERT INTO article_text (article_id, body)
  SELECT article_id, body FROM unnest($1::bigint[], $2::text[]) AS t(article_id, body)`;

const UPDATE_TEXTS = `UPDATE article_text t SET body = n.body
  FROM unnest($1::bigint[], $2::text[]) AS n(article_id, body) WHERE t.article_id = n.article_id`;

/** Counted on its own: what is outdated is a version of what was received, but none of the article. */
const INSERT_VERSIONS = `INSERT INTO article_version
    (article_id, version, payload, content_hash, received_at, file_hash, item_no, revision, withdraws)
  SELECT v.article_id, coalesce((SELECT max(b.version) FROM article_version b WHERE b.article_id = v.article_id), 0) + 1,
    v.payload, decode(v.content_hash, 'hex'), $7::timestamptz, decode($8, 'hex'), v.item_no, v.revision, v.withdraws
  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::boolean[])
    AS v(article_id, payload, content_hash, item_no, revision, withdraws)`;

const UPDATE_SOURCES = `UPDATE article_source s SET content_hash = decode(n.content_hash, 'hex'), revision = n.revision
  FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS n(article_id, content_hash, revision) WHERE s.article_id = n.article_id`;
const WITHDRAW = `UPDATE article SET version = version + 1, withdrawn_at = coalesce(withdrawn_at, $2::timestamptz)
  WHERE article_id = ANY($1::bigint[])`;

const INSERT_IMAGES = `INSERT INTO article_image (article_id, serial_no, image_key, caption)
  SELECT article_id, serial_no, image_key, caption
  FROM json_to_recordset($1::json) AS i(article_id bigint, serial_no int, image_key text, caption text)`;

/** New articles with text, images and the payload as it came. */
export async function insertArticles(
  tx: Transaction,
  articles: readonly ArticleToStore[],
  arrivedAt: Date,
  origin: Origin,
): Promise<void> {
  if (articles.length === 0) return;
  await tx.query(INSERT_ARTICLES, [records(articles), arrivedAt, origin.ownContractId ?? null]);
  await tx.query(INSERT_TEXTS, [articleIdsOf(articles), articles.map(({ item }) => item.body)]);
  await insertVersions(tx, articles, arrivedAt, origin);
  await insertImages(tx, articles);
}

/** The next version of articles that are there; their id, day of arrival and earlier versions stay. */
export async function correctArticles(
  tx: Transaction,
  articles: readonly ArticleToStore[],
  receivedAt: Date,
  origin: Origin,
): Promise<void> {
  if (articles.length === 0) return;
  const texts = [articleIdsOf(articles), articles.map(({ item }) => item.body)];
  await tx.query(NOTE_CORRECTIONS, [records(articles), receivedAt, ...texts]);
  await tx.query(UPDATE_ARTICLES, [records(articles)]);
  await tx.query(UPDATE_TEXTS, texts);
  await updateSources(tx, articles);
  await insertVersions(tx, articles, receivedAt, origin);
  await tx.query("DELETE FROM article_image WHERE article_id = ANY($1::bigint[])", [articleIdsOf(articles)]);
  await insertImages(tx, articles);
}

/** Articles that their source took back. Text, images and hits stay, so that a later version restores them; nobody is shown them. */
export async function withdrawArticles(
  tx: Transaction,
  articles: readonly ReceivedVersion[],
  receivedAt: Date,
  origin: Origin,
): Promise<void> {
  if (articles.length === 0) return;
  await tx.query(NOTE_WITHDRAWALS, [articleIdsOf(articles), receivedAt]);
  await tx.query(WITHDRAW, [articleIdsOf(articles), receivedAt]);
  await updateSources(tx, articles);
  await insertVersions(tx, articles, receivedAt, origin);
}

/** What came too late to change anything. */
export async function keepOutdated(
  tx: Transaction,
  versions: readonly ReceivedVersion[],
  receivedAt: Date,
  origin: Origin,
): Promise<void> {
  if (versions.length > 0) await insertVersions(tx, versions, receivedAt, origin);
}

async function updateSources(tx: Transaction, versions: readonly ReceivedVersion[]): Promise<void> {
  const items = versions.map(({ item }) => item);
  await tx.query(UPDATE_SOURCES, [
    articleIdsOf(versions),
    items.map(({ contentHash }) => contentHash),
    items.map(({ revision }) => revision),
  ]);
}

async function insertVersions(
  tx: Transaction,
  articles: readonly ReceivedVersion[],
  receivedAt: Date,
  { fileHash }: Origin,
): Promise<void> {
  const items = articles.map(({ item }) => item);
  await tx.query(INSERT_VERSIONS, [
    articleIdsOf(articles),
    items.map(({ payload }) => payload),
    items.map(({ contentHash }) => contentHash),
    items.map(({ itemNo }) => itemNo),
    items.map(({ revision }) => revision),
    items.map(({ withdrawn }) => withdrawn),
    receivedAt,
    fileHash,
  ]);
}

async function insertImages(tx: Transaction, articles: readonly ArticleToStore[]): Promise<void> {
  const images = articles.flatMap(({ item, articleId }) =>
    item.images.map((image) => ({ article_id: articleId, ...image })),
  );
  if (images.length > 0) await tx.query(INSERT_IMAGES, [JSON.stringify(images)]);
}

export const articleIdsOf = (articles: readonly ReceivedVersion[]): string[] =>
  articles.map(({ articleId }) => articleId);

const records = (articles: readonly ArticleToStore[]): string =>
  JSON.stringify(
    articles.map(({ item, articleId, medium }) => ({
      article_id: articleId,
      withdrawn: item.withdrawn,
      media_code: medium.code,
      media_name: medium.name,
      ...item.columns,
    })),
  );
