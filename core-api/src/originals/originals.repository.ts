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

const NOTE = `
  INSERT INTO original (store_key, content_type, byte_length, sha256, pages)
  SELECT store_key, content_type, byte_length, decode(sha256, 'hex'), pages
  FROM json_to_recordset($1::json) AS o(store_key text, content_type text, byte_length bigint, sha256 text, pages int)
  ORDER BY store_key
  ON CONFLICT (store_key) DO UPDATE SET content_type = excluded.content_type, byte_length = excluded.byte_length,
    sha256 = excluded.sha256, pages = excluded.pages`;

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
