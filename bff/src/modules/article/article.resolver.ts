import "reflect-metadata";
import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import { CoreRefusal } from "../../core-api/core-error.ts";
import { type Refusal, toRefusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { periodOf } from "../period/period.ts";
import { ArticleArgs, ArticleListInput } from "./article.input.ts";
import { toArticleDetail } from "./article.mapper.ts";
import { type ArticleDetail, ArticlePage, ArticleResult } from "./article.type.ts";
import { loadArticlePage } from "./article-page.ts";
import { notDisplayable, orNotDisplayable } from "./not-displayable.ts";

@Resolver()
export class ArticleResolver {
  @Query(() => ArticlePage, { description: "One page of a list of screen 0002, for paging, sorting and tab changes." })
  articleList(
    @Arg("input", () => ArticleListInput, { description: "Which list and page." }) input: ArticleListInput,
    @Ctx() { core, now }: RequestContext,
  ): Promise<ArticlePage> {
    return loadArticlePage(core, { ...input, period: periodOf(input.period, now()) });
  }

  @Query(() => ArticleResult, { description: "One article for the reading pane." })
  article(
    @Args(() => ArticleArgs) key: ArticleArgs,
    @Ctx() { articles }: RequestContext,
  ): Promise<ArticleDetail | Refusal> {
    return orNotDisplayable(async () => {
      const found = await articles.load(key);
      if (found instanceof CoreRefusal) return toRefusal(found);
      return found ? toArticleDetail(found) : notDisplayable();
    });
  }
}
