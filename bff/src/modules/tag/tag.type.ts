import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";

@ObjectType({ simpleResolvers: true, description: "A tag on an article." })
export class ArticleTag {
  @Field(() => ID, { description: "tag_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

/** Descriptions of an article's tone and tags, wherever they are. */
export const ASSESSED_TEXT = {
  tone: "Tone as the contract set it: 1 favourable, 2 neutral, 3 critical, 0 none.",
  tags: "Tags that the contract gave the article, in the order of the tag list.",
} as const;

@ObjectType({ simpleResolvers: true, description: "A tag of the contract's list." })
export class Tag {
  @Field(() => ID, { description: "tag_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it is retired: kept on articles, but not given to others." })
  retired!: boolean;

  @Field(() => Int, { nullable: true, description: "Number of articles that have it; administrators only, else null." })
  articleCount!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "The tags of the contract." })
export class TagList {
  @Field(() => [Tag], { description: "Tags in their order, retired ones too." })
  tags!: Tag[];

  @Field(() => String, { description: "Version. Send it back with a change." })
  version!: string;
}

export const SaveTagsResult = createUnionType({
  name: "SaveTagsResult",
  description: "The new list, a refusal with a text for the user, or the faults of the list.",
  types: () => [TagList, Refusal, InvalidForm] as const,
});
