import { readTerms, type SearchTerms, writeTerms } from "./search-terms.ts";

/** Beyond it a server that is asked for the page would refuse the address. */
const LONGEST_QUERY = 6000;

/** Where a search leads; a very long one travels in the browser's history instead of the address. */
export function searchTarget(pathname: string, terms: SearchTerms): { to: string; state: { terms: string } | null } {
  const query = writeTerms(terms).toString();
  return query.length > LONGEST_QUERY
    ? { to: pathname, state: { terms: query } }
    : { to: query === "" ? pathname : `${pathname}?${query}`, state: null };
}

/** The terms that the history keeps, through a reload too; null where the address says them. */
export function keptTerms(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("terms" in state)) return null;
  return typeof state.terms === "string" ? state.terms : null;
}

/** Whether an address, or its entry in the history, says anything of a search. */
export const addressesSearch = (params: URLSearchParams, state: unknown): boolean =>
  params.size > 0 || keptTerms(state) !== null;

/** The search that an address and its entry in the history stand for. */
export function addressedTerms(params: URLSearchParams, state: unknown): SearchTerms {
  const kept = keptTerms(state);
  return readTerms(kept === null ? params : new URLSearchParams(kept));
}
