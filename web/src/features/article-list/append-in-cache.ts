import type { ApolloCache, Reference, StoreObject } from "@apollo/client";
import { appendPage } from "./append-page.ts";

/** A field of the cache's root by what it was asked with. */
export interface AskedList {
  fieldName: string;
  args: Record<string, unknown>;
}

interface StoredPage extends StoreObject {
  totalCount: number;
  page: number;
  articles: readonly Reference[];
}

const ROOT = "ROOT_QUERY";

/** A list by itself, or the page of an answer that holds more. null where the answer has none, as a refusal. */
const pageOf = (stored: StoreObject): StoredPage | null =>
  "articles" in stored ? (stored as StoredPage) : ((stored.page ?? null) as StoredPage | null);

/**
 * Appends a page to a list, both as the cache has them. Only references move: what the rows show is neither read nor written, which
 * for a list of a thousand rows took a hundred times as long.
 * @returns whether the next page was there
 */
export function appendInCache(cache: ApolloCache, list: AskedList, next: AskedList): boolean {
  let isThere = false;
  cache.modify<Record<string, StoreObject>>({
    id: ROOT,
    fields: {
      [list.fieldName](stored, { readField }) {
        const from = { __ref: ROOT };
        const read = (asked: AskedList) => readField<StoreObject>({ ...asked, from });
        const more = read(next);
        // Other lists of the same field are called here too.
        if (!more || stored !== read(list)) return stored;
        const [page, further] = [pageOf(stored), pageOf(more)];
        if (!page || !further) return stored;
        isThere = true;
        const idOf = (ref: Reference) => ({ id: String(readField("id", ref)), ref });
        const identified = (of: StoredPage) => ({ ...of, articles: of.articles.map(idOf) });
        const { articles, ...counts } = appendPage(identified(page), identified(further));
        const whole = { ...counts, articles: articles.map(({ ref }) => ref) };
        return page === stored ? whole : { ...stored, page: whole };
      },
    },
  });
  return isThere;
}
