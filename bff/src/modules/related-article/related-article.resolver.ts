import "reflect-metadata";
import { Matches } from "class-validator";
import { Args, ArgsType, Ctx, Field, ID, Query, Resolver } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { speakingGraphql } from "../../errors/bff-error.ts";
import { inputText } from "../../errors/catalogue.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { type LifeKind, RelatedArticles, RelatedEvent, RelatedTheme, SimilarArticle } from "./related-article.type.ts";

@ArgsType()
class RelatedArgs {
  @Matches(/^\d{1,19}$/, { message: inputText.id })
  @Field(() => ID, { description: "article_id, decimal." })
  articleId!: string;
}

type RelatedWire = DataOf<"/api/v1/related_articles", "get">;

const namesOf = (wire: RelatedWire["similar_article_info"][number] | RelatedWire["life_info"][number]) => ({
  articleId: wire.article_id,
  dataSection: wire.data_section,
  title: wire.title,
  mediaName: wire.media_name,
  issueDay: wire.issue_date,
  at: wire.datetime,
});

const toEvent = (wire: RelatedWire["life_info"][number]): RelatedEvent =>
  instance(RelatedEvent, {
    ...namesOf(wire),
    kind: wire.kind as LifeKind,
    dayOnly: wire.day_flag === 1,
    own: wire.own_flag === 1,
    fields: wire.fields,
  });

/** What stands under an article in the reading pane: one REST call. */
@Resolver()
export class RelatedArticlesResolver {
  @Query(() => RelatedArticles, { description: "An article's life, similar articles and related themes." })
  async relatedArticles(
    @Args(() => RelatedArgs) { articleId }: RelatedArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<RelatedArticles> {
    const wire = await speakingGraphql({ articleId: "articleId" }, core.articles.related({ articleId }));
    return instance(RelatedArticles, {
      life: wire.life_info.map(toEvent),
      omitted: wire.omitted_count,
      similar: wire.similar_article_info.map((each) =>
        instance(SimilarArticle, { ...namesOf(each), sharedTerms: each.shared_terms }),
      ),
      themes: wire.theme_info.map(({ theme_id, theme_name, article_count, shared_word }) =>
        instance(RelatedTheme, {
          themeId: theme_id,
          name: theme_name,
          articleCount: article_count,
          sharedWord: shared_word,
        }),
      ),
    });
  }
}
