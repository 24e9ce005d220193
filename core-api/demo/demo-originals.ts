import { availableParallelism } from "node:os";
import type { TransactionScope } from "../src/db/tenant.ts";
import { notedKeys, noteOriginals } from "../src/original-files/original-files.repository.ts";
import type { OriginalStore, StoredOriginal } from "../src/storage/original-store.ts";
import { writeDemoOriginals } from "./content/originals.ts";
import type { DemoArticle, DemoContent, DemoNewspaperArticle } from "./content/types.ts";

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
  const noted = written.flatMap(({ key, contentType, size, pages }) => {
    const sha256 = stored.get(key)?.sha256;
    return sha256 ? [{ key, contentType, byteLength: size, sha256, ...(pages === undefined ? {} : { pages }) }] : [];
  });
  await scope.shared("write", (tx) => noteOriginals(tx, noted));
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
  const noted = await scope.shared("read", (tx) => notedKeys(tx, keys));
  const there = await Promise.all(noted.map(async (key) => ((await store.exists(key)) ? [key] : [])));
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
