import "reflect-metadata";
import type { SearchWords } from "@kirinuki/schema/forms/search-words.ts";

/** How REST names the words of a search, searched or saved. */
export const WORDS_WIRE_NAMES = {
  keyword1: "keyword1",
  keyword2: "keyword2",
  operator: "operator",
  media_operator: "mediaOperator",
  media_name_list: "nameList",
  synonym_flag: "synonyms",
} as const satisfies Record<string, keyof SearchWords>;

/** The words under REST's names; blank keywords and an empty list of media are none. */
export const wordsBody = ({ keyword1, keyword2, operator, mediaOperator, nameList, synonyms }: SearchWords) => ({
  ...(keyword1?.trim() && { keyword1 }),
  ...(keyword2?.trim() && { keyword2 }),
  ...(operator && { operator }),
  ...(mediaOperator && { media_operator: mediaOperator }),
  ...(nameList && nameList.length > 0 && { media_name_list: nameList }),
  ...(synonyms && { synonym_flag: 1 as const }),
});

/** What the fields of both inputs say of themselves. */
export const WORDS_TEXT = {
  keyword1: "Words, blank-separated, at most 1000 characters.",
  keyword2: "Further words.",
  operator: "Operator of keyword1. 1: all its words; 2: any of them; 3: none of them.",
  mediaOperator: "Operator of keyword2. 3: none of its words; otherwise all of them.",
  nameList: "Names of media, any of them; at most 200.",
  synonyms: "Whether each word also matches its synonyms.",
} as const;
