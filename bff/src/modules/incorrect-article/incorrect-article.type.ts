import "reflect-metadata";
import { MaxLength } from "class-validator";
import { createUnionType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A field for which ingest rejected an item." })
export class IngestFault {
  @Field(() => String, { description: "Name of the field in JSON lines, or `file` for the whole file." })
  field!: string;

  @Field(() => String, { description: "The reason, in Japanese." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "An item that could not be ingested." })
export class IncorrectArticle {
  @Field(() => ID, { description: "incorrect_article_id." })
  id!: string;

  @Field(() => String, { description: "File or address that it came from." })
  file!: string;

  @Field(() => Int, { description: "Position in the file; 0: the file as a whole, which can't be corrected." })
  itemNo!: number;

  @Field(() => DateTime, { description: "When it was refused." })
  occurredAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was corrected; null while it is open." })
  closedAt!: string | null;

  @Field(() => [IngestFault], { description: "All its faults." })
  faults!: IngestFault[];

  @Field(() => String, { description: "Beginning of the payload." })
  excerpt!: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of items that could not be ingested." })
export class IncorrectArticlePage {
  @Field(() => Int, { description: "Number on all pages." })
  total!: number;

  @Field(() => [IncorrectArticle], { description: "Newest first." })
  articles!: IncorrectArticle[];
}

@ObjectType({ simpleResolvers: true, description: "A field of an item, as it was parsed." })
export class RawField {
  @Field(() => String, { description: "Name of the field in JSON lines." })
  name!: string;

  @Field(() => String, { description: "Its value as JSON." })
  json!: string;
}

@ObjectType({ simpleResolvers: true, description: "An item that could not be ingested, with its payload." })
export class IncorrectArticleDetail extends IncorrectArticle {
  @Field(() => String, { description: "Payload, truncated to 100,000 characters." })
  payload!: string;

  @Field(() => [RawField], { description: "Fields that could be parsed; empty unless the item is a JSON object." })
  fields!: RawField[];
}

@InputType({ description: "A field with its corrected value." })
export class RawFieldInput {
  @MaxLength(100)
  @Field(() => String, { description: "Name of the field in JSON lines." })
  name!: string;

  @MaxLength(200_000)
  @Field(() => String, { description: "Its value as JSON; null removes the field." })
  json!: string;
}

@ObjectType({ simpleResolvers: true, description: "The corrected item was ingested." })
export class ArticleCorrected {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "Number of themes that it matched." })
  matched!: number;
}

@ObjectType({ simpleResolvers: true, description: "The item is still invalid; nothing was stored." })
export class ArticleStillIncorrect {
  @Field(() => [IngestFault], { description: "Every invalid field." })
  faults!: IngestFault[];
}

export const CorrectArticleResult = createUnionType({
  name: "CorrectArticleResult",
  description: "The article, the remaining faults, or why it cannot be corrected.",
  types: () => [ArticleCorrected, ArticleStillIncorrect, Refusal] as const,
});

@ObjectType({ simpleResolvers: true, description: "A field that a correction changed." })
export class FieldChange {
  @Field(() => String, { description: "Name of the field in JSON lines." })
  field!: string;

  @Field(() => String, { nullable: true, description: "Value as it was received." })
  before!: string | null;

  @Field(() => String, { nullable: true, description: "Value after the correction." })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A correction by an operator." })
export class ItemCorrection {
  @Field(() => ID, { description: "incorrect_article_id." })
  id!: string;

  @Field(() => String, { description: "File or address that it came from." })
  file!: string;

  @Field(() => Int, { description: "Position in the file." })
  itemNo!: number;

  @Field(() => String, { description: "Who put it right." })
  operatorId!: string;

  @Field(() => DateTime, { description: "When it was done." })
  at!: string;

  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => [FieldChange], { description: "Field by field." })
  changes!: FieldChange[];
}

@ObjectType({ simpleResolvers: true, description: "A page of corrections." })
export class ArticleCorrectionPage {
  @Field(() => Int, { description: "Number on all pages." })
  total!: number;

  @Field(() => [ItemCorrection], { description: "Newest first." })
  corrections!: ItemCorrection[];
}
