import { useQuery } from "@apollo/client/react";
import type { TrialSearchQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import type { QueryResult } from "../../components/query-state/QueryState.tsx";
import { formOf, type SearchTerms } from "../../domain/search-terms.ts";
import { TRIAL_SEARCH } from "./trial-documents.ts";

/** Articles per page (spec section 9). */
export const PAGE_SIZE = 10;

type Tried = TrialSearchQuery["trialSearch"];
type Found = Extract<Tried, { __typename: "TrialSearchAnswer" }>;
type Invalid = Extract<Tried, { __typename: "InvalidForm" }>;
export type TriedHeadline = Found["headlines"][number];

export interface TriedSearch {
  query: QueryResult<TrialSearchQuery>;
  found: Found | undefined;
  /** The server's sentence where it refused. */
  refused: string | undefined;
  faults: Invalid["fieldErrors"];
}

/** One call for a search and page. A search without words is the server's to refuse. */
export function useTrial(terms: SearchTerms, page: number): TriedSearch {
  const variables = { form: formOf(terms), list: { page, pageSize: PAGE_SIZE } };
  const query = useQuery(TRIAL_SEARCH, { variables, ...EDITED });
  const tried = query.data?.trialSearch;
  return {
    query,
    found: tried?.__typename === "TrialSearchAnswer" ? tried : undefined,
    refused: tried && reasonOf(tried),
    faults: tried?.__typename === "InvalidForm" ? tried.fieldErrors : [],
  };
}

function reasonOf(tried: Tried): string | undefined {
  if (tried.__typename === "Refusal") return tried.message;
  return tried.__typename === "InvalidForm" ? tried.fieldErrors.map(({ message }) => message).join("\n") : undefined;
}
