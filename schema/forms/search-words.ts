import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, MaxLength } from "class-validator";
import { validationText } from "../messages.ts";
import { inOrder } from "./decorators.ts";

/** UTF-16 units of what people type into a field. REST reads longer texts, and its parser says where they end. */
const LONGEST_KEYWORD = 1000;
const LONGEST_EXPRESSION = 20_000;
const MEDIA_NAMES = 200;
const MEDIA_NAME_LENGTH = 200;

/**
 * The words and media of a search: what a saved condition and every form of a search have in common (spec sections 3 and 5).
 * Each form declares its fields itself, because their order is the order of its errors; their rules are the decorators below.
 */
export interface SearchWords {
  keyword1?: string | null;
  /** Of keyword1: 1 all its words, 2 any of them, 3 none. */
  operator?: 1 | 2 | 3;
  keyword2?: string | null;
  /** Of keyword2: 3 none of its words; 1 and 2 all of them. Media are always OR'ed. */
  mediaOperator?: 1 | 2 | 3;
  nameList?: string[];
  /** Each word stands for its synonyms too (expressions.md, Synonyms). */
  synonyms?: boolean;
}

/** What is searched: words, or an expression in their place; media may be added to either. */
export interface SearchText extends SearchWords {
  expression?: string | null;
}

/** Words, separated by blanks. */
export const Keyword = (longest = LONGEST_KEYWORD): PropertyDecorator =>
  text(longest, validationText.keywordTooLong(longest));

/** A search expression. */
export const ExpressionText = (longest = LONGEST_EXPRESSION): PropertyDecorator =>
  text(longest, validationText.expressionTooLong(longest));

const text = (longest: number, tooLong: string): PropertyDecorator =>
  inOrder(IsOptional(), IsString({ message: validationText.notText }), MaxLength(longest, { message: tooLong }));

/** 1 AND, 2 OR, 3 NOT. */
export const Operator = (): PropertyDecorator =>
  inOrder(
    IsOptional(),
    IsIn([1, 2, 3], { message: validationText.notOperator, context: { jsonSchema: { type: "integer" } } }),
  );

/** Names of media. */
export const MediaNames = (): PropertyDecorator =>
  inOrder(
    IsOptional(),
    IsArray({ message: validationText.mediaNames }),
    ArrayMaxSize(MEDIA_NAMES, { message: validationText.mediaNames }),
    IsString({ each: true, message: validationText.mediaNames }),
    MaxLength(MEDIA_NAME_LENGTH, { each: true, message: validationText.mediaNames }),
  );

/** Whether each word stands for its synonyms too; 0 or 1 in REST. */
export const WithSynonyms = (): PropertyDecorator =>
  inOrder(
    IsOptional(),
    IsBoolean({ message: validationText.notFlag, context: { jsonSchema: { type: "integer", enum: [0, 1] } } }),
  );
