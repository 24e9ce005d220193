import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import type { TermCountsQuery } from "../../__generated__/graphql.ts";
import { TERM_COUNTS } from "./documents.ts";
import { expressionsText as text } from "./text.ts";
import type { Draft } from "./types.ts";

export type CountedTerms = Extract<TermCountsQuery["countedTerms"], { __typename: "CountedTerms" }>;

/** What the server says of the parts of a draft; one call, however many ask. */
export function useTermCounts({ contractId, section, text: asked }: Draft) {
  return useQuery(TERM_COUNTS, { variables: { contractId, section, text: asked }, skip: asked.trim() === "" });
}

/** The terms under syn: that have no synonyms, while the text that was asked about is still the one that is typed. */
export function useSynonymNotes(draft: Draft, typed: string) {
  const { data } = useTermCounts(draft);
  const counted = data?.countedTerms;
  const isOfTyped = draft.text === typed && counted?.__typename === "CountedTerms";
  return useMemo(
    () =>
      (isOfTyped ? counted.unknownSynonyms : []).map(({ term, position }) => ({
        position,
        length: term.length,
        message: text.noSynonyms(term),
      })),
    [isOfTyped, counted],
  );
}
