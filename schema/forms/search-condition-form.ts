import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength } from "class-validator";
import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";

const TITLE_LENGTH = 50;
const KEYWORD_LENGTH = 1000;
const MEDIA_NAMES = 200;
const MEDIA_NAME_LENGTH = 200;

/** A search that a user keeps (spec sections 3 and 5). */
export class SearchConditionForm {
  @RequiredText({
    required: validationText.conditionTitleRequired,
    max: TITLE_LENGTH,
    tooLong: validationText.conditionTitleTooLong,
  })
  title!: string;

  @IsOptional()
  @MaxLength(KEYWORD_LENGTH, { message: validationText.keywordTooLong })
  @IsString({ message: validationText.notText })
  keyword1?: string | null;

  @IsOptional()
  @MaxLength(KEYWORD_LENGTH, { message: validationText.keywordTooLong })
  @IsString({ message: validationText.notText })
  keyword2?: string | null;

  /** Of keyword1: 1 all its words, 2 any of them, 3 none. */
  @IsOptional()
  @IsIn([1, 2, 3], { message: validationText.notOperator })
  operator?: 1 | 2 | 3;

  /** Of keyword2: 3 none of its words; 1 and 2 all of them. Media are always OR'ed. */
  @IsOptional()
  @IsIn([1, 2, 3], { message: validationText.notOperator })
  mediaOperator?: 1 | 2 | 3;

  @IsOptional()
  @MaxLength(MEDIA_NAME_LENGTH, { each: true, message: validationText.mediaNames })
  @IsString({ each: true, message: validationText.mediaNames })
  @ArrayMaxSize(MEDIA_NAMES, { message: validationText.mediaNames })
  @IsArray({ message: validationText.mediaNames })
  nameList?: string[];
}
