import { IsOptional, IsString, MaxLength, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { inOrder, isDay, ParagraphsText } from "./decorators.ts";

/** A headline of the spec's length, or an address. */
export const MISSING_KEYWORD_LENGTH = 500;
export const MISSING_NOTE_LENGTH = 500;
export const MISSING_MEDIA_LENGTH = 100;

/** No newspaper is older, and PostgreSQL has no year 0. */
const isIssueDay = (value: unknown): boolean => isDay(value) && String(value) >= "1800";

/** The article that somebody misses: words of its headline, or its address; its medium and day where he knows them. */
export class MissingArticleForm {
  @ParagraphsText({
    required: validationText.missingKeywordRequired,
    max: MISSING_KEYWORD_LENGTH,
    tooLong: validationText.missingKeywordTooLong,
  })
  keyword!: string;

  /** The medium as somebody remembers its name. */
  @IsOptional()
  @inOrder(
    IsString({ message: validationText.notText }),
    MaxLength(MISSING_MEDIA_LENGTH, { message: validationText.missingMediaTooLong }),
  )
  mediaName?: string | null;

  /** The day on which it was published, in Tokyo. */
  @IsOptional()
  @ValidateBy({ name: "isIssueDay", validator: { validate: isIssueDay } }, { message: validationText.missingIssueDay })
  issueDate?: string | null;
}

/** What became of an inquiry; "" for nothing. */
export class MissingNoteForm {
  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(MISSING_NOTE_LENGTH, { message: validationText.noteTooLong })
  note?: string | null;
}
