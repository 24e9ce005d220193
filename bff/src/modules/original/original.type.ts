import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { TextRange } from "../article/article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, description: "An article whose original could not be obtained." })
export class FailedOriginal {
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "Title; empty if the user may not see the article." })
  title!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "All originals were obtained and their uses are reserved." })
export class OriginalReady {
  @Field(() => String, {
    description: "Ticket that opens the file, in this session only, until the reservation expires.",
  })
  ticket!: string;

  @Field(() => Int, { description: "Number of articles in the file." })
  obtainedCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Some or all originals could not be obtained (data_flag 1)." })
export class PartlyObtained {
  @Field(() => String, {
    nullable: true,
    description: "Ticket for the originals that were obtained; null if there are none.",
  })
  obtainedTicket!: string | null;

  @Field(() => Int, { description: "Number of articles whose originals were obtained." })
  obtainedCount!: number;

  @Field(() => Int, { description: "Number of distinct articles that were requested." })
  requestedCount!: number;

  @Field(() => [FailedOriginal], { description: "Articles whose originals could not be obtained." })
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
  @Field(() => String, { description: "Message for the user (msgDetail of core-api)." })
  message!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "The original cannot be shown: no right, withdrawn, off sale, or missing.",
})
export class NotDisplayable {
  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "The text of a newspaper article. The use was counted." })
export class OriginalTextReady {
  @Field(() => String, { description: "Title of the article." })
  title!: string;

  @Field(() => String, { description: "Text with line breaks." })
  text!: string;

  @Field(() => [TextRange], { description: "Positions of the words to highlight." })
  textHits!: TextRange[];
}

@ObjectType({ simpleResolvers: true, description: "What a completion notice counted." })
export class OriginalCounted {
  @Field(() => Int, { description: "Number of uses that this notice counted; 0 if it was repeated." })
  count!: number;
}

export const OriginalResult = createUnionType({
  name: "OriginalResult",
  description: "Result of a request for originals (spec section 4, PDF display).",
  types: () => [OriginalReady, PartlyObtained, LimitExceeded, DemandLimit, NotDisplayable] as const,
});

export const OriginalTextResult = createUnionType({
  name: "OriginalTextResult",
  description: "Result of a request for a text (spec section 4, Original-text check).",
  types: () => [OriginalTextReady, PartlyObtained, LimitExceeded, DemandLimit, NotDisplayable] as const,
});
