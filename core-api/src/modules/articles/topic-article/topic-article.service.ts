import type { DataSection } from "@kirinuki/schema/codes.ts";
import { unchangedArticleText } from "@kirinuki/schema/messages.ts";
import { resolveSelection } from "../../../access/selection.ts";
import { intKey } from "../../../db/int-key.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { ownStory, toMagazine, toNewspaper, toWeb } from "../article/article.mapper.ts";
import { type ArticleRow, readArticleRows } from "../article/article-rows.read-model.ts";
import { isOffered } from "../article/sale-window.ts";
import { noteHistory } from "../article-history/article-history.ts";
import type { UnchangedArticle } from "../article-setting/article-setting.dto.ts";
import { lockContract, readSettable, type SettableArticle } from "../article-setting/article-setting.repository.ts";
import { comment, type SettingCall, unchangedArticle } from "../article-setting/article-setting.service.ts";
import type { ChangedTopicWire, TopicArticlesWire } from "./topic-article.dto.ts";
import { MOST_ARTICLES, type TopicPlace } from "./topic-article.form.ts";
import {
  deleteFromTopic,
  readStored,
  readTopicTitles,
  type StoredArticle,
  storeOrder,
  type TopicRow,
} from "./topic-article.repository.ts";
import { type Placed, placedAmongSeen } from "./topic-order.ts";

/** Topics that the caller may fill: an administrator all, a TopicUser those that he is chosen for. */
export const editableTopics = ({ tx, actor }: Pick<SettingCall, "tx" | "actor">): Promise<TopicRow[]> =>
  readTopicTitles(tx, actor.contractId, actor.role === "Admin" ? null : actor.userId);

/** @throws AppError NOT_FOUND for a topic that the contract has not, FORBIDDEN for one that others fill */
async function demandTopic(call: Pick<SettingCall, "tx" | "actor">, id: string): Promise<TopicRow> {
  const topicsId = String(intKey(id));
  const ofTopic = ({ topics_id }: TopicRow) => topics_id === topicsId;
  const topic = (await editableTopics(call)).find(ofTopic);
  if (topic) return topic;
  const exists = (await readTopicTitles(call.tx, call.actor.contractId, null)).some(ofTopic);
  throw new AppError(exists ? "FORBIDDEN" : "NOT_FOUND");
}

/** Whether somebody is shown an article of a topic. */
const isSeenBy =
  ({ sections, role }: SettingCall["actor"]) =>
  ({ data_section, disp_status, withdrawn }: StoredArticle): boolean =>
    !withdrawn && sections.includes(data_section) && (disp_status === 0 || role === "Admin");

/** GET /topic_articles. What is unpublished is there for administrators only, what was withdrawn for nobody. */
export async function listTopic(
  call: Pick<SettingCall, "tx" | "actor" | "now">,
  topicsId: string,
  day: DayString,
): Promise<TopicArticlesWire> {
  await demandTopic(call, topicsId);
  return present(call, Number(topicsId), day);
}

async function present(
  { tx, actor, now }: Pick<SettingCall, "tx" | "actor" | "now">,
  topicsId: number,
  day: DayString,
): Promise<TopicArticlesWire> {
  const stored = (await readStored(tx, { contractId: actor.contractId, topicsId }, day)).filter(isSeenBy(actor));
  const { browsableThemeIds } = await resolveSelection(tx, actor, null);
  const ids = stored.map(({ article_id }) => article_id);
  const rows = await readArticleRows(tx, actor, ids, browsableThemeIds);
  const orders = new Map(stored.map(({ article_id, display_order }) => [article_id, display_order]));
  const of = <Wire>(section: DataSection, show: (row: ArticleRow) => Wire) =>
    rows
      .filter(({ data_section }) => data_section === section)
      .map((row) => ({ ...show(row), display_order: orders.get(row.article_id) ?? 0 }));
  const today = tokyoDay(now);
  const listing = (row: ArticleRow) => ({
    processDate: day,
    themeIds: null,
    sameStory: ownStory(row.article_id),
    today,
  });
  const newspaper = (row: ArticleRow) => toNewspaper(row, listing(row));
  return {
    mc_news_info: of(1, newspaper),
    sc_news_info: of(2, newspaper),
    web_news_info: of(3, (row) => toWeb(row, listing(row))),
    magazine_info: of(5, (row) => toMagazine(row, listing(row))),
    num: rows.length,
  };
}

/** Tabs have an order each; image and text of newspapers share one. */
const TABS: readonly (readonly DataSection[])[] = [[1, 2], [3], [5]];

interface TopicChange {
  topicsId: string;
  day: DayString;
  articles: readonly TopicPlace[];
  /** Puts in order what is there, adds nothing. */
  reorders: boolean;
}

