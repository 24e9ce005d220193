import { availableParallelism } from "node:os";
import type { TransactionScope } from "../db/tenant.ts";
import type { OriginalStore, StoredOriginal } from "../storage/original-store.ts";
import { writeDemoOriginals } from "./content/originals.ts";
import type { DemoArticle, DemoContent, DemoNewspaperArticle } from "./content/types.ts";

const NOTE = `
  INSERT INTO original (store_key, content_type, byte_length, sha256, pages)
  SELECT store_key, content_type, byte_length, decode(sha256, 'hex'), pages
  FROM json_to_recordset($1::json) AS o(store_key text, content_type text, byte_length bigint, sha256 text, pages int)
  ON CONFLICT (store_key) DO UPDATE SET content_type = excluded.content_type, byte_length = excluded.byte_length,
    sha256 = excluded.sha256, pages = excluded.pages`;

/** Draws the originals that the store lacks, on all cores, and notes what was stored. */
export async function writeMissingOriginals(
  scope: TransactionScope,
  store: OriginalStore,
  content: DemoContent,
): Promise<number> {
  const missing = without(content, await present(scope, store, keysOf(content)));
  const stored = new Map<string, StoredOriginal>();
  const sink = {
    put: async (key: string, bytes: Uint8Array): Promise<void> => {
      stored.set(key, await store.put(key, bytes));
    },
  };
  const written = await writeDemoOriginals(missing, sink, { concurrency: availableParallelism() });
  const rows = written.map(({ key, contentType, size, pages }) => ({
    store_key: key,
    content_type: contentType,
    byte_length: size,
    sha256: stored.get(key)?.sha256.toString("hex"),
    pages: pages ?? null,
  }));
  if (rows.length > 0) await scope.shared("write", (tx) => tx.query(NOTE, [JSON.stringify(rows)]));
  return written.length;
}

const keysOf = ({ issues, articles }: DemoContent): string[] => [
  ...issues.flatMap(({ epubKey, coverKey }) => [epubKey, coverKey]),
  ...articles.flatMap((article) =>
    isPrinted(article)
      ? [article.pdfKey ?? [], article.thumbnailKey ?? [], article.images.map(({ imagePath }) => imagePath)].flat()
      : [],
  ),
];

/** Keys that are both noted and in the store. */
async function present(scope: TransactionScope, store: OriginalStore, keys: readonly string[]): Promise<Set<string>> {
  const noted = await scope.shared("read", (tx) =>
    tx.query<{ store_key: string }>("SELECT store_key FROM original WHERE store_key = ANY($1::text[])", [keys]),
  );
  const there = await Promise.all(
    noted.map(async ({ store_key }) => ((await store.exists(store_key)) ? [store_key] : [])),
  );
  return new Set(there.flat());
}

/** The content as if what is present needed no drawing. A page that is drawn shows its photos, so it keeps them all. */
function without(content: DemoContent, keys: ReadonlySet<string>): DemoContent {
  const reduced = (article: DemoArticle): DemoArticle => {
    if (!isPrinted(article) || (article.pdfKey !== null && !isDrawn(article))) return article;
    return { ...article, pdfKey: null, images: article.images.filter(({ imagePath }) => !keys.has(imagePath)) };
  };
  const isDrawn = ({ pdfKey, thumbnailKey }: DemoNewspaperArticle): boolean =>
    [pdfKey, thumbnailKey].every((key) => key === null || keys.has(key));
  return {
    ...content,
    issues: content.issues.filter(({ epubKey, coverKey }) => !keys.has(epubKey) || !keys.has(coverKey)),
    articles: content.articles.map(reduced),
  };
}

const isPrinted = (article: DemoArticle): article is DemoNewspaperArticle =>
  article.dataSection === 1 || article.dataSection === 2;
