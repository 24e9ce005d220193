import type { Transaction } from "../../../db/tenant.ts";
import { isStoreKey } from "../../../storage/original-store.ts";

interface StoredPdf {
  storeKey: string;
  /** Null for a PDF that was named by its key, not taken in with the article. */
  sha256: Buffer | null;
}

/** The PDF of an article as the store keeps it, whoever may see it; null for an article without one. */
export async function readStoredPdf(tx: Transaction, articleId: string): Promise<StoredPdf | null> {
  const [row] = await tx.query<{ pdf_key: string | null; sha256: Buffer | null }>(
    "SELECT a.pdf_key, o.sha256 FROM article a LEFT JOIN original o ON o.store_key = a.pdf_key WHERE a.article_id = $1",
    [articleId],
  );
  if (!row?.pdf_key || !isStoreKey(row.pdf_key)) return null;
  return { storeKey: row.pdf_key, sha256: row.sha256 };
}
