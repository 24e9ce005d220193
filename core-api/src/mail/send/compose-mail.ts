import { DATA_KBN, MAIL_KBN, type MailKbn } from "@kirinuki/schema/codes.ts";
import { mailSources } from "@kirinuki/schema/mail-sections.ts";
import { readReaches } from "../../access/reach.read-model.ts";
import { receivesPapers } from "../../arrivals/paper-arrivals.ts";
import { articlesOfDigest, type Digest, type MailedArticle } from "../content/digest.ts";
import { groupAsChosen, groupBySource } from "../content/group-articles.ts";
import { alertParts, SENT_BY_HAND } from "../content/template.ts";
import type { MailLayout } from "../content/write-mail.ts";
import {
  type AlertContent,
  headlinesOf,
  type ManualContent,
  type MessageContent,
  type ThemeContent,
} from "../message-content.ts";
import { partsOf } from "./contract-mails.read-model.ts";
import { readArticlesInThemes, readTargetName } from "./mail-target.read-model.ts";
import { readNamedArticles } from "./named-articles.read-model.ts";
import type { Batch, Refused } from "./prepare-mails.ts";
import { type Recipient, readSender } from "./recipients.read-model.ts";

/** A mail that may be sent; what remains is to write it and to hand it over. */
export interface ComposedMail {
  digest: Digest;
  layout: MailLayout;
  encoding: MessageContent["encoding"];
  isBulk: boolean;
  /** The run that its links name, so that their openings are counted. */
  countedRun?: string;
  /** It says how the newspapers of its day stand (tell-arrivals.ts). */
  tellsArrivals: boolean;
}

export type AllowedRecipient = Exclude<Recipient, { kind: "refused" }>;

const sectionsFor = (recipient: AllowedRecipient) =>
  recipient.kind === "user" ? recipient.user.sections : recipient.sections;

/** Composes a mail of what its recipient may see now; if that is nothing, he gets no mail. */
export function composeMail(
  batch: Batch,
  content: MessageContent,
  mailAddress: string,
  recipient: AllowedRecipient,
): Promise<ComposedMail | Refused> {
  if (content.kind === "alert") return composeAlert(batch, content, mailAddress, recipient);
  return content.kind === "theme"
    ? composeTheme(batch, content, mailAddress, recipient)
    : composeManual(batch, content, mailAddress, recipient);
}

/** Names those of its targets that the recipient may browse now. */
async function composeAlert(
  batch: Batch,
  content: AlertContent,
  mailAddress: string,
  recipient: AllowedRecipient,
): Promise<ComposedMail | Refused> {
  const named: { dataKbn: MailKbn; id: number; name: string }[] = [];
  for (const target of content.targets) {
    const name = await targetName(batch, target, recipient);
    if (name !== null) named.push({ ...target, name });
  }
  const [first] = named;
  if (!first) return NOT_BROWSABLE;
  const known = articlesFor(batch, content, mailAddress);
  const listed = content.articles.flatMap(({ id }) => known.get(id) ?? []);
  const kinds = named.map(({ dataKbn }) => dataKbn);
  const [article] = (await allowed(batch, kinds, listed, recipient)).filter(isIn(sectionsFor(recipient)));
  if (!article) return NOTHING_TO_SEND;
  const name = [...new Set(named.map(({ name }) => name))].join("、");
  return {
    digest: {
      target: { dataKbn: first.dataKbn, id: String(first.id), name },
      groups: [{ heading: "", articles: [article] }],
      isAlert: true,
      ...envelopeOf(batch, content, mailAddress),
    },
    layout: {
      subjectType: null,
      subject: `【新着】${article.title}`,
      attachType: content.attachType,
      parts: alertParts(partsOf(batch.contract, content.templateId), content.isLast),
    },
    encoding: content.encoding,
    isBulk: true,
    tellsArrivals: false,
  };
}

/** The articles of the batch as the mail says them to this address. */
function articlesFor(
  { articles, assessedArticles, mayLead }: Batch,
  content: MessageContent,
  mailAddress: string,
): ReadonlyMap<string, MailedArticle> {
  const { whole, headlines } = content.withTones ? assessedArticles : articles;
  if (headlines.size === 0) return whole;
  const bounded = new Set(headlinesOf(content));
  const isBounded = (id: string): boolean => bounded.has(id) || !mayLead(id, mailAddress);
  return new Map([...whole].map(([id, article]) => [id, (isBounded(id) && headlines.get(id)) || article]));
}

