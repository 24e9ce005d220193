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

/** A list by itself, or the page of an answer that holds more. */
const pageOf = (stored: StoreObject): StoredPage =>
  (typeof stored.page === "object" && stored.page !== null ? stored.page : stored) as StoredPage;

/**
 * Appends a page to a list, both as the cache has them. Only references move: what the rows show is neither read nor written, which
 * for a list of a thousand rows took a hundred times as long.
 */
export function appendInCache(cache: ApolloCache, list: AskedList, next: AskedList): void {
  cache.modify<Record<string, StoreObject>>({
    id: ROOT,
    fields: {
      [list.fieldName](stored, { readField }) {
        const from = { __ref: ROOT };
        const read = (asked: AskedList) => readField<StoreObject>({ ...asked, from });
        const more = read(next);
        // Other lists of the same field are called here too.
        if (!more || stored !== read(list)) return stored;
        const idOf = (ref: Reference) => ({ id: String(readField("id", ref)), ref });
        const identified = (page: StoredPage) => ({ ...page, articles: page.articles.map(idOf) });
        const { articles, ...counts } = appendPage(identified(pageOf(stored)), identified(pageOf(more)));
        const whole = { ...counts, articles: articles.map(({ ref }) => ref) };
        return pageOf(stored) === stored ? whole : { ...stored, page: whole };
      },
    },
  });
}
