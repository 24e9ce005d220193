import type { Transaction } from "../../../db/tenant.ts";

export interface StoredImage {
  articleId: string;
  contentType: string;
  sha256: Buffer;
}

const BY_KEY = `
  SELECT f.article_id::text AS "articleId", o.content_type AS "contentType", o.sha256
  FROM original o, LATERAL (
    SELECT article_id FROM article WHERE thumbnail_key = o.store_key
    UNION SELECT article_id FROM article_image WHERE image_key = o.store_key) f
  WHERE o.store_key = $1 AND o.content_type LIKE 'image/%'`;

/** The articles whose thumbnail or photo has this key; usually one. PDFs and EPUBs are never among them, whatever an article names as its thumbnail. */
export const readImages = (tx: Transaction, key: string): Promise<StoredImage[]> =>
  tx.query<StoredImage>(BY_KEY, [key]);
