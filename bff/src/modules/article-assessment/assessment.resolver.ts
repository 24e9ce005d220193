import "reflect-metadata";
import { MOST_TAGS, TONES, type Tone } from "@kirinuki/schema/tones.ts";
import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, Matches } from "class-validator";
import { Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver, UseMiddleware } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { toChangedArticles } from "../managed-article/managed-article.mapper.ts";
import { ChangeArticlesResult, type ChangedArticles } from "../managed-article/managed-article.type.ts";

const DIGITS = /^\d{1,18}$/;
const MOST_ARTICLES = 1000;

@ArgsType()
export class AssessmentArgs {
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ARTICLES)
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "article_ids, at most 1,000." })
  articleIds!: string[];

  @IsOptional()
  @IsIn([0, ...TONES])
  @Field(() => Int, {
    nullable: true,
    description: "1 favourable, 2 neutral, 3 critical, 0 removes the tone; null leaves it unchanged.",
  })
  tone?: Tone | null;

  @ArrayMaxSize(MOST_TAGS)
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { defaultValue: [], description: "tag_ids to add." })
  addTagIds!: string[];

  @ArrayMaxSize(MOST_TAGS)
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { defaultValue: [], description: "tag_ids to remove." })
  removeTagIds!: string[];
}

/** Tone and tags of articles; one call, however many there are. */
@Resolver()
export class AssessmentResolver {
  @UseMiddleware(invalidFormAsData({ tone: "tone", add_tag_ids: "addTagIds", remove_tag_ids: "removeTagIds" }))
  @Mutation(() => ChangeArticlesResult, {
    description:
      "Sets tone and tags of articles; the answer names those that were not changed. TopicUsers and administrators only.",
  })
  async assessArticles(
    @Args(() => AssessmentArgs) { articleIds, tone, addTagIds, removeTagIds }: AssessmentArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangedArticles | Refusal> {
    const answer = await orRefusal(
      core.assessments.assess({
        article_info: articleIds.map((article_id) => ({ article_id })),
        ...(tone !== undefined && tone !== null && { tone }),
        ...(addTagIds.length > 0 && { add_tag_ids: addTagIds }),
        ...(removeTagIds.length > 0 && { remove_tag_ids: removeTagIds }),
      }),
    );
    return answer instanceof Refusal ? answer : toChangedArticles(answer);
  }
}
