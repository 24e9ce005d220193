import { ArrayNotEmpty, IsIn, IsOptional } from "class-validator";
import { validationText } from "../messages.ts";
import type { Tone } from "../tones.ts";
import { EndDay, StartDay } from "./day-range.ts";
import { inOrder } from "./decorators.ts";
import { type SearchAssessment, SearchTags, SearchTones } from "./search-assessment.ts";
import { ExpressionText, Keyword, MediaNames, Operator, type SearchText, WithSynonyms } from "./search-words.ts";

export const SEARCH_SOURCES = ["NEWSPAPER", "WEB", "MAGAZINE"] as const;
export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** A search that is asked now: keywords, or an expression in their place; in sources and days (spec sections 5 and 9). */
export class SearchForm implements SearchText, SearchAssessment {
  @Keyword() keyword1?: string | null;
  @Operator() operator?: 1 | 2 | 3;
  @Keyword() keyword2?: string | null;
  @Operator() mediaOperator?: 1 | 2 | 3;

  /** In place of the keywords; media may still be chosen. */
  @ExpressionText() expression?: string | null;

  @MediaNames() nameList?: string[];
  @WithSynonyms() synonyms?: boolean;

  /** Absent: all. */
  @inOrder(
    IsOptional(),
    ArrayNotEmpty({ message: validationText.mediaRequired }),
    IsIn(SEARCH_SOURCES, { each: true, message: validationText.mediaRequired }),
  )
  sources?: SearchSource[] | null;

  @SearchTones() tones?: Tone[] | null;
  @SearchTags() tagIds?: string[] | null;

  /** Days on which articles were set up, yyyy-MM-dd. Absent: so that the period is 14 days ending today. */
  @inOrder(IsOptional(), StartDay())
  start?: string | null;

  @inOrder(IsOptional(), EndDay())
  end?: string | null;
}
