import { ArrayMaxSize, IsIn, IsOptional, Matches } from "class-validator";
import { validationText } from "../messages.ts";
import { TONES, type Tone } from "../tones.ts";
import { inOrder } from "./decorators.ts";

const MOST_WANTED_TAGS = 50;

/** What the contract says of the articles that a search wants; absent and empty: whatever it is. */
export interface SearchAssessment {
  /** One of these; 0: nobody has set a tone. */
  tones?: Tone[] | null;
  /** At least one of these. */
  tagIds?: string[] | null;
}

export const SearchTones = (): PropertyDecorator =>
  inOrder(IsOptional(), IsIn([0, ...TONES], { each: true, message: validationText.notFlag }));

export const SearchTags = (): PropertyDecorator =>
  inOrder(
    IsOptional(),
    ArrayMaxSize(MOST_WANTED_TAGS, { message: validationText.notFlag }),
    Matches(/^[1-9]\d{0,17}$/, { each: true, message: validationText.notFlag }),
  );
