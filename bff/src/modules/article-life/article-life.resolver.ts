import "reflect-metadata";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { TrialReason } from "../contract-theme/expression-trial.type.ts";
import { ArticleLife, LifeArticle, LifeEvent, LifeTheme } from "./article-life.type.ts";

type LifeWire = DataOf<"/admin/api/v1/article_life", "get">;

export const toLifeArticle = (wire: LifeWire["article"]): LifeArticle =>
  instance(LifeArticle, {
    articleId: wire.article_id,
    section: wire.data_section,
    title: wire.title,
    medium: wire.media_name,
    issueDay: wire.issue_date,
    arrivedAt: wire.arrived_datetime,
  });

const toTheme = (wire: LifeWire["themes"][number]): LifeTheme =>
  instance(LifeTheme, {
    themeId: wire.theme_id,
    name: wire.theme_name,
    state: wire.state,
    day: wire.process_date,
    words: wire.search_word,
    reasons: wire.reasons.map(({ term, field, not_flag }) =>
      instance(TrialReason, { term, field, isExcluding: not_flag === 1 }),
    ),
  });

/** Why a customer got an article or did not (screen /el/article-life). Operators only; one call each. */
@Resolver()
export class ArticleLifeResolver {
  @Query(() => [LifeArticle], {
    description: "The newest articles whose title has the words. Operators only.",
  })
  async foundArticles(
    @Arg("contractId", () => ID, { description: "contract_id that may see them." }) contractId: string,
    @Arg("keyword", () => String, { description: "Words of the title." }) keyword: string,
    @Ctx() { core }: RequestContext,
  ): Promise<LifeArticle[]> {
    const { article_info } = await core.backOffice.findArticles({ contract_id: contractId, keyword });
    return article_info.map(toLifeArticle);
  }

  @Query(() => ArticleLife, {
    nullable: true,
    description:
      "Everything that happened to an article in a contract; null if there is no such article. Operators only.",
  })
  async articleLife(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Arg("articleId", () => ID, { description: "The article." }) articleId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ArticleLife | null> {
    const asked = { contract_id: contractId, article_id: articleId };
    const wire = await unlessUnknown(core.backOffice.articleLife(asked), null);
    if (wire === null) return null;
    return instance(ArticleLife, {
      article: toLifeArticle(wire.article),
      themes: wire.themes.map(toTheme),
      events: wire.events.map(({ datetime, mail_message_id, ...event }) =>
        instance(LifeEvent, { at: datetime, ...event, mailId: mail_message_id }),
      ),
    });
  }
}
