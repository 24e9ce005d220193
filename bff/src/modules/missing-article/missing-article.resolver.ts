import "reflect-metadata";
import type { MissingCause as Cause } from "@kirinuki/schema/missing-article.ts";
import { Max, Min } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { MISSING_WIRE_NAMES, MissingArticleInput, toMissingWire } from "./missing-article.input.ts";
import { toAnswer, toCandidates, toInquiries } from "./missing-article.mapper.ts";
import {
  type MissingAnswer,
  type MissingCandidates,
  MissingCandidatesResult,
  MissingCause,
  MissingInquiries,
  MissingResult,
} from "./missing-article.type.ts";

@ArgsType()
class MissingArticlesArgs {
  @Field(() => MissingCause, { nullable: true, description: "The cause; null: any." })
  cause?: Cause | null;

  @Field(() => Boolean, { nullable: true, description: "Whether they are settled; null: any." })
  settled?: boolean | null;

  @Field(() => String, { nullable: true, description: "The month, yyyy-MM; null: any." })
  month?: string | null;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: "Page, from 1." })
  page!: number;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 20, description: "Questions a page, at most 100." })
  pageSize!: number;
}

/** 「この記事がない」: everybody asks, Admins see the log below (screen missing). One call each. */
@Resolver()
export class MissingArticleResolver {
  @UseMiddleware(invalidFormAsData(MISSING_WIRE_NAMES))
  @Query(() => MissingCandidatesResult, {
    description: "Recent articles with the words in their headline, or at the URL; also those in no theme.",
  })
  async missingArticleCandidates(
    @Arg("form", () => MissingArticleInput, { description: "What the user knows of it." }) form: MissingArticleInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MissingCandidates> {
    return toCandidates(await core.missingArticles.candidates(toMissingWire(form)));
  }

  @UseMiddleware(invalidFormAsData(MISSING_WIRE_NAMES))
  @Mutation(() => MissingResult, { description: "Tells why the user does not find an article; logged for the Admins." })
  async askForArticle(
    @Arg("form", () => MissingArticleInput, { description: "What the user knows of it." }) form: MissingArticleInput,
    @Arg("articleId", () => ID, { nullable: true, description: "The candidate; null: none of them." })
    articleId: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<MissingAnswer | Refusal> {
    const answer = await orRefusal(
      core.missingArticles.ask({ ...toMissingWire(form), ...(articleId && { article_id: articleId }) }),
    );
    return answer instanceof Refusal ? answer : toAnswer(answer);
  }

  @Query(() => MissingInquiries, { description: "Logged questions about missing articles. Administrators only." })
  async missingArticles(
    @Args(() => MissingArticlesArgs) { cause, settled, month, page, pageSize }: MissingArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<MissingInquiries> {
    const settled_flag = settled ? 1 : 0;
    const inMonth = month && { target_month: month };
    const filters = {
      ...(cause && { cause }),
      ...inMonth,
      ...(typeof settled === "boolean" && ({ settled_flag } as const)),
    };
    return toInquiries(await core.missingArticles.list({ ...filters, page, page_size: pageSize }));
  }

  @Mutation(() => ChangeResult, { description: "Settles a question, or opens it again. Administrators only." })
  settleMissingArticle(
    @Arg("id", () => ID, { description: "missing_article_id." }) id: string,
    @Arg("settled", () => Boolean, { description: "Whether it is settled." }) settled: boolean,
    @Arg("note", () => String, { description: "What was done; may be empty." }) note: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.missingArticles.settle({ missing_article_id: id, settled_flag: settled ? 1 : 0, note }));
  }
}
