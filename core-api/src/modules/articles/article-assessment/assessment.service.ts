import { unchangedArticleText } from "@kirinuki/schema/messages.ts";
import { MOST_TAGS_OF_ARTICLE, toneLabel } from "@kirinuki/schema/tones.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { type ArticleEvent, noteHistory } from "../article-history/article-history.ts";
import type { ChangedArticles } from "../article-setting/article-setting.dto.ts";
import { lockContract, readSettable, type SettableArticle } from "../article-setting/article-setting.repository.ts";
import { faultOf, type SettingCall, unchangedArticle } from "../article-setting/article-setting.service.ts";
import { readTags, type TagRow } from "../tag/tag.repository.ts";
import { editableTopics } from "../topic-article/topic-article.service.ts";
import { type AssessmentForm, checkAssessment } from "./assessment.form.ts";
import {
  type Assessment,
  type AssessmentChange,
  NOT_ASSESSED,
  readAssessments,
  readInTopics,
  storeAssessments,
} from "./assessment.repository.ts";

/** What becomes of one article: what changes, or why it stays as it is. */
type Outcome = AssessmentChange | keyof typeof unchangedArticleText;

/**
 * PUT /article_assessment: sets tone and tags of each article that can be changed; the others are named.
 * @throws AppError NOT_FOUND for a tag that the contract has not, INVALID_FIELDS for one that is retired
 */
export async function assess(call: SettingCall, form: AssessmentForm): Promise<ChangedArticles> {
  checkAssessment(form);
  const { tx, actor, now } = call;
  await lockContract(tx, actor.contractId);
  const tags = await namedTags(call, form);
  const ids = form.article_info;
  const found = await settable(call, ids);
  const before = await readAssessments(tx, actor.contractId, ids);
  const outcomes = ids.map((id): [string, Outcome] => {
    const article = found.get(id);
    if (article === undefined) return [id, "unknown"];
    return [id, faultOf(article, now) ?? changeOf(id, before.get(id) ?? NOT_ASSESSED, form)];
  });
  const changes = outcomes.flatMap(([, outcome]) => (typeof outcome === "string" ? [] : outcome));
  const unchanged = outcomes.flatMap(([id, outcome]) =>
    typeof outcome === "string" ? unchangedArticle(id, found.get(id), unchangedArticleText[outcome]) : [],
  );
  await write(call, form, changes.filter(changesSomething), tags);
  return { changed_count: changes.length, article_info: unchanged };
}

/** The tags of the form, by id. */
async function namedTags({ tx, actor }: SettingCall, form: AssessmentForm): Promise<ReadonlyMap<string, TagRow>> {
  const { add_tag_ids: added = [], remove_tag_ids: removed = [] } = form;
  if (added.length + removed.length === 0) return new Map();
  const tags = new Map((await readTags(tx, actor.contractId)).map((tag) => [tag.tag_id, tag]));
  if ([...added, ...removed].some((id) => !tags.has(id))) throw new AppError("NOT_FOUND");
  const retired = added.flatMap((id) => tags.get(id) ?? []).find((tag) => tag.retired);
  if (retired)
    throw invalidFields([{ field: "add_tag_ids", message: `タグ「${retired.tag_name}」は使用を終了しています。` }]);
  return tags;
}

/**
 * Articles that the caller may assess: an administrator every one of the contract, a TopicUser those that he can open and those of the
 * topics that he fills.
 */
async function settable(call: SettingCall, ids: readonly string[]): Promise<ReadonlyMap<string, SettableArticle>> {
  const { tx, actor } = call;
  const found = await readSettable(tx, actor.contractId, ids, actor.sections);
  if (actor.role === "Admin") return found;
  const topics = (await editableTopics(call)).map(({ topics_id }) => topics_id);
  const reaches = await readReaches(tx, actor, ids);
  const own = await readInTopics(tx, actor.contractId, { articleIds: ids, topicIds: topics });
  return new Map(
    [...found].filter(([id]) => {
      const kind = reaches.get(id)?.kind ?? "none";
      return kind === "open" || kind === "closed" || own.has(id);
    }),
  );
}

function changeOf(articleId: string, before: Assessment, form: AssessmentForm): Outcome {
  const { tone, add_tag_ids = [], remove_tag_ids = [] } = form;
  const added = add_tag_ids.filter((id) => !before.tagIds.includes(id));
  const removed = remove_tag_ids.filter((id) => before.tagIds.includes(id));
  if (added.length > 0 && before.tagIds.length + added.length - removed.length > MOST_TAGS_OF_ARTICLE)
    return "tooManyTags";
  return { articleId, tone: tone === undefined || tone === before.tone ? null : tone, added, removed };
}

const changesSomething = ({ tone, added, removed }: AssessmentChange): boolean =>
  tone !== null || added.length > 0 || removed.length > 0;

async function write(
  { tx, actor, requestId }: SettingCall,
  { article_info: _articles, ...asked }: AssessmentForm,
  changes: readonly AssessmentChange[],
  tags: ReadonlyMap<string, TagRow>,
): Promise<void> {
  if (changes.length === 0) return;
  const { contractId, userId } = actor;
  await storeAssessments(tx, contractId, changes);
  await noteHistory(
    tx,
    actor,
    changes.flatMap((change) => eventsOf(change, tags)),
  );
  const articleIds = changes.map(({ articleId }) => articleId);
  const detail = { ...asked, articleIds };
  await audit(tx, { contractId, actor: userId, action: "article.assess", detail, requestId });
}

function eventsOf({ articleId, tone, added, removed }: AssessmentChange, tags: ReadonlyMap<string, TagRow>) {
  const names = (ids: readonly string[]) => ids.map((id) => tags.get(id)?.tag_name ?? id).join("、");
  const events: ArticleEvent[] = [];
  if (tone !== null) events.push({ articleId, action: tone === 0 ? "untone" : "tone", detail: toneLabel(tone) });
  if (added.length > 0) events.push({ articleId, action: "tag", detail: names(added) });
  if (removed.length > 0) events.push({ articleId, action: "untag", detail: names(removed) });
  return events;
}
