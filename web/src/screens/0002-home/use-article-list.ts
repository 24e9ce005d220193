import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import type { ArticleListQuery } from "../../__generated__/graphql.ts";
import type { SortName } from "../../domain/sort.ts";
import type { Source } from "../../domain/source.ts";
import type { LoadedList } from "../../features/article-list/article-reader.ts";
import { forgetPages, useAnsweredAnew, usePages } from "../../features/article-list/use-pages.ts";
import { type ListOf, listInput } from "./home-inputs.ts";
import { ARTICLE_LIST } from "./query.ts";
import type { HomeQuery } from "./use-home-query.ts";

export type ArticlePage = ArticleListQuery["articleList"];

export interface ArticleList extends LoadedList {
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Same tab and order as homeScreen was asked for: then its page is the first of the list, and nothing else is asked. */
function pageOfHome(home: HomeQuery, source: Source, sort: SortName): ArticlePage | null {
  const page = home.data?.page ?? null;
  return page?.source === source && home.asked.sort === sort ? page : null;
}

/** The list of one tab; further pages stand beside the first, so that they are there after going back. */
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
  const pages = usePages({
    of: JSON.stringify(own),
    first: page,
    query: first ? home.query : query.observable,
    async ask(number) {
      // Even if another list is on the screen by then.
      if (own === null) throw new Error("there is no list");
      const variables = { input: { ...own, page: number } };
      const { data } = await client.query({ query: ARTICLE_LIST, variables, fetchPolicy: "network-only" });
      if (!data) throw new Error("a further page has no answer");
      return data.articleList;
    },
  });
  useAnsweredAnew(home.query, () => {
    // Another tab is open, and the list that homeScreen began is another one now.
    const began = home.data?.page;
    if (of && began && !first)
      forgetPages(
        client,
        JSON.stringify(listInput({ selection: of.selection, period: of.period }, began.source, home.asked.sort)),
      );
  });
  const failed = home.data ? query.error : home.error;
  return {
    ...pages,
    state: page ? "ready" : failed ? "failed" : "loading",
    error: failed,
    refetch: home.data && !first ? () => query.refetch() : home.refetch,
  };
}
