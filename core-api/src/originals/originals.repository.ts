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
    sha256 = excluded.sha256, pages = excluded.pages, tried_at = excluded.tried_at, fault = NULL`;

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

export interface StoredPdf {
  store_key: string;
  /** In hexadecimal. */
  sha256: string;
}

/** PDFs from before each was tried at its intake, in the order of their keys. */
export const untriedPdfs = (tx: Transaction, after: string, limit: number): Promise<StoredPdf[]> =>
  tx.query<StoredPdf>(
    `SELECT store_key, encode(sha256, 'hex') AS sha256 FROM original
     WHERE content_type = '${PDF}' AND tried_at IS NULL AND store_key > $1 ORDER BY store_key LIMIT $2`,
    [after, limit],
  );

/** What became of a PDF that was stored before; the fault in Japanese, null where it can be delivered. */
export interface PdfTrial extends StoredPdf {
  fault: string | null;
}

const NOTE_TRIALS = `
  UPDATE original o SET tried_at = $2, fault = t.fault
  FROM json_to_recordset($1::json) AS t(store_key text, fault text) WHERE o.store_key = t.store_key`;

export async function noteTrials(tx: Transaction, trials: readonly PdfTrial[], now: Date): Promise<void> {
  await tx.query(NOTE_TRIALS, [JSON.stringify(trials), now]);
}

const SHOWN_BY = `
  SELECT pdf_key, string_agg(concat_ws(' ', article_id, media_name, published_on, title), E'\n' ORDER BY article_id) AS articles
  FROM article WHERE pdf_key = ANY($1::text[]) GROUP BY pdf_key`;

/** The articles that show these PDFs, for people: one a line. No index serves it, so ask for many at once. */
export async function articlesOf(tx: Transaction, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ pdf_key: string; articles: string }>(SHOWN_BY, [keys]);
  return new Map(rows.map(({ pdf_key, articles }) => [pdf_key, articles]));
}
