import "reflect-metadata";
import { BOOKLET } from "@kirinuki/schema/booklet.ts";
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { MAX_ORIGINALS, OriginalOrigin, OriginalRef } from "../original/original.input.ts";

@ArgsType()
export class BookletArticlesArgs {
  @ArrayMinSize(1, { message: inputText.originals })
  @ArrayMaxSize(MAX_ORIGINALS, { message: inputText.originals })
  @ValidateNested()
  @Field(() => [OriginalRef], { description: "1 to 100 articles." })
  articles!: OriginalRef[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Asks about prints of their texts, not of their originals.",
  })
  isText: boolean = false;
}

@InputType({ description: "The user's comment on an article of a booklet." })
export class BookletCommentInput {
  @Matches(/^\d{1,18}$/, { message: inputText.id })
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @MaxLength(BOOKLET.longestComment)
  @Field(() => String, { description: "Comment; blank for none." })
  comment!: string;
}

@InputType({ description: "A booklet of cuttings: articles as one PDF to be printed." })
export class BookletInput {
  @ArrayMinSize(1, { message: inputText.originals })
  @ArrayMaxSize(MAX_ORIGINALS, { message: inputText.originals })
  @ValidateNested()
  @Field(() => [OriginalRef], { description: "1 to 100 articles, in the order of the booklet." })
  articles!: OriginalRef[];

  @Length(1, BOOKLET.longestTitle)
  @Field(() => String, { description: "Title on the cover." })
  title!: string;

  @IsInt()
  @Min(1)
  @Max(BOOKLET.mostCopies)
  @Field(() => Int, { description: "Number of copies to be handed out." })
  copies!: number;

  @IsIn([1, 2])
  @Field(() => Int, { description: "Cuttings per sheet: 1 or 2." })
  perSheet!: 1 | 2;

  @Field(() => Boolean, { description: "Black and white." })
  grey!: boolean;

  @ArrayMaxSize(MAX_ORIGINALS, { message: inputText.originals })
  @ValidateNested()
  @Field(() => [BookletCommentInput], { description: "Comments on its articles." })
  comments!: BookletCommentInput[];

  @ValidateNested()
  @Field(() => OriginalOrigin, { description: "Screen and selection that the uses are counted for." })
  origin: OriginalOrigin = new OriginalOrigin();
}
