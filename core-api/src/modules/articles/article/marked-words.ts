import { MARKED_WORDS } from "@kirinuki/schema/marked-words.ts";
import { TextsField } from "../../../http/fields.ts";

/** The words to mark in what a search found, instead of those for which themes found it; GET /article_search names them. */
export const MarkedWordsField = (): PropertyDecorator =>
  TextsField("強調する語", MARKED_WORDS.most, MARKED_WORDS.longest);
