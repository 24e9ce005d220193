/** What of a magazine article leads to its book. */
interface InBook {
  id: string;
  contentsId: string | null;
  startPage: number | null;
  deleted: boolean;
}

/** Where the book of a magazine article opens, at the article's page; null where it is no longer offered or has none. */
export function bookAddress({ id, contentsId, startPage, deleted }: InBook): string | null {
  if (deleted || contentsId === null) return null;
  const query = new URLSearchParams({ contentsId, articleId: id });
  if (startPage !== null) query.set("page", String(startPage));
  return `/epub?${query}`;
}
