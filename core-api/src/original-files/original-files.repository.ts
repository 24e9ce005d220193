import type { Transaction } from "../db/tenant.ts";

/** What is known of a file in the store. */
export interface NotedOriginal {
  key: string;
  contentType: string;
  byteLength: number;
  sha256: Buffer;
  /** Of a PDF. */
  pages?: number;
}

const PDF = "application/pdf";

const NOTE = `
  INSERT INTO original (store_key, content_type, byte_length, sha256, pages, tried_at)
  SELECT store_key, content_type, byte_length, decode(sha256, 'hex'), pages, now()
  FROM json_to_recordset($1::json) AS o(store_key text, content_type text, byte_length bigint, sha256 text, pages int)
  ORDER BY store_key
  ON CONFLICT (store_key) DO UPDATE SET content_type = excluded.content_type, byte_length = excluded.byte_length,
    sha256 = excluded.sha256, pages = excluded.pages, tried_at = excluded.tried_at, fault = NULL, forgotten_at = NULL`;

/** Notes originals that have been tried and are in the store. */
export async function noteOriginals(tx: Transaction, originals: readonly NotedOriginal[]): Promise<void> {
  if (originals.length === 0) return;
  const rows = originals.map(({ key, contentType, byteLength, sha256, pages }) => ({
    store_key: key,
    content_type: contentType,
    byte_length: byteLength,
    sha256: sha256.toString("hex"),
    pages: pages ?? null,
  }));
  await tx.query(NOTE, [JSON.stringify(rows)]);
}

const NOTE_NAMED = `
  INSERT INTO original (store_key, content_type, created_at)
  SELECT key, '${PDF}', $2 FROM unnest($1::text[]) AS n(key) ORDER BY key
  ON CONFLICT (store_key) DO UPDATE SET tried_at = NULL, fault = NULL, created_at = excluded.created_at, forgotten_at = NULL
    WHERE original.fault IS NOT NULL OR original.forgotten_at IS NOT NULL`;

/** Notes PDFs that articles name, so that each is tried; one that had a fault is tried again, since it may have been replaced. */
export async function noteNamedPdfs(tx: Transaction, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length > 0) await tx.query(NOTE_NAMED, [[...new Set(keys)], now]);
}

/** Those of the keys that are noted. */
export async function notedKeys(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ store_key: string }>(
    "SELECT store_key FROM original WHERE store_key = ANY($1::text[])",
    [keys],
  );
  return rows.map(({ store_key }) => store_key);
}

/** Those of the keys whose originals can be delivered; a PDF from before each was tried may be none. */
export async function soundKeys(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ store_key: string }>(
    `SELECT store_key FROM original
     WHERE store_key = ANY($1::text[]) AND fault IS NULL AND (tried_at IS NOT NULL OR content_type <> '${PDF}')`,
    [keys],
  );
  return rows.map(({ store_key }) => store_key);
}

/** Whoever names a PDF by a key of his own may put it into the store after the article: it is tried this much later. */
const GRACE = "1 hour";

/** Keys of PDFs that nobody has tried, in their order: from before each was tried at its intake, or named by an article. */
export async function untriedPdfs(
  tx: Transaction,
  { after, limit, now }: { after: string; limit: number; now: Date },
): Promise<string[]> {
  const rows = await tx.query<{ store_key: string }>(
    `SELECT store_key FROM original
     WHERE content_type = '${PDF}' AND tried_at IS NULL AND store_key > $1
       AND (byte_length IS NOT NULL OR created_at <= $3::timestamptz - interval '${GRACE}')
     ORDER BY store_key LIMIT $2`,
    [after, limit, now],
  );
  return rows.map(({ store_key }) => store_key);
}

/** What the store has under a key. */
export interface StoredFile {
  byteLength: number;
  /** In hexadecimal. */
  sha256: string;
}

/** What became of a stored PDF when it was tried. */
export interface PdfTrial {
  key: string;
  /** null where the store has none. */
  file: StoredFile | null;
  /** null where it can't be opened. */
  pages: number | null;
  /** In Japanese; null where it can be delivered. */
  fault: string | null;
}

const NOTE_TRIALS = `
  UPDATE original o SET tried_at = $2, fault = t.fault, pages = t.pages,
    byte_length = coalesce(t.byte_length, o.byte_length), sha256 = coalesce(decode(t.sha256, 'hex'), o.sha256)
  FROM json_to_recordset($1::json) AS t(store_key text, fault text, pages int, byte_length bigint, sha256 text)
  WHERE o.store_key = t.store_key`;

export async function noteTrials(tx: Transaction, trials: readonly PdfTrial[], now: Date): Promise<void> {
  const rows = trials.map(({ key, file, pages, fault }) => ({
    store_key: key,
    fault,
    pages,
    byte_length: file?.byteLength ?? null,
    sha256: file?.sha256 ?? null,
  }));
  await tx.query(NOTE_TRIALS, [JSON.stringify(rows), now]);
}

const SHOWN_BY = `
  SELECT pdf_key, string_agg(concat_ws(' ', article_id, media_name, published_on, title), E'\n' ORDER BY article_id) AS articles
  FROM article WHERE pdf_key = ANY($1::text[]) GROUP BY pdf_key`;

/** The articles that show these PDFs, for people: one a line. No index serves it, so ask for many in one call. */
export async function articlesOf(tx: Transaction, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ pdf_key: string; articles: string }>(SHOWN_BY, [keys]);
  return new Map(rows.map(({ pdf_key, articles }) => [pdf_key, articles]));
}