const NOT_BROWSABLE: Refused = { refusal: "テーマを閲覧できないユーザーです。" };
const SENDER_GONE: Refused = { refusal: "送信者が、メールを送信できるユーザーではなくなりました。" };
const NOTHING_TO_SEND: Refused = { refusal: "送信できる記事がありません。" };

const envelopeOf = ({ contract, publicUrl }: Batch, { date, today = date }: MessageContent, mailAddress: string) => ({
  date,
  today,
  companyName: contract.companyName,
  ...(contract.look && { look: contract.look }),
  mailAddress,
  publicUrl,
});

async function composeTheme(
  batch: Batch,
  content: ThemeContent,
  mailAddress: string,
  recipient: AllowedRecipient,
): Promise<ComposedMail | Refused> {
  const name = await targetName(batch, { dataKbn: content.dataKbn, id: content.targetId }, recipient);
  if (name === null) return NOT_BROWSABLE;
  const visible = sectionsFor(recipient);
  const wanted = mailSources(content.section).filter((section) => visible.includes(section));
  if (wanted.length === 0) return { refusal: "情報源を閲覧できないユーザーです。" };
  const known = articlesFor(batch, content, mailAddress);
  const listed = content.articles.flatMap(({ id }) => known.get(id) ?? []).filter(isIn(wanted));
  const sendable = await sendableBy(batch, content, listed);
  if (sendable === null) return SENDER_GONE;
  const articles = await allowed(batch, [content.dataKbn], sendable, recipient);
  if (articles.length === 0 && !content.zeroArticleEmail) return NOTHING_TO_SEND;
  const groups = content.isEdited
    ? groupAsChosen(content.articles, new Map(articles.map((article) => [article.articleId, article])))
    : groupBySource(articles, batch.contract.scFirst, {
        isOrdered: content.dataKbn === DATA_KBN.topic,
        namedOnly: batch.contract.byProminence ? await readNamedOnly(batch, content) : NOBODY_NAMED,
      });
  return {
    digest: {
      target: { dataKbn: content.dataKbn, id: String(content.targetId), name },
      groups,
      ...(content.isTest && { notice: TEST_NOTICE }),
      ...(content.supplementTo && { notice: supplementNotice(content.supplementTo) }),
      ...(content.automatic && { notice: AUTOMATIC_NOTICE[content.automatic] }),
      ...(content.words && { words: content.words }),
      ...envelopeOf(batch, content, mailAddress),
    },
    layout: {
      ...(content.subject ? { subjectType: null, subject: content.subject } : { subjectType: content.subjectType }),
      attachType: content.attachType,
      parts: partsOf(batch.contract, content.templateId),
      ...(content.isTest && { mark: TEST_MARK }),
      ...(content.supplementTo && { mark: SUPPLEMENT_MARK }),
      ...(content.automatic && { mark: AUTOMATIC_MARK[content.automatic] }),
    },
    encoding: content.encoding,
    isBulk: true,
    tellsArrivals: receivesPapers(wanted),
  };
}

const NOBODY_NAMED: ReadonlySet<string> = new Set();

/** Articles of the mail that only name a word of its theme or group, once. */
async function readNamedOnly({ tx, contractId }: Batch, content: ThemeContent): Promise<ReadonlySet<string>> {
  if (content.dataKbn !== DATA_KBN.theme && content.dataKbn !== DATA_KBN.themeGroup) return NOBODY_NAMED;
  const ids = content.articles.map(({ id }) => id);
  return readNamedArticles(tx, contractId, { dataKbn: content.dataKbn, targetId: content.targetId, ids });
}

/**
 * Of the articles of targets of these kinds those that the recipient may have. A saved condition gives no right by itself: what was
 * found for it must still be open to him. Where every theme is the only reason, a theme of his must have the article now.
 */
async function allowed(
  batch: Batch,
  kinds: readonly MailKbn[],
  articles: readonly MailedArticle[],
  recipient: AllowedRecipient,
): Promise<readonly MailedArticle[]> {
  if (kinds.includes(MAIL_KBN.condition)) return reachable(batch, articles, recipient);
  if (recipient.kind !== "user" || kinds.some((kind) => kind !== MAIL_KBN.everything)) return articles;
  const ids = articles.map(({ articleId }) => articleId);
  const theirs = await readArticlesInThemes(batch.tx, recipient.user, ids);
  return articles.filter(({ articleId }) => theirs.has(articleId));
}

