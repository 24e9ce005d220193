import type { DataSection } from "@kirinuki/schema/codes.ts";
import { isCommentTooLong } from "@kirinuki/schema/comment.ts";
import { unchangedArticleText } from "@kirinuki/schema/messages.ts";
import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { audit } from "../../audit/audit.ts";
import { isOffered } from "../article/sale-window.ts";
import { type ArticleAction, noteHistory } from "../article-history/article-history.ts";
import type { ChangedArticles, UnchangedArticle } from "./article-setting.dto.ts";
import {
  lockContract,
  readSettable,
  type SettableArticle,
  type Setting,
  storeSettings,
} from "./article-setting.repository.ts";

export interface SettingCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
  now: Date;
}

/** What becomes of one article: its new setting, or why it stays as it is. */
type Outcome = Setting | keyof typeof unchangedArticleText;

interface Change {
  /** What the trail says. */
  action: UserAction;
  detail: Record<string, unknown>;
  /** What the article's history says. */
  event: ArticleAction;
  of(article: SettableArticle): Outcome;
}

/** PUT /article_target_setting: an article that is not published already keeps the code for which it is not. */
export const publish = (
  call: SettingCall,
  articleIds: readonly string[],
  dispStatus: 0 | 1,
): Promise<ChangedArticles> =>
  changeSettings(call, articleIds, {
    action: "article.target",
    detail: { disp_status: dispStatus },
    event: dispStatus === 0 ? "publish" : "unpublish",
    of: (article) => ({
      ...settingOf(article),
      dispStatus: dispStatus === 0 ? 0 : article.disp_status || dispStatus,
    }),
  });

/** PUT /article_comment_setting. With `before`, only where that is still the comment. */
export const comment = (
  call: SettingCall,
  articleIds: readonly string[],
  { text, appends, before }: { text: string; appends: boolean; before?: string | undefined },
): Promise<ChangedArticles> =>
  changeSettings(call, articleIds, {
    action: "article.comment",
    detail: { comment: text },
    event: text === "" ? "uncomment" : "comment",
    of(article) {
      if (before !== undefined && article.comment !== before) return "commentChanged";
      const whole = appends && article.comment !== "" ? `${article.comment}\n${text}`.trim() : text;
      return isCommentTooLong(whole) ? "commentTooLong" : { ...settingOf(article), comment: whole };
    },
  });

const settingOf = (article: SettableArticle): Setting => ({
  articleId: article.article_id,
  dispStatus: article.disp_status,
  comment: article.comment,
});

/** Each article that can be changed is; the others are named. One that is so already counts as changed, and nothing is written of it. */
async function changeSettings(
  call: SettingCall,
  articleIds: readonly string[],
  change: Change,
): Promise<ChangedArticles> {
  const { tx, actor, requestId } = call;
  const { contractId } = actor;
  await lockContract(tx, contractId);
  const found = await readSettable(tx, contractId, articleIds, actor.sections);
  const outcomes = articleIds.map((id) => outcomeOf(id, found.get(id), change, call.now));
  const unchanged = outcomes.flatMap(({ refused }) => refused ?? []);
  const changed = outcomes.flatMap(({ setting, differs }) => (setting && differs ? [setting] : []));
  await storeSettings(tx, contractId, changed);
  await noteHistory(
    tx,
    actor,
    changed.map(({ articleId, comment: text }) => ({
      articleId,
      action: change.event,
      detail: change.event === "comment" ? text : "",
    })),
  );
  if (changed.length > 0)
    await audit(tx, {
      contractId,
      actor: actor.userId,
      action: change.action,
      detail: { ...change.detail, articleIds: changed.map(({ articleId }) => articleId) },
      requestId,
    });
  return { changed_count: articleIds.length - unchanged.length, article_info: unchanged };
}

function outcomeOf(
  id: string,
  article: SettableArticle | undefined,
  change: Change,
  now: Date,
): { refused?: UnchangedArticle; setting?: Setting; differs?: boolean } {
  const outcome = article === undefined ? "unknown" : (faultOf(article, now) ?? change.of(article));
  if (typeof outcome !== "string")
    return {
      setting: outcome,
      differs: outcome.dispStatus !== article?.disp_status || outcome.comment !== article.comment,
    };
  return { refused: unchangedArticle(id, article, unchangedArticleText[outcome]) };
}

/** What nobody can open any more is left as it is. */
export function faultOf(article: SettableArticle, now: Date): "withdrawn" | "offSale" | null {
  if (article.withdrawn) return "withdrawn";
  return isOffered(article, now) ? null : "offSale";
}

export const unchangedArticle = (
  articleId: string,
  article: { data_section: DataSection; title: string } | undefined,
  reason: string,
): UnchangedArticle => ({
  article_id: articleId,
  data_section: article?.data_section ?? null,
  title: article?.title ?? "",
  reason,
});
