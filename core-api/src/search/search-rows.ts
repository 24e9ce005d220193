import type { Transaction } from "../db/tenant.ts";
import type { Article, PreparedArticle } from "../matching/expression/evaluate.ts";
import { preparedOf } from "../matching/set-up/matcher.ts";
import { bigramsOf, gramOfDomain, gramOfMedium, gramSet, titleBigram } from "./grams.ts";
import type { KnownTerms } from "./term-book.ts";

/** Stands between title and body; `norm` leaves no such character in either. */
export const FIELD_GAP = "\u0001";

export interface ArticleToIndex extends Article {
  readonly articleId: string;
  readonly prepared?: PreparedArticle;
}

/** Everything else comes from the article itself, which must be stored before. */
const WRITE = `
  INSERT INTO article_search AS s (article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams, own_contract_id)
  SELECT a.article_id, (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date, a.data_section, a.media_code, n.media_name, n.host,
    nullif(coalesce(a.published_on, (a.published_at AT TIME ZONE 'Asia/Tokyo')::date), '9999-12-31'),
    coalesce(a.published_at, nullif(a.published_on, '9999-12-31')::timestamp AT TIME ZONE 'Asia/Tokyo'), n.norm, n.grams::int[], a.own_contract_id
  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[]) AS n(article_id, media_name, host, norm, grams)
  JOIN article a USING (article_id)
  ON CONFLICT (article_id, arrived_on) DO UPDATE SET data_section = excluded.data_section, media_code = excluded.media_code,
    media_name = excluded.media_name, host = excluded.host, issued_on = excluded.issued_on, published_at = excluded.published_at,
    norm = excluded.norm, grams = excluded.grams, own_contract_id = excluded.own_contract_id`;

/**
 * When the index's list of waiting entries is full, whoever fills it moves it into the index, in one go for each work_mem. The usual 4 MB
 * make four of it, and write nearly twice the log.
 */
const ENOUGH_MEMORY = "SELECT set_config('work_mem', '64MB', true)";

/** Makes stored articles searchable as they are now, in the caller's transaction. The weeks of their arrival must exist. */
export async function writeSearchRows(
  tx: Transaction,
  articles: readonly ArticleToIndex[],
  terms: KnownTerms,
): Promise<void> {
  if (articles.length === 0) return;
  const prepared = articles.map(preparedOf);
  await tx.query(ENOUGH_MEMORY);
  await tx.query(WRITE, [
    articles.map(({ articleId }) => articleId),
    prepared.map(({ mediaName }) => mediaName ?? ""),
    prepared.map(({ host }) => host),
    prepared.map(({ title, body }) => `${title}${FIELD_GAP}${body}`),
    prepared.map((article) => `{${gramsOf(article, terms).join(",")}}`),
  ]);
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

/** Of a host with more levels than any real one the highest only: `domain:` of its lower ones is looked at without the index. */
export const LEVELS = 12;

/** A host and the domains above it. */
function domainsOf(host: string): string[] {
  if (host === "") return [];
  const labels = host.split(".");
  const first = Math.max(0, labels.length - LEVELS);
  return labels.slice(first).map((_, at) => labels.slice(first + at).join("."));
}
