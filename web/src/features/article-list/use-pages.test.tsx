import { ApolloClient, ApolloLink, InMemoryCache, NetworkStatus } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import type { ListedArticle } from "./article-reader.ts";
import { type FirstPageQuery, forgetPages, type ListPage, usePages } from "./use-pages.ts";

const aSession = () => new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const aPage = (page: number, totalCount: number, ...ids: string[]): ListPage => ({
  ...{ page, totalCount, pageSize: 2 },
  articles: ids.map((id) => ({ __typename: "WebArticle", id }) as ListedArticle),
});

interface Given {
  of?: string;
  first?: ListPage | null;
  query?: FirstPageQuery;
  ask?: (page: number) => Promise<ListPage>;
}

/** A query that says nothing of itself. */
const silent: FirstPageQuery = { subscribe: () => ({ unsubscribe: () => undefined }) };

/** A query that says what the test says. */
function aQuery() {
  const listeners = new Set<(result: { networkStatus: NetworkStatus }) => void>();
  const query: FirstPageQuery = {
    subscribe(hear) {
      listeners.add(hear);
      return { unsubscribe: () => listeners.delete(hear) };
    },
  };
  const tell = (...all: NetworkStatus[]) =>
    act(() => {
      for (const networkStatus of all) for (const hear of listeners) hear({ networkStatus });
    });
  return { query, tell };
}

const FIRST = aPage(1, 5, "1", "2");
const further: Record<number, ListPage> = { 2: aPage(2, 6, "2", "3"), 3: aPage(3, 6, "4", "5") };
const answer = async (page: number): Promise<ListPage> => further[page] ?? Promise.reject(new Error(`page ${page}`));

/** An answer that comes when the test says so. */
function aLateAnswer() {
  const late = { arrive: (_: ListPage): void => undefined };
  const ask = () =>
    new Promise<ListPage>((resolve) => {
      late.arrive = resolve;
    });
  return { ask, arrive: (page: ListPage) => act(async () => late.arrive(page)) };
}

const open = (client: ApolloClient, given: Given = {}) =>
  renderHook(
    ({ of = "theme 1", first = FIRST, query = silent, ask = answer }: Given) => usePages({ of, first, query, ask }),
    {
      initialProps: given,
      wrapper: ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    },
  );
type Opened = ReturnType<typeof open>;
const idsOf = ({ result }: Opened) => result.current.articles.map(({ id }) => id);
const more = ({ result }: Opened) => act(async () => result.current.loadMore());

it("goes on with what the list does not have yet, with the newest count, until nothing is left", async () => {
  const list = open(aSession());
  expect([idsOf(list), list.result.current.total, list.result.current.next]).toEqual([["1", "2"], 5, 2]);
  await more(list);
  expect([idsOf(list), list.result.current.total, list.result.current.next]).toEqual([["1", "2", "3"], 6, 2]);
  await more(list);
  expect([idsOf(list), list.result.current.next]).toEqual([["1", "2", "3", "4", "5"], 0]);
});

it("leaves the articles that are there the same objects", async () => {
  const list = open(aSession());
  const [before] = list.result.current.articles;
  await more(list);
  expect(list.result.current.articles[0]).toBe(before);
});

it("is there again as it was for the same list, and for no other", async () => {
  const client = aSession();
  const list = open(client);
  await more(list);
  list.unmount();
  expect(idsOf(open(client))).toEqual(["1", "2", "3"]);
  expect(idsOf(open(client, { of: "theme 2" }))).toEqual(["1", "2"]);
  expect(idsOf(open(aSession()))).toEqual(["1", "2"]);
  forgetPages(client, "theme 1");
  expect(idsOf(open(client))).toEqual(["1", "2"]);
});

it("begins anew when the first page was asked for anew and came, and stays where that failed", async () => {
  const { query, tell } = aQuery();
  const list = open(aSession(), { query });
  await more(list);
  tell(NetworkStatus.refetch, NetworkStatus.error);
  tell(NetworkStatus.loading, NetworkStatus.ready);
  expect(idsOf(list)).toEqual(["1", "2", "3"]);
  tell(NetworkStatus.refetch, NetworkStatus.ready);
  list.rerender({ query, first: aPage(1, 7, "0", "1") });
  expect([idsOf(list), list.result.current.total]).toEqual([["0", "1"], 7]);
});

it("does not take a page that was under way when the list began anew", async () => {
  const { query, tell } = aQuery();
  const late = aLateAnswer();
  const list = open(aSession(), { query });
  await more(list);
  list.rerender({ query, ask: late.ask });
  await more(list);
  tell(NetworkStatus.refetch, NetworkStatus.ready);
  await late.arrive(aPage(3, 6, "4", "5"));
  expect(idsOf(list)).toEqual(["1", "2"]);
});

it("puts a page where it belongs, even if another list is on the screen by then", async () => {
  const client = aSession();
  const late = aLateAnswer();
  const list = open(client, { ask: late.ask });
  await more(list);
  list.rerender({ of: "theme 2" });
  await late.arrive(aPage(2, 5, "3", "4"));
  expect(idsOf(list)).toEqual(["1", "2"]);
  expect(idsOf(open(client))).toEqual(["1", "2", "3", "4"]);
});

it("says where a page could not be had, and keeps what is there", async () => {
  const list = open(aSession(), { ask: () => Promise.reject(new Error("refused")) });
  await more(list);
  expect([idsOf(list), list.result.current.more]).toEqual([["1", "2"], "failed"]);
});
