import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { ArticleRef } from "../../domain/home-address.ts";
import { readHomeAddress, writeHomeAddress } from "../../domain/home-address.ts";
import { addressedTerms, keptTerms, searchTarget } from "../../domain/search-address.ts";
import { type SearchTerms, writeTerms } from "../../domain/search-terms.ts";
import type { Source } from "../../domain/source.ts";

export interface SearchAddress {
  terms: SearchTerms;
  /** null: the first tab in which something is found. */
  source: Source | null;
  article: ArticleRef | null;
}

type Place = Pick<SearchAddress, "source" | "article">;

/** What is on the screen is what the address says: the search, the tab and the open article. */
export function useSearchAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const kept = keptTerms(state);
  const address = useMemo<SearchAddress>(() => {
    const { source, article } = readHomeAddress(params);
    return { terms: addressedTerms(params, state), source, article };
  }, [params, state]);
  const openedHere = has(state, "openedHere");
  const stateOf = (more: object) => ({ ...(kept !== null && { terms: kept }), ...more });
  const search = (change: Partial<Place>) =>
    `?${queryOf(kept === null ? writeTerms(address.terms) : null, { source: address.source, article: address.article, ...change })}`;
  return {
    address,
    /** The entry before this one is the same list without an article. */
    openedHere,
    /** The id of a saved condition that is to be searched by. */
    conditionId: params.get("condition"),
    hrefOf: (change: Partial<Place>) => pathname + search(change),
    go: (change: Partial<Place>, how?: { replace?: boolean }) =>
      void navigate({ search: search(change) }, { replace: how?.replace ?? false, state: stateOf({}) }),
    /** Another search: a new entry in the history, with the tab that finds something. */
    ask(terms: SearchTerms, how?: { replace?: boolean }) {
      const to = searchTarget(pathname, terms);
      void navigate(to.to, { replace: how?.replace ?? false, state: to.state });
    },
    openArticle(article: ArticleRef) {
      const replace = address.article !== null;
      const here = openedHere || !replace ? { openedHere: true } : {};
      void navigate({ search: search({ article }) }, { replace, state: stateOf(here) });
    },
    closeArticle() {
      if (openedHere) void navigate(-1);
      else void navigate({ search: search({ article: null }) }, { replace: true, state: stateOf({}) });
    },
  };
}

const has = (state: unknown, name: string): boolean => typeof state === "object" && state !== null && name in state;

/** Terms first, then tab and article as on home. */
function queryOf(terms: URLSearchParams | null, { source, article }: Place): string {
  const place = writeHomeAddress({ selection: null, period: null, source, article }).slice(1);
  return [terms?.toString() ?? "", place].filter((part) => part !== "").join("&");
}
