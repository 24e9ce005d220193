import "reflect-metadata";
import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import { CoreRefusal } from "../../core-api/core-error.ts";
import { speakingGraphql } from "../../errors/bff-error.ts";
import { type Refusal, toRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { PERIOD_NAMES, periodOf, periodQuery } from "../period/period.ts";
import { ArticleArgs, ArticleListInput, SameStoryInput } from "./article.input.ts";
import { toArticleDetail, toListItem } from "./article.mapper.ts";
import { type ArticleDetail, ArticlePage, ArticleResult, SameStory } from "./article.type.ts";
import { loadArticlePage } from "./article-page.ts";
import { notDisplayable, orNotDisplayable } from "./not-displayable.ts";

/** News has few others; of a series of notices the next page is asked for. */
const STORY_PAGE_SIZE = 20;
const STORY_NAMES = { ...PERIOD_NAMES, articleId: "articleId" } as const;

@Resolver()
export class ArticleResolver {
  @Query(() => ArticlePage, { description: "One page of a list of screen 0002, for paging, sorting and tab changes." })
  articleList(
    @Arg("input", () => ArticleListInput, { description: "Which list and page." }) input: ArticleListInput,
    @Ctx() { core, now }: RequestContext,
  ): Promise<ArticlePage> {
    return loadArticlePage(core, { ...input, period: periodOf(input.period, now()) });
  }

  @Query(() => SameStory, { description: "Other articles of the same story (ほか n 件 of screen 0002)." })
  async sameStory(
    @Arg("input", () => SameStoryInput, { description: "The article and the period." }) {
      articleId,
      period,
      markedWords,
      page,
    }: SameStoryInput,
    @Ctx() { core, now }: RequestContext,
  ): Promise<SameStory> {
    const days = periodQuery(periodOf(period, now()));
    const query = { articleId, ...days, marked_words: markedWords, page, page_size: STORY_PAGE_SIZE };
    const found = await speakingGraphql(STORY_NAMES, core.articles.sameStory(query));
    return instance(SameStory, {
      totalCount: found.same_story_count,
      page: found.page,
      pageSize: found.page_size,
      articles: found.article_info.map(toListItem),
    });
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
