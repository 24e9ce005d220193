import { validationText } from "../messages.ts";
import type { Tone } from "../tones.ts";
import { RequiredText } from "./decorators.ts";
import { type SearchAssessment, SearchTags, SearchTones } from "./search-assessment.ts";
import { Keyword, MediaNames, Operator, type SearchWords, WithSynonyms } from "./search-words.ts";

const TITLE_LENGTH = 50;

/** A search that a user keeps (spec sections 3 and 5). */
export class SavedConditionForm implements SearchWords, SearchAssessment {
  @RequiredText({
    required: validationText.conditionTitleRequired,
    max: TITLE_LENGTH,
    tooLong: validationText.conditionTitleTooLong,
  })
  title!: string;

  @Keyword() keyword1?: string | null;
  @Operator() operator?: 1 | 2 | 3;
  @Keyword() keyword2?: string | null;
  @Operator() mediaOperator?: 1 | 2 | 3;
  @MediaNames() nameList?: string[];
  @WithSynonyms() synonyms?: boolean;
  @SearchTones() tones?: Tone[] | null;
  @SearchTags() tagIds?: string[] | null;
}
