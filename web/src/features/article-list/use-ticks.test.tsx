import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { forgetTicks, useTicks } from "./use-ticks.ts";

const aSession = () => new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const open = (client: ApolloClient, of = "theme 1", tab = "NEWSPAPER") =>
  renderHook(() => useTicks(of, tab, ["1", "2", "3"]), {
    wrapper: ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
const idsOf = ({ result }: ReturnType<typeof open>) => [...result.current.ticked.ids];

describe("ticks", () => {
  it("are there again when their list is, each tab's and each list's for itself", () => {
    const client = aSession();
    const first = open(client);
    act(() => first.result.current.toggle("2"));
    expect(idsOf(first)).toEqual(["2"]);
    first.unmount();
    expect(idsOf(open(client))).toEqual(["2"]);
    expect(idsOf(open(client, "theme 1", "WEB"))).toEqual([]);
    expect(idsOf(open(client, "theme 2"))).toEqual([]);
  });

  it("are gone for a list that is chosen anew, and for the next session", () => {
    const client = aSession();
    const first = open(client);
    act(() => first.result.current.all());
    first.unmount();
    expect(idsOf(open(aSession()))).toEqual([]);
    forgetTicks(client, "theme 1");
    expect(idsOf(open(client))).toEqual([]);
  });

  it("are kept of the twenty lists that were ticked last", () => {
    const client = aSession();
    for (let list = 0; list <= 20; list += 1) {
      const { result } = open(client, `theme ${list}`);
      act(() => result.current.toggle("1"));
    }
    expect([0, 1, 20].map((list) => idsOf(open(client, `theme ${list}`)).length)).toEqual([0, 1, 1]);
  });
});
