import type { ApolloClient } from "@apollo/client";
import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import type { ArticleListQuery } from "../../__generated__/graphql.ts";
import type { SortName } from "../../domain/sort.ts";
import type { Source } from "../../domain/source.ts";
import { type AskedList, appendInCache } from "../../features/article-list/append-in-cache.ts";
import type { ListedArticle, LoadedList } from "../../features/article-list/article-reader.ts";
import { useMorePages } from "../../features/article-list/use-more-pages.ts";
import { type ListOf, listInput } from "./home-inputs.ts";
import { ARTICLE_LIST } from "./query.ts";
import type { HomeQuery } from "./use-home-query.ts";

export type ArticlePage = ArticleListQuery["articleList"];

export interface ArticleList extends LoadedList {
  error: unknown;
  refetch: () => Promise<unknown>;
}

const NO_ARTICLES: readonly ListedArticle[] = [];

/** Same tab and order as homeScreen was asked for: then its page is the first of the list, and nothing else is asked. */
function pageOfHome(home: HomeQuery, source: Source, sort: SortName): ArticlePage | null {
  const page = home.data?.page ?? null;
  return page?.source === source && home.asked.sort === sort ? page : null;
}

/** The list of one tab; further pages are appended to it in the cache, so that they are there after going back. */
export function useArticleList(
  home: HomeQuery,
  source: Source | null,
  sort: SortName,
  narrowed: Pick<ListOf, "unreadAsOf" | "unpublished" | "wanted">,
): ArticleList {
  const client = useApolloClient();
  const of = home.data?.selected ? { selection: home.data.selected, period: home.data.period, ...narrowed } : null;
  const own = of !== null && source !== null ? listInput(of, source, sort) : null;
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const first = source === null || isNarrowed ? null : pageOfHome(home, source, sort);
  const query = useQuery(ARTICLE_LIST, own === null || first !== null ? skipToken : { variables: { input: own } });
  const page = first ?? query.data?.articleList ?? null;
  const pages = useMorePages(JSON.stringify(own), async () => {
    if (page && of && source !== null)
      await appendNext(client, { of, source, sort, page: page.page + 1, home: first ? home : null });
  });
  const failed = home.data ? query.error : home.error;
  return {
    state: page ? "ready" : failed ? "failed" : "loading",
    articles: page?.articles ?? NO_ARTICLES,
    total: page?.totalCount ?? null,
    error: failed,
    refetch: home.data && !first ? () => query.refetch() : home.refetch,
    next: page ? Math.max(0, Math.min(page.pageSize, page.totalCount - page.page * page.pageSize)) : 0,
    ...pages,
  };
}

interface NextPage {
  of: ListOf;
  source: Source;
  sort: SortName;
  page: number;
  /** Where the list began with the page of homeScreen. */
  home: HomeQuery | null;
}

/**
 * Fetches a page and appends it where its list stands in the cache, even if another list is on the screen by then.
 * Errors: those of the query; the list is unchanged.
 */
async function appendNext(client: ApolloClient, { of, source, sort, page, home }: NextPage): Promise<void> {
  const variables = { input: listInput(of, source, sort, page) };
  await client.query({ query: ARTICLE_LIST, variables, fetchPolicy: "network-only" });
  const list: AskedList = home
    ? { fieldName: "homeScreen", args: { input: home.asked.input } }
    : { fieldName: "articleList", args: { input: listInput(of, source, sort) } };
  appendInCache(client.cache, list, { fieldName: "articleList", args: variables });
}
