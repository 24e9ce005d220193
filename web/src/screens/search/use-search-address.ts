import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { ArticleRef } from "../../domain/home-address.ts";
import { readHomeAddress, writeHomeAddress } from "../../domain/home-address.ts";
import { addressedTerms, searchTarget } from "../../domain/search-address.ts";
import { type SearchTerms, writeTerms } from "../../domain/search-terms.ts";
import type { Source } from "../../domain/source.ts";
import { useNewestAddress } from "../../features/article-list/use-newest-address.ts";

export interface SearchAddress {
  terms: SearchTerms;
  /** null: the first tab in which something is found. */
  source: Source | null;
  article: ArticleRef | null;
  /** The id of a saved condition that is to be searched by. */
  conditionId: string | null;
}

type Place = Pick<SearchAddress, "source" | "article">;

const same = (one: SearchAddress, other: SearchAddress) =>
  one.conditionId === other.conditionId &&
  placeOf(one) === placeOf(other) &&
  (one.terms === other.terms || writeTerms(one.terms).toString() === writeTerms(other.terms).toString());

/** What is on the screen is what the address says: the search, the tab and the open article. */
export function useSearchAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const told = useMemo<SearchAddress>(() => {
    const { source, article } = readHomeAddress(params);
    return { terms: addressedTerms(params, state), source, article, conditionId: params.get("condition") };
  }, [params, state]);
  const openedHere = typeof state === "object" && state !== null && "openedHere" in state;
  const newest = useNewestAddress({
    told,
    openedHere,
    same,
    lead(to, way) {
      if (way === "back") return void navigate(-1);
      const target = targetOf(pathname, to);
      const here = to.article !== null && (way === "push" || openedHere);
      const replace = way === "replace";
      void navigate(target.to, { replace, state: { ...target.state, ...(here && { openedHere: true }) } });
    },
  });
  const address = newest.newest;
  return {
    address,
    /** The address as the last key or click left it, though nothing is rendered yet. */
    now: () => newest.newest,
    openedHere,
    hrefOf: (change: Partial<Place>) => targetOf(pathname, { ...address, ...change }).to,
    go: (change: Partial<Place>, how?: { replace?: boolean }) => newest.go(change, how),
    /** Another search: a new entry in the history, with the tab that finds something. */
    ask: (terms: SearchTerms, how?: { replace?: boolean }) =>
      newest.go({ terms, source: null, article: null, conditionId: null }, how),
    openArticle: (article: ArticleRef) => newest.go({ article }),
    closeArticle: () => newest.go({ article: null }),
    whenTold: (run: () => void) => newest.whenTold(run),
  };
}

/** Terms first, then tab and article as on home. */
function targetOf(pathname: string, address: SearchAddress) {
  const { to, state } = searchTarget(pathname, address.terms);
  const place = placeOf(address);
  return { state, to: place === "" ? to : `${to}${to.includes("?") ? "&" : "?"}${place}` };
}

const placeOf = ({ source, article }: Place): string =>
  writeHomeAddress({ selection: null, period: null, source, article }).slice(1);
