import "reflect-metadata";
import { Args, Ctx, Query, Resolver } from "type-graphql";
import { CoreRefusal } from "../../core-api/core-error.ts";
import { type Refusal, toRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { toMagazineArticle, toNewspaperArticle, toWebArticle } from "../article/article.mapper.ts";
import { ArticleImage } from "../article/article.type.ts";
import { orNotDisplayable } from "../article/not-displayable.ts";
import { NamedArticlesArgs, TracesArgs } from "./named-articles.input.ts";
import { NamedArticles, NamedArticlesResult, Traces, TracesResult, WithdrawnArticle } from "./named-articles.type.ts";

/** Screens 0003, 0006, 0007 and 0014, which list articles by their ids, and 0009, which shows one's pictures: a call each. */
@Resolver()
export class NamedArticlesResolver {
  @Query(() => NamedArticlesResult, { description: "Articles by id, of all sources." })
  namedArticles(
    @Args(() => NamedArticlesArgs) { ids }: NamedArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<NamedArticles | Refusal> {
    return orNotDisplayable(async () => {
      const answer = await core.articles.named({ article_info: ids.map((article_id) => ({ article_id })) });
      return instance(NamedArticles, {
        image: answer.mc_article_info.map(toNewspaperArticle),
        text: answer.sc_article_info.map(toNewspaperArticle),
        web: answer.web_news_article_info.map(toWebArticle),
        magazine: answer.magazine_article_info.map(toMagazineArticle),
        textFirst: answer.sort_priorty === "1",
        unavailableCount: answer.unavailable_article_ids.length,
        withdrawn: answer.withdrawn_article_info.map((article) =>
          instance(WithdrawnArticle, {
            id: article.article_id,
            mediaName: article.media_name,
            issueDate: article.issue_date,
            withdrawnAt: article.withdrawn_datetime,
          }),
        ),
      });
    });
  }

  @Query(() => TracesResult, { description: "Photos and figures of an article, for the large view." })
  traces(
    @Args(() => TracesArgs) { articleId }: TracesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<Traces | Refusal> {
    return orNotDisplayable(async () => {
      const answer = await core.articles.traces({ article_id: articleId });
      if (answer instanceof CoreRefusal) return toRefusal(answer);
      const images = answer.trace_image_info.map(({ serial_no, image_path, caption }) =>
        instance(ArticleImage, { serialNo: serial_no, url: image_path, caption }),
      );
      return instance(Traces, { images });
    });
  }
}
