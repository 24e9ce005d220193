import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { TextRange } from "../article/article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, description: "An article whose original could not be had." })
export class FailedOriginal {
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "Title; empty where the user has no way to the article." })
  title!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "All originals are there and their uses reserved." })
export class OriginalReady {
  @Field(() => String, { description: "Opens the file, in this session only, until the reservation ends." })
  ticket!: string;

  @Field(() => Int, { description: "How many articles the file holds." })
  obtainedCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Some or all originals could not be had (data_flag 1)." })
export class PartlyObtained {
  @Field(() => String, { nullable: true, description: "Opens what could be had; null where nothing could." })
  obtainedTicket!: string | null;

  @Field(() => Int, { description: "How many articles could be had." })
  obtainedCount!: number;

  @Field(() => Int, { description: "How many articles were asked for, each once." })
  requestedCount!: number;

  @Field(() => [FailedOriginal], { description: "Those that could not be had." })
  failed!: FailedOriginal[];

  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "The cap of the user's group is reached (data_flag 0)." })
export class LimitExceeded {
  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "The cap of the demand unit is reached (result status 1)." })
export class DemandLimit {
  @Field(() => String, { description: "msgDetail of core-api, for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "No right to it, withdrawn, off sale, or not there." })
export class NotDisplayable {
  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "The text of a newspaper article; its use is counted." })
export class OriginalTextReady {
  @Field(() => String, { description: "Title of the article." })
  title!: string;

  @Field(() => String, { description: "Text with its line breaks." })
  text!: string;

  @Field(() => [TextRange], { description: "What to mark in it." })
  textHits!: TextRange[];
}

@ObjectType({ simpleResolvers: true, description: "What a completion notice counted." })
export class OriginalCounted {
  @Field(() => Int, { description: "Uses that this notice counted; 0 for a repeat." })
  count!: number;
}

export const OriginalResult = createUnionType({
  name: "OriginalResult",
  description: "What became of a wish for originals (spec section 4, PDF display).",
  types: () => [OriginalReady, PartlyObtained, LimitExceeded, DemandLimit, NotDisplayable] as const,
});

export const OriginalTextResult = createUnionType({
  name: "OriginalTextResult",
  description: "What became of a wish for a text (spec section 4, Original-text check).",
  types: () => [OriginalTextReady, PartlyObtained, LimitExceeded, DemandLimit, NotDisplayable] as const,
});
