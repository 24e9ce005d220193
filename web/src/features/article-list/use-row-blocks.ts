import { useState } from "react";
import type { ListedArticle } from "./article-reader.ts";

/** Rows of a block: as many as a page brings. */
export const ROWS_OF_BLOCK = 10;

type Articles = readonly ListedArticle[];

interface Kept {
  of: Articles;
  blocks: readonly Articles[];
}

const same = (one: ListedArticle, other: ListedArticle | undefined) =>
  one === other ||
  (one.id === other?.id &&
    one.dataSection === other.dataSection &&
    one.read === other.read &&
    one.searchWords.join("\n") === other.searchWords.join("\n"));

function blocksOf(articles: Articles, before: readonly Articles[]): readonly Articles[] {
  return Array.from({ length: Math.ceil(articles.length / ROWS_OF_BLOCK) }, (_, at) => {
    const block = articles.slice(at * ROWS_OF_BLOCK, (at + 1) * ROWS_OF_BLOCK);
    const known = before[at];
    return known?.length === block.length && block.every((article, row) => same(article, known[row])) ? known : block;
  });
}

/**
 * The rows in blocks, each the same object as long as its articles say the same: the cache may answer with new objects
 * for the first page, and the rows that are there already need not be rendered for it.
 */
export function useRowBlocks(articles: Articles): readonly Articles[] {
  const [kept, keep] = useState<Kept>(() => ({ of: articles, blocks: blocksOf(articles, []) }));
  if (kept.of === articles) return kept.blocks;
  const next = { of: articles, blocks: blocksOf(articles, kept.blocks) };
  keep(next);
  return next.blocks;
}
