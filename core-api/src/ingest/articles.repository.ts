import type { Transaction } from "../db/tenant.ts";
import type { ArticleColumns, Item } from "./item.ts";
import type { ResolvedMedium } from "./media-book.ts";
import type { Origin } from "./recognise.ts";

/** An item with everything it needs to be written. */
export interface ArticleToStore {
  item: Item;
  articleId: string;
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
};

const NAMES = Object.keys(TYPES);
const RECORD = `json_to_recordset($1::json) AS a(article_id bigint, ${Object.entries(TYPES)
  .map(([name, type]) => `${name} ${type}`)
  .join(", ")})`;

const INSERT_ARTICLES = `INSERT INTO article (article_id, arrived_at, ${NAMES.join(", ")})
  SELECT article_id, $2::timestamptz, ${NAMES.join(", ")} FROM ${RECORD}`;

/** The article first: whoever matches it meanwhile waits at its row. */
const UPDATE_ARTICLES = `UPDATE article t SET version = t.version + 1, ${NAMES.map((name) => `${name} = a.${name}`).join(", ")}
  FROM ${RECORD} WHERE t.article_id = a.article_id`;

const INSERT_TEXTS = `INSERT INTO article_text (article_id, body)
  SELECT article_id, body FROM unnest($1::bigint[], $2::text[]) AS t(article_id, body)`;

const UPDATE_TEXTS = `UPDATE article_text t SET body = n.body
  FROM unnest($1::bigint[], $2::text[]) AS n(article_id, body) WHERE t.article_id = n.article_id`;

const INSERT_VERSIONS = `INSERT INTO article_version (article_id, version, payload, content_hash, received_at, file_hash, item_no)
  SELECT v.article_id, a.version, v.payload, decode(v.content_hash, 'hex'), $5::timestamptz, decode($6, 'hex'), v.item_no
  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) AS v(article_id, payload, content_hash, item_no)
  JOIN article a USING (article_id)`;

const UPDATE_SOURCES = `UPDATE article_source s SET content_hash = decode(n.content_hash, 'hex')
  FROM unnest($1::bigint[], $2::text[]) AS n(article_id, content_hash) WHERE s.article_id = n.article_id`;

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
  await tx.query(INSERT_ARTICLES, [records(articles), arrivedAt]);
  await tx.query(INSERT_TEXTS, [ids(articles), articles.map(({ item }) => item.body)]);
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
  await tx.query(UPDATE_ARTICLES, [records(articles)]);
  await tx.query(UPDATE_TEXTS, [ids(articles), articles.map(({ item }) => item.body)]);
  await tx.query(UPDATE_SOURCES, [ids(articles), articles.map(({ item }) => item.contentHash)]);
  await insertVersions(tx, articles, receivedAt, origin);
  await tx.query("DELETE FROM article_image WHERE article_id = ANY($1::bigint[])", [ids(articles)]);
  await insertImages(tx, articles);
}

async function insertVersions(
  tx: Transaction,
  articles: readonly ArticleToStore[],
  receivedAt: Date,
  { fileHash }: Origin,
): Promise<void> {
  const items = articles.map(({ item }) => item);
  await tx.query(INSERT_VERSIONS, [
    ids(articles),
    items.map(({ payload }) => payload),
    items.map(({ contentHash }) => contentHash),
    items.map(({ itemNo }) => itemNo),
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

const ids = (articles: readonly ArticleToStore[]): string[] => articles.map(({ articleId }) => articleId);

const records = (articles: readonly ArticleToStore[]): string =>
  JSON.stringify(
    articles.map(({ item, articleId, medium }) => ({
      article_id: articleId,
      media_code: medium.code,
      media_name: medium.name,
      ...item.columns,
    })),
  );
