import type { Transaction } from "../db/tenant.ts";
import type { Article, PreparedArticle } from "../matching/expression/evaluate.ts";
import { preparedOf } from "../matching/set-up/matcher.ts";
import { bigramsOf, gramOfDomain, gramOfMedium, gramSet, titleBigram } from "./grams.ts";
import type { KnownTerms } from "./term-directory.ts";

/** Stands between title and body; `norm` leaves no such character in either. */
export const FIELD_GAP = "\u0001";

export interface ArticleToIndex extends Article {
  readonly articleId: string;
  readonly prepared?: PreparedArticle;
}

/** Everything else comes from the article itself, which must be stored before. */
const WRITE = `
  INSERT INTO article_search_recent (article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams, own_contract_id)
  SELECT a.article_id, (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date, a.data_section, a.media_code, n.media_name, n.host,
    nullif(coalesce(a.published_on, (a.published_at AT TIME ZONE 'Asia/Tokyo')::date), '9999-12-31'),
    coalesce(a.published_at, nullif(a.published_on, '9999-12-31')::timestamp AT TIME ZONE 'Asia/Tokyo'), n.norm, ($5::int[])[n.first:n.last], a.own_contract_id
  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $6::int[], $7::int[]) AS n(article_id, media_name, host, norm, first, last)
  JOIN article a USING (article_id)`;

/**
 * The order matters. Somebody may be moving a row into the index at the same time. Either they have committed when the first statement
 * ends, and the second statement sees the row, or they leave it.
 */
const REMOVE = [
  "DELETE FROM article_search_recent WHERE article_id = ANY ($1::bigint[])",
  `DELETE FROM article_search s USING article a
   WHERE a.article_id = ANY ($1::bigint[]) AND s.article_id = a.article_id AND s.arrived_on = (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date`,
  // What stands on an archive server is hidden at once, and replaced when the server answers (archive/write-archived.ts).
  "SELECT note_archived($1::bigint[])",
];

/** Deletes the search rows of articles before their next version is stored, in the caller's transaction. */
export async function removeSearchRows(tx: Transaction, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length > 0) for (const statement of REMOVE) await tx.query(statement, [articleIds]);
}

/**
 * Makes stored articles searchable as they are now, in the caller's transaction. They must have no search rows; the weeks of their
 * arrival must exist.
 */
export async function writeSearchRows(
  tx: Transaction,
  articles: readonly ArticleToIndex[],
  terms: KnownTerms,
): Promise<void> {
  if (articles.length === 0) return;
  const prepared = articles.map(preparedOf);
  const grams = prepared.map((article) => gramsOf(article, terms));
  const ends = runningSums(grams.map(({ length }) => length));
  await tx.query(WRITE, [
    articles.map(({ articleId }) => articleId),
    prepared.map(({ mediaName }) => mediaName ?? ""),
    prepared.map(({ host }) => host),
    prepared.map(({ title, body }) => `${title}${FIELD_GAP}${body}`),
    binaryArray(grams, ends.at(-1) ?? 0),
    ends.map((end, at) => end - (grams[at]?.length ?? 0) + 1),
    ends,
  ]);
}

function runningSums(lengths: readonly number[]): number[] {
  let sum = 0;
  return lengths.map((length) => {
    sum += length;
    return sum;
  });
}

const INT4 = 23;

/** One `int[]` of all the numbers as PostgreSQL sends and takes it, which is far quicker than as text. */
function binaryArray(parts: readonly Int32Array[], length: number): Buffer {
  const buffer = Buffer.allocUnsafe(20 + 8 * length);
  let at = 0;
  // One dimension, no NULL in it, of int4, so long, counted from 1.
  for (const head of [1, 0, INT4, length, 1]) at = buffer.writeInt32BE(head, at);
  for (const part of parts)
    for (const value of part) {
      buffer.writeInt32BE(4, at);
      at = buffer.writeInt32BE(value, at + 4);
    }
  return buffer;
}

/** All that the index is to know of an article. */
export function gramsOf(article: PreparedArticle, terms: KnownTerms): Int32Array {
  const ofTitle = bigramsOf(article.title);
  const grams = [...ofTitle, ...ofTitle.map(titleBigram)];
  for (const bigram of bigramsOf(article.body)) grams.push(bigram);
  terms.addGrams(article, grams);
  if (article.mediaCode !== null) grams.push(gramOfMedium(article.mediaCode));
  if (article.mediaName !== null) grams.push(gramOfMedium(article.mediaName));
  for (const domain of domainsOf(article.host ?? "")) grams.push(gramOfDomain(domain));
  return gramSet(grams);
}

/**
 * Levels of a host that are indexed, the highest first: more than any real host has. `domain:` finds lower ones without the
 * index.
 */
export const LEVELS = 12;

/** A host and the domains above it. */
function domainsOf(host: string): string[] {
  if (host === "") return [];
  const labels = host.split(".");
  const first = Math.max(0, labels.length - LEVELS);
  return labels.slice(first).map((_, at) => labels.slice(first + at).join("."));
}
