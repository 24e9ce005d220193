import { ADMINS, type Router, type UserCall } from "../../../http/route.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { readHistory } from "../article-history/article-history.ts";
import { articleHistorySchema, changedArticlesSchema } from "./article-setting.dto.ts";
import { ArticleCommentForm, ArticleHistoryQuery, ArticleTargetForm } from "./article-setting.form.ts";
import { comment, publish, type SettingCall } from "./article-setting.service.ts";

/** PUT /article_target_setting and /article_comment_setting, GET /article_history. */
export function articleSettingRoutes(router: Router, { clock }: Parts): void {
  const callOf = ({ tx, actor, request }: UserCall<object, object>): SettingCall => ({
    tx,
    actor,
    requestId: request.id,
    now: clock.now(),
  });

  router.user({
    method: "PUT",
    path: "/article_target_setting",
    allow: ADMINS,
    summary: "Publish or unpublish articles in the contract; the answer names those that were not changed",
    body: ArticleTargetForm,
    data: changedArticlesSchema,
    run: (call) => publish(callOf(call), call.body.article_info, call.body.disp_status),
  });

  router.user({
    method: "PUT",
    path: "/article_comment_setting",
    allow: ADMINS,
    summary: "Comment on articles, or delete their comments; the answer names those that were not changed",
    body: ArticleCommentForm,
    data: changedArticlesSchema,
    run: (call) => {
      const { article_info, comment: text, append_flag } = call.body;
      return comment(callOf(call), article_info, { text, appends: append_flag === 1 });
    },
  });

  router.user({
    method: "GET",
    path: "/article_history",
    allow: ADMINS,
    summary: "What users of the contract did with an article, newest first",
    query: ArticleHistoryQuery,
    data: articleHistorySchema,
    run: async ({ tx, actor, query }) => ({
      history: (await readHistory(tx, actor.contractId, query.article_id)).map(({ occurred_at, name, ...row }) => ({
        ...row,
        name: name ?? row.user_id,
        occurred_datetime: tokyoDateTime(occurred_at),
      })),
    }),
  });
}