/** POST /topic_articles: adds articles, or puts them elsewhere; those for which it can't be done are named. */
export async function placeInTopic(call: SettingCall, change: TopicChange): Promise<ChangedTopicWire> {
  const { tx, actor } = call;
  const { topicsId, day, articles, reorders } = change;
  const topic = await demandTopic(call, topicsId);
  const key = { contractId: actor.contractId, topicsId: Number(topicsId) };
  await lockContract(tx, actor.contractId);
  const ids = articles.map(({ id }) => id);
  const stored = await readStored(tx, key, day, ids);
  const found = await readSettable(tx, actor.contractId, ids, actor.sections);
  const there = new Map(stored.map((each) => [each.article_id, each]));
  const refused = articles.flatMap(({ id }) => refusedOf(id, found.get(id), there.get(id), { ...change, call }) ?? []);
  const isRefused = new Set(refused.map(({ article_id }) => article_id));
  const wanted = articles.filter(({ id }) => !isRefused.has(id));
  const sectionOf = (id: string) => found.get(id)?.data_section ?? there.get(id)?.data_section ?? 1;
  const ofDay = stored.filter(({ process_date }) => process_date === day).map(({ article_id }) => article_id);
  const hidden = new Set(stored.filter((each) => !isSeenBy(actor)(each)).map(({ article_id }) => article_id));
  const added = wanted.filter(({ id }) => !there.has(id));
  if (ofDay.length + added.length > MOST_ARTICLES)
    throw invalidFields([{ field: "article_info", message: `1日の記事は${MOST_ARTICLES}件までです。` }]);
  const ordered = TABS.flatMap((tab) => {
    const inTab = (id: string) => tab.includes(sectionOf(id));
    const own = closedUp(
      articles.filter(({ id }) => inTab(id)),
      isRefused,
    );
    refuseDoubled(own);
    const order = placedAmongSeen(ofDay.filter(inTab), own, (id) => !hidden.has(id));
    return order.map((id, at) => ({ id, section: sectionOf(id), order: at + 1 }));
  });
  await storeOrder(
    tx,
    key,
    day,
    ordered.filter(({ id, order }) => there.get(id)?.display_order !== order),
  );
  await note(
    call,
    topic,
    "topic_add",
    added.map(({ id }) => id),
  );
  if (wanted.length > added.length || reorders)
    await trail(call, topic, { ids: wanted.map(({ id }) => id) }, "topic.articles");
  const uncommented = await writeComments(call, wanted);
  return { ...(await present(call, key.topicsId, day)), article_info: [...refused, ...uncommented] };
}

/** Comments on articles that are in the topic now; an article has one comment, whatever list it stands in. */
async function writeComments(call: SettingCall, articles: readonly TopicPlace[]): Promise<UnchangedArticle[]> {
  const refused: UnchangedArticle[] = [];
  for (const { id, comment: text, commentBefore: before } of articles) {
    if (text === undefined) continue;
    const { article_info } = await comment(call, [id], { text, appends: false, before });
    refused.push(...article_info);
  }
  return refused;
}

/** Why an article can't be put into the list; null where it can. Who is no administrator knows nothing of what is unpublished. */
function refusedOf(
  id: string,
  article: SettableArticle | undefined,
  stored: StoredArticle | undefined,
  { day, reorders, call }: TopicChange & { call: SettingCall },
): UnchangedArticle | null {
  const refuse = (reason: keyof typeof unchangedArticleText) =>
    unchangedArticle(id, reason === "unknown" ? undefined : article, unchangedArticleText[reason]);
  if (stored?.withdrawn) return refuse("withdrawn");
  if (stored && !isSeenBy(call.actor)(stored)) return refuse("unknown");
  if (stored && stored.process_date !== day) return refuse("otherDay");
  if (stored) return null;
  const isSeen = article && (article.disp_status === 0 || call.actor.role === "Admin");
  if (!isSeen) return refuse("unknown");
  if (reorders) return refuse("takenOut");
  if (article.withdrawn) return refuse("withdrawn");
  return isOffered(article, call.now) ? null : refuse("offSale");
}

/** Those that are not refused; the others leave no gap in the order that was sent. */
function closedUp(articles: readonly Placed[], isRefused: ReadonlySet<string>): Placed[] {
  const gaps = articles.flatMap(({ id, place }) => (isRefused.has(id) && place !== undefined ? [place] : []));
  return articles
    .filter(({ id }) => !isRefused.has(id))
    .map(({ id, place }) => ({ id, place: place && place - gaps.filter((gap) => gap < place).length }));
}

/** @throws AppError INVALID_FIELDS for two articles of a tab at one place */
function refuseDoubled(articles: readonly Placed[]): void {
  const places = articles.flatMap(({ place }) => place ?? []);
  if (new Set(places).size !== places.length)
    throw invalidFields([{ field: "article_info", message: "同じ表示順が2回指定されています。" }]);
}

/** DELETE /topic_articles: what is not there is named. */
export async function removeFromTopic(
  call: SettingCall,
  { topicsId, day, articleIds }: { topicsId: string; day: DayString; articleIds: readonly string[] },
): Promise<ChangedTopicWire> {
  const topic = await demandTopic(call, topicsId);
  const key = { contractId: call.actor.contractId, topicsId: Number(topicsId) };
  await lockContract(call.tx, key.contractId);
  const gone = await deleteFromTopic(call.tx, key, articleIds);
  await note(call, topic, "topic_remove", gone);
  const wasThere = new Set(gone);
  const missing = articleIds.filter((id) => !wasThere.has(id));
  return {
    ...(await present(call, key.topicsId, day)),
    article_info: missing.map((id) => unchangedArticle(id, undefined, unchangedArticleText.notThere)),
  };
}

async function note(
  call: SettingCall,
  topic: TopicRow,
  action: "topic_add" | "topic_remove",
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const events = ids.map((articleId) => ({ articleId, action, detail: topic.topics_name }));
  await noteHistory(call.tx, call.actor, events);
  await trail(
    call,
    topic,
    { articleIds: ids },
    action === "topic_add" ? "topic.add_articles" : "topic.remove_articles",
  );
}

const trail = (
  { tx, actor, requestId }: SettingCall,
  { topics_id, topics_name }: TopicRow,
  detail: Record<string, unknown>,
  action: "topic.articles" | "topic.add_articles" | "topic.remove_articles",
): Promise<void> =>
  audit(tx, {
    ...{ contractId: actor.contractId, actor: actor.userId, action, requestId },
    detail: { topics_id, topics_name, ...detail },
  });
