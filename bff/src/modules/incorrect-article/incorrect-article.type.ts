import "reflect-metadata";
import { MaxLength } from "class-validator";
import { createUnionType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A field that was at fault at ingest." })
export class IngestFault {
  @Field(() => String, { description: "Name of the field in JSON lines, or file." })
  field!: string;

  @Field(() => String, { description: "Why, in Japanese." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "An item that could not be taken in." })
export class IncorrectArticle {
  @Field(() => ID, { description: "incorrect_article_id." })
  id!: string;

  @Field(() => String, { description: "File or address that it came from." })
  file!: string;

  @Field(() => Int, { description: "Position in the file; 0: the file as a whole, which can't be corrected." })
  itemNo!: number;

  @Field(() => DateTime, { description: "When it was refused." })
  occurredAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was put right; null while it waits." })
  closedAt!: string | null;

  @Field(() => [IngestFault], { description: "All its faults." })
  faults!: IngestFault[];

  @Field(() => String, { description: "Beginning of what was read." })
  excerpt!: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of items that could not be taken in." })
export class IncorrectArticlePage {
  @Field(() => Int, { description: "Number on all pages." })
  total!: number;

  @Field(() => [IncorrectArticle], { description: "Newest first." })
  articles!: IncorrectArticle[];
}

@ObjectType({ simpleResolvers: true, description: "A field of an item as it could be read." })
export class RawField {
  @Field(() => String, { description: "Name of the field in JSON lines." })
  name!: string;

  @Field(() => String, { description: "Its value as JSON." })
  json!: string;
}

@ObjectType({ simpleResolvers: true, description: "An item that could not be taken in, with all that is known of it." })
export class IncorrectArticleDetail extends IncorrectArticle {
  @Field(() => String, { description: "What was read, cut after 100,000 characters." })
  payload!: string;

  @Field(() => [RawField], { description: "Fields that could be read; none for anything but a JSON object." })
  fields!: RawField[];
}

@InputType({ description: "A field with its right value." })
export class RawFieldInput {
  @MaxLength(100)
  @Field(() => String, { description: "Name of the field in JSON lines." })
  name!: string;

  @MaxLength(200_000)
  @Field(() => String, { description: "Its value as JSON; null takes the field away." })
  json!: string;
}

@ObjectType({ simpleResolvers: true, description: "An item that is taken in now." })
export class ArticleCorrected {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "Number of themes that it hits." })
  matched!: number;
}

@ObjectType({ simpleResolvers: true, description: "An item that is still not right; nothing was written." })
export class ArticleStillIncorrect {
  @Field(() => [IngestFault], { description: "Every field at fault." })
  faults!: IngestFault[];
}

export const CorrectArticleResult = createUnionType({
  name: "CorrectArticleResult",
  description: "The article, what is still wrong with it, or why it can't be corrected.",
  types: () => [ArticleCorrected, ArticleStillIncorrect, Refusal] as const,
});

@ObjectType({ simpleResolvers: true, description: "What a correction changed of a field." })
export class FieldChange {
  @Field(() => String, { description: "Name of the field in JSON lines." })
  field!: string;

  @Field(() => String, { nullable: true, description: "As it came." })
  before!: string | null;

  @Field(() => String, { nullable: true, description: "As it was put right." })
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

  @Field(() => DateTime, { description: "When." })
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
