import { expect, it } from "vitest";
import { addressedTerms, searchTarget } from "./search-address.ts";
import { NO_TERMS, type SearchTerms } from "./search-terms.ts";

const follow = (terms: SearchTerms) => {
  const { to, state } = searchTarget("/search", terms);
  return { to, terms: addressedTerms(new URL(to, "http://test.invalid").searchParams, state) };
};

it("says a search in the address", () => {
  expect(follow(NO_TERMS)).toEqual({ to: "/search", terms: NO_TERMS });
  const terms = { ...NO_TERMS, keyword1: "EV" };
  expect(follow(terms)).toEqual({ to: "/search?q=EV", terms });
});

it("keeps one that is too long for an address in the history", () => {
  const terms = { ...NO_TERMS, expression: "電池 OR ".repeat(2000) };
  expect(follow(terms)).toEqual({ to: "/search", terms });
  expect(addressedTerms(new URLSearchParams("q=EV"), { terms: 3 })).toEqual({ ...NO_TERMS, keyword1: "EV" });
});
