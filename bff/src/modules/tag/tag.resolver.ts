import "reflect-metadata";
import { MOST_TAGS } from "@kirinuki/schema/tones.ts";
import { ArrayMaxSize, IsOptional, Matches, MaxLength, ValidateNested } from "class-validator";
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { inputText } from "../../errors/catalogue.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { SaveTagsResult, Tag, TagList } from "./tag.type.ts";

@InputType({ description: "A tag to save." })
export class TagInput {
  @IsOptional()
  @Matches(/^\d{1,10}$/, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "tag_id; null: a new tag." })
  id?: string | null;

  // How long a name may be is for core-api to say, which counts what people see.
  @MaxLength(1000)
  @Field(() => String, { description: "Name, at most 20 characters." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it is retired: kept on articles, but not given to others." })
  retired!: boolean;
}

@InputType({ description: "The whole list of tags." })
export class TagsInput {
  @ArrayMaxSize(MOST_TAGS, { message: `タグは${MOST_TAGS}件までです。` })
  @ValidateNested({ each: true })
  @Field(() => [TagInput], { description: "Tags in display order. Tags of the same name are merged." })
  tags!: TagInput[];

  @IsOptional()
  @MaxLength(64)
  @Field(() => String, { nullable: true, description: "The version that was read." })
  version?: string | null;
}

const toTagList = ({ tags, version }: DataOf<"/api/v1/tags", "get">): TagList =>
  instance(TagList, {
    tags: tags.map(({ tag_id, tag_name, retired_flag, article_count }) =>
      instance(Tag, { id: tag_id, name: tag_name, retired: retired_flag === 1, articleCount: article_count }),
    ),
    version,
  });

/** The contract's tags: everybody reads them, administrators change the list. */
@Resolver()
export class TagResolver {
  @Query(() => TagList, { description: "Tags of the contract, in their order." })
  async tags(@Ctx() { core }: RequestContext): Promise<TagList> {
    return toTagList(await core.assessments.tags({}));
  }

  @UseMiddleware(invalidFormAsData({ tags: "tags" }))
  @Mutation(() => SaveTagsResult, {
    description:
      "Replaces the list of tags. A tag left out is deleted, or retired if articles have it. Administrators only.",
  })
  async saveTags(
    @Arg("form", () => TagsInput, { description: "The list." }) { tags, version }: TagsInput,
    @Ctx() { core }: RequestContext,
  ): Promise<TagList | Refusal> {
    const lines = tags.map(({ id, name, retired }) => ({
      ...(id && { tag_id: id }),
      tag_name: name,
      retired_flag: retired ? (1 as const) : (0 as const),
    }));
    const answer = await removedOrRefusal(core.assessments.saveTags({ tags: lines, ...(version && { version }) }));
    return answer instanceof Refusal ? answer : toTagList(answer);
  }
}
