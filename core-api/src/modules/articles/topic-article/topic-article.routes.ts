import { type Router, TOPIC_USERS, type UserCall } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import type { SettingCall } from "../article-setting/article-setting.service.ts";
import { changedTopicSchema, topicArticlesSchema, topicTitlesSchema } from "./topic-article.dto.ts";
import { TopicArticlesForm, TopicArticlesQuery, TopicArticlesRemovalForm } from "./topic-article.form.ts";
import { editableTopics, listTopic, placeInTopic, removeFromTopic } from "./topic-article.service.ts";

/** GET /topic_titles, GET, POST and DELETE /topic_articles (api.md, Administration). */
export function topicArticleRoutes(router: Router, { clock }: Parts): void {
  const callOf = ({ tx, actor, request }: UserCall<object, object>): SettingCall => ({
    tx,
    actor,
    requestId: request.id,
    now: clock.now(),
  });
  const today = () => tokyoDay(clock.now());

  router.user({
    method: "GET",
    path: "/topic_titles",
    allow: TOPIC_USERS,
    summary: "Topics that the user edits; for an administrator, all topics",
    data: topicTitlesSchema,
    run: async (call) => ({ topics_info: await editableTopics(call) }),
  });

  router.user({
    method: "GET",
    path: "/topic_articles",
    allow: TOPIC_USERS,
    summary: "A topic's articles of one day by source, in their order",
    query: TopicArticlesQuery,
    data: topicArticlesSchema,
    run: ({ tx, actor, query }) =>
      listTopic({ tx, actor, now: clock.now() }, query.topics_id, query.process_date ?? today()),
  });

  router.user({
    method: "POST",
    path: "/topic_articles",
    allow: TOPIC_USERS,
    summary: "Add articles to a topic or put them in order; the answer names those that were not changed",
    body: TopicArticlesForm,
    data: changedTopicSchema,
    run: (call) => {
      const { topics_id, process_date, article_info, reorder_flag } = call.body;
      return placeInTopic(callOf(call), {
        topicsId: topics_id,
        day: process_date ?? today(),
        articles: article_info,
        reorders: reorder_flag === 1,
      });
    },
  });

  router.user({
    method: "DELETE",
    path: "/topic_articles",
    allow: TOPIC_USERS,
    summary: "Remove articles from a topic; they stay in all other lists",
    body: TopicArticlesRemovalForm,
    data: changedTopicSchema,
    run: (call) => {
      const { topics_id, process_date, article_info } = call.body;
      return removeFromTopic(callOf(call), {
        topicsId: topics_id,
        day: process_date ?? today(),
        articleIds: article_info,
      });
    },
  });
}
