import { ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderHook } from "@testing-library/react";
import { parse } from "graphql";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newApolloClient } from "../../bff/apollo.ts";
import { useLeanCache } from "./use-lean-cache.ts";

/** Of no schema: parsed, so that the generator of documents does not take it for one of the screens. */
const LIST = parse(`
  query List {
    articles {
      id
      searchWords
      title
    }
  }
`);
const article = (title: string) => ({ __typename: "WebArticle", id: "1", searchWords: ["電池"], title });
const write = (client: ReturnType<typeof newApolloClient>, title: string) =>
  client.writeQuery({ query: LIST, data: { articles: [article(title)] } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const client = newApolloClient(ApolloLink.empty());
  const { rerender } = renderHook(({ id }) => useLeanCache(id), {
    initialProps: { id: "0" },
    wrapper: ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const read = (from: number, to: number, pause: number) => {
    for (let id = from; id <= to; id += 1) {
      rerender({ id: String(id) });
      vi.advanceTimersByTime(pause);
    }
  };
  return { client, gc: vi.spyOn(client.cache, "gc"), read };
};

it("forgets how articles were read after a hundred of them, while the reader rests", () => {
  const { gc, read } = open();
  read(1, 98, 1000);
  expect(gc).not.toHaveBeenCalled();
  read(99, 120, 100);
  expect(gc).not.toHaveBeenCalled();
  read(121, 121, 1000);
  expect(gc.mock.calls).toEqual([[{ resetResultCache: true }]]);
  read(122, 200, 1000);
  expect(gc).toHaveBeenCalledTimes(1);
});

it("leaves all that was read, and what is on the screen follows changes as before", () => {
  const { client, read } = open();
  write(client, "旧");
  const shown: unknown[] = [];
  client.watchQuery({ query: LIST, fetchPolicy: "cache-only" }).subscribe(({ data }) => shown.push(data));
  read(1, 100, 1000);
  expect(client.readQuery({ query: LIST })).toEqual({ articles: [article("旧")] });
  write(client, "新");
  vi.advanceTimersByTime(1000);
  expect(shown.at(-1)).toEqual({ articles: [article("新")] });
});
