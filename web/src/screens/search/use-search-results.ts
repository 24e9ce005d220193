import { useApolloClient, useQuery } from "@apollo/client/react";
import type { ArticleSearchQuery, ArticleSearchQueryVariables } from "../../__generated__/graphql.ts";
import type { Period } from "../../domain/period.ts";
import { formOf, type SearchTerms } from "../../domain/search-terms.ts";
import { SORTS, type SortName } from "../../domain/sort.ts";
import type { Counts, Source } from "../../domain/source.ts";
import type { LoadedList } from "../../features/article-list/article-reader.ts";
import { usePages } from "../../features/article-list/use-pages.ts";
import type { SearchFault } from "../../features/search-form/SearchFields.tsx";
import { ARTICLE_SEARCH } from "./search-documents.ts";

/** Articles per page (spec section 9). */
const PAGE_SIZE = 10;

type Answer = ArticleSearchQuery["articleSearch"];
type Found = Extract<Answer, { __typename: "ArticleSearchAnswer" }>;

export interface SearchResults extends LoadedList {
  /** The tab that the server opened; null while it is not known, or where nothing was found. */
  source: Source | null;
  /** Of this search, whatever the tab; null until they are known. */
  counts: Counts | null;
  /** The searched words; null until they are known. */
  markedWords: string[] | null;
  /** Left out of what was found. */
  unsearchedDays: readonly Period[];
  /** The server's sentence where it refused. */
  refusal: string;
  faults: readonly SearchFault[];
  error: unknown;
  busy: boolean;
  refetch: () => void;
}

const NO_DAYS: readonly Period[] = [];
const NO_WORDS: string[] = [];
const NO_FAULTS: readonly SearchFault[] = [];

/** The results of one tab and order; further pages stand beside the first, so that they are there after going back. */
export function useSearchResults(terms: SearchTerms, source: Source | null, sort: SortName): SearchResults {
  const client = useApolloClient();
  const asked = (page: number): ArticleSearchQueryVariables => ({
    form: formOf(terms),
    list: { source, sort: { ...SORTS[sort] }, page, pageSize: PAGE_SIZE },
  });
  const first = asked(1);
  const { data, previousData, error, loading, observable, refetch } = useQuery(ARTICLE_SEARCH, { variables: first });
  const answer = data?.articleSearch;
  const found = foundOf(answer);
  const page = found?.page ?? null;
  const known = found ?? foundOf(previousData?.articleSearch);

  const pages = usePages({
    of: JSON.stringify(first),
    first: page,
    query: observable,
    async ask(number) {
      const query = { query: ARTICLE_SEARCH, variables: asked(number), fetchPolicy: "network-only" } as const;
      const further = foundOf((await client.query(query)).data?.articleSearch)?.page;
      if (!further) throw new Error("a further page was refused");
      return further;
    },
  });
  return {
    ...pages,
    state: found ? "ready" : answer ? "refused" : error ? "failed" : "loading",
    source: page?.source ?? null,
    counts: known?.counts ?? null,
    unsearchedDays: found?.unsearchedDays ?? NO_DAYS,
    markedWords: known?.markedWords ?? (answer || error ? NO_WORDS : null),
    total: found ? (pages.total ?? 0) : null,
    refusal: answer?.__typename === "Refusal" ? answer.message : "",
    faults: answer?.__typename === "InvalidForm" ? answer.fieldErrors : NO_FAULTS,
    error,
    busy: loading,
    refetch: () => void refetch().catch(() => undefined),
  };
}

const foundOf = (answer: Answer | undefined): Found | null =>
  answer?.__typename === "ArticleSearchAnswer" ? answer : null;
