import type { SearchForm } from "@kirinuki/schema/forms/search-form.ts";
import { periodOf } from "../../domain/period.ts";
import { NO_TERMS, type SearchTerms, type SearchWords } from "../../domain/search-terms.ts";
import type { Source } from "../../domain/source.ts";

/** What the fields of the search form hold; days as they are typed. */
export interface SearchValues extends SearchWords {
  mode: "words" | "expression";
  expression: string;
  sources: readonly Source[];
  start: string;
  end: string;
}

/** @param sources those that the user may see: where a search names none, all of them are ticked */
export const valuesOf = (terms: SearchTerms, sources: readonly Source[]): SearchValues => ({
  mode: terms.expression === null ? "words" : "expression",
  keyword1: terms.keyword1,
  operator: terms.operator,
  keyword2: terms.keyword2,
  mediaOperator: terms.mediaOperator,
  expression: terms.expression ?? "",
  nameList: terms.nameList,
  synonyms: terms.synonyms,
  sources: terms.sources ? sources.filter((source) => terms.sources?.includes(source)) : sources,
  start: terms.period?.start ?? "",
  end: terms.period?.end ?? "",
  tones: terms.tones,
  tagIds: terms.tagIds,
});

/** The search that the fields ask for. One day alone stands for itself. */
export function termsOf(values: SearchValues, all: readonly Source[]): SearchTerms {
  const { mode, keyword1, operator, keyword2, mediaOperator, nameList, synonyms, sources } = values;
  const words = mode === "words" ? { keyword1, operator, keyword2, mediaOperator, expression: null } : null;
  return {
    ...NO_TERMS,
    ...(words ?? { expression: values.expression }),
    nameList,
    synonyms,
    sources: all.every((source) => sources.includes(source)) ? null : sources,
    period: periodOf(values.start || values.end, values.end || values.start),
    tones: values.tones,
    tagIds: values.tagIds,
  };
}

/** The fields as the shared rules check them. */
export const formOfValues = (values: SearchValues): Partial<SearchForm> => {
  const { mode, keyword1, keyword2, expression, nameList, sources, start, end, tones, tagIds } = values;
  return {
    ...(mode === "words" ? { keyword1, keyword2 } : { expression }),
    nameList: [...nameList],
    sources: [...sources],
    tones: [...tones],
    tagIds: [...tagIds],
    ...(start !== "" && { start }),
    ...(end !== "" && { end }),
  };
};
