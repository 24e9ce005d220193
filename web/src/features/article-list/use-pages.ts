import type { ApolloClient } from "@apollo/client";
import { NetworkStatus } from "@apollo/client";
import { useEffect, useMemo } from "react";
import { useStable } from "../../browser/use-stable.ts";
import type { ListedArticle, LoadedList } from "./article-reader.ts";
import { forgetList, type ListMemory, useListMemory } from "./list-memory.ts";
import { useMorePages } from "./use-more-pages.ts";

/** A page as the server answers with it. */
export interface ListPage {
  totalCount: number;
  page: number;
  pageSize: number;
  articles: readonly ListedArticle[];
}

type Further = readonly ListPage[];

const kept: ListMemory<Further> = new WeakMap();
const NO_PAGES: Further = [];
const NO_ARTICLES: readonly ListedArticle[] = [];

/** A list that is chosen anew begins with its first page. */
export const forgetPages = (client: ApolloClient, of: string): boolean => forgetList(kept, client, of);

/** What is heard of a query of the cache's client. */
export interface FirstPageQuery {
  subscribe: (hear: (result: { networkStatus: NetworkStatus }) => void) => { unsubscribe: () => void };
}

interface AskedPages {
  /** Identity of the list: what its first page was asked with. */
  of: string;
  /** null while it is not there. */
  first: ListPage | null;
  /** Brings the first page. */
  query: FirstPageQuery;
  /** Brings a further page; what it throws shows as failed. */
  ask: (page: number) => Promise<ListPage>;
}

/**
 * A list in its pages. The cache answers for the first one; each further one is read once, when it comes, so that it costs the same
 * whether ten rows are loaded or thousands. They stay while another screen is open, and go when the first page is asked for anew.
 */
export function usePages({ of, first, query, ask }: AskedPages): Omit<LoadedList, "state"> {
  const further = useListMemory(kept, of);
  useAnsweredAnew(query, () => further.now() && further.change(() => NO_PAGES));
  const pages = further.kept ?? NO_PAGES;
  const more = useMorePages(of, async () => {
    if (!first) return;
    const before = further.now() ?? NO_PAGES;
    const next = await ask(first.page + before.length + 1);
    // The first page may have been asked for anew meanwhile: then it would not be the next one any more.
    further.change((now = NO_PAGES) => (now.length === before.length ? [...now, next] : now));
  });
  const firstArticles = first?.articles ?? NO_ARTICLES;
  const articles = useMemo(() => joined(firstArticles, pages), [firstArticles, pages]);
  const last = pages.at(-1) ?? first;
  const number = (first?.page ?? 0) + pages.length;
  return {
    articles,
    total: last?.totalCount ?? null,
    next: last ? Math.max(0, Math.min(last.pageSize, last.totalCount - number * last.pageSize)) : 0,
    ...more,
  };
}

/** Articles that are there already are left out: when new ones arrive at the top, the pages below move on by so many. */
function joined(first: readonly ListedArticle[], pages: Further): readonly ListedArticle[] {
  if (pages.length === 0) return first;
  const all = new Map(first.map((article) => [article.id, article]));
  for (const { articles } of pages)
    for (const article of articles) if (!all.has(article.id)) all.set(article.id, article);
  return [...all.values()];
}

/** Calls `then` when what was asked for anew has been answered; a failure leaves all as it was. */
export function useAnsweredAnew(query: FirstPageQuery, then: () => void): void {
  const answered = useStable(then);
  useEffect(() => {
    let isAsked = false;
    const heard = query.subscribe(({ networkStatus }) => {
      if (isAsked && networkStatus === NetworkStatus.ready) answered();
      isAsked = networkStatus === NetworkStatus.refetch;
    });
    return () => heard.unsubscribe();
  }, [query, answered]);
}