async function reachable(
  { tx }: Batch,
  articles: readonly MailedArticle[],
  recipient: AllowedRecipient,
): Promise<MailedArticle[]> {
  if (recipient.kind !== "user") return [];
  const ids = articles.map(({ articleId }) => articleId);
  const reaches = await readReaches(tx, recipient.user, ids);
  return articles.filter(({ articleId }) => reaches.get(articleId)?.kind === "open");
}

/** Of articles that somebody sends by hand those that he may open now; null where he may not send any more. */
async function sendableBy(
  { tx, contractId }: Batch,
  { senderId }: MessageContent,
  articles: readonly MailedArticle[],
): Promise<readonly MailedArticle[] | null> {
  if (senderId === undefined) return articles;
  const sender = await readSender(tx, contractId, senderId);
  if (sender === null) return null;
  const ids = articles.map(({ articleId }) => articleId);
  const reaches = await readReaches(tx, sender, ids);
  return articles.filter(({ articleId }) => reaches.get(articleId)?.kind === "open");
}

const TEST_MARK = "【テスト】";
const SUPPLEMENT_MARK = "【追補】";
/** @param time of the digest, HH:mm */
const supplementNotice = (time: string): string =>
  `${time.replace(/^0/, "")}のメールのあとに届いた記事です。次のメールには載りません。`;
const AUTOMATIC_MARK = { rule: "【自動選定】", draft: "【自動送信】" } as const;
const AUTOMATIC_NOTICE = {
  rule: "締切までに担当者が送信しなかったため、記事を自動で選んで送信しました。",
  draft: "締切までに担当者が送信しなかったため、選定の途中の記事をそのまま送信しました。",
} as const;
const TEST_NOTICE = "配信設定の画面から送ったテストのメールです。配信先には届きません。";

const isIn =
  (sections: readonly MailedArticle["section"][]) =>
  ({ section }: MailedArticle): boolean =>
    sections.includes(section);

function targetName(
  batch: Batch,
  target: { dataKbn: MailKbn; id: number },
  recipient: AllowedRecipient,
): Promise<string | null> {
  const user = recipient.kind === "user" ? recipient.user : null;
  const key = [target.dataKbn, target.id, user?.userGroupId, user?.themeBrowsing, user?.topicEditorId].join("/");
  const asked = batch.remembered.get(key) ?? readTargetName(batch.tx, batch.contractId, user, target);
  batch.remembered.set(key, asked);
  return asked;
}

/** Articles that the recipient could not open anyway are left out; a mail that was to bring articles and has none left is not sent. */
async function composeManual(
  batch: Batch,
  content: ManualContent,
  mailAddress: string,
  recipient: AllowedRecipient,
): Promise<ComposedMail | Refused> {
  const ids = content.articles.map(({ id }) => id);
  const reaches = recipient.kind === "user" ? await readReaches(batch.tx, recipient.user, ids) : null;
  const known = [...articlesFor(batch, content, mailAddress).values()]
    .filter(isIn(sectionsFor(recipient)))
    .filter(({ articleId }) => reaches === null || reaches.get(articleId)?.kind === "open");
  const sendable = await sendableBy(batch, content, known);
  if (sendable === null) return SENDER_GONE;
  const groups = groupAsChosen(content.articles, new Map(sendable.map((article) => [article.articleId, article])));
  const digest: Digest = {
    target: { dataKbn: DATA_KBN.theme, id: "", name: content.subject },
    groups,
    introduction: content.text,
    senderName: content.senderName,
    ...(ids.length === 0 && { isWordsAlone: true }),
    ...envelopeOf(batch, content, mailAddress),
  };
  const { templateId = null } = content;
  // Its end always says who sends it, whatever the template does.
  const parts = { ...(templateId !== null && partsOf(batch.contract, templateId)), ...SENT_BY_HAND };
  if (ids.length > 0 && articlesOfDigest(digest).length === 0) return { refusal: "閲覧できる記事がありません。" };
  return {
    digest,
    layout: { subjectType: null, subject: content.subject, attachType: content.attachType, parts },
    encoding: content.encoding,
    isBulk: false,
    tellsArrivals: false,
  };
}
