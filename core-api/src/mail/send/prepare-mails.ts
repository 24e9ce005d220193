import type { Transaction } from "../../db/tenant.ts";
import { isChatAddress } from "../chat-address.ts";
import type { MailedArticle } from "../content/digest.ts";
import { bringsArticles, headlinesOf, isOfList, type MessageContent } from "../message-content.ts";
import { composeAccountMail } from "./account-mail.ts";
import { type MayLead, readMayLead } from "./bounded-readers.read-model.ts";
import { composeChangeMail, type PlainMail } from "./change-mail.ts";
import { composeChatStopMail } from "./chat-stop-mail.ts";
import { type ComposedMail, composeMail } from "./compose-mail.ts";
import { type ContractMails, readContractMails } from "./contract-mails.read-model.ts";
import { composeEditionNotice, type EditionNoticeMail } from "./edition-notice-mail.ts";
import { type InvitationMail, readInvitations } from "./invitation-mail.ts";
import { forbiddenAddresses } from "./mail-domain.read-model.ts";
import { readMailedArticles, withAssessment } from "./mailed-articles.read-model.ts";
import type { ClaimedMessage } from "./outbox.ts";
import { type Recipient, readRecipients, recipientKey, STOP_KINDS } from "./recipients.read-model.ts";
import { composeReportMail, type ReportMail } from "./report-mail.ts";
import { composeUsageLineMail } from "./usage-line-mail.ts";
import { composeWebhookMail } from "./webhook-mail.ts";

export interface Refused {
  refusal: string;
}

/** Everything that the mails of one contract need, read together. */
export interface Batch {
  tx: Transaction;
  contractId: number;
  publicUrl: string;
  contract: ContractMails;
  articles: BatchArticles;
  /** The same with tone and tags, for the mails that say them. */
  assessedArticles: BatchArticles;
  mayLead: MayLead;
  /** Answers that several messages of a batch share. */
  remembered: Map<string, Promise<string | null>>;
}

/** By id. */
interface BatchArticles {
  whole: ReadonlyMap<string, MailedArticle>;
  /** As headlines: those whose readers a licence bounds, and those that a mail was to say so, whatever became of the licence. */
  headlines: ReadonlyMap<string, MailedArticle>;
}

const withHeadlines = (articles: readonly MailedArticle[], saidSo: ReadonlySet<string>): BatchArticles => ({
  whole: new Map(articles.map((article) => [article.articleId, article])),
  headlines: new Map(
    articles.flatMap((article) =>
      isBounded(article) || saidSo.has(article.articleId)
        ? [[article.articleId, { ...article, isHeadlineOnly: true }]]
        : [],
    ),
  ),
});

const isBounded = ({ licence }: MailedArticle): boolean => licence !== null && licence.max_readers !== null;

const idsOf = (content: MessageContent): string[] => content.articles.map(({ id }) => id);

export async function openBatch(
  tx: Transaction,
  contractId: number,
  publicUrl: string,
  contents: readonly MessageContent[],
  now: Date,
): Promise<Batch> {
  const articles = [...(await readMailedArticles(tx, contractId, contents.flatMap(idsOf))).values()];
  const saidSo = new Set(contents.flatMap(headlinesOf));
  const bounded = articles.filter(isBounded).map(({ articleId }) => articleId);
  return {
    tx,
    contractId,
    publicUrl,
    contract: await readContractMails(tx, contractId),
    articles: withHeadlines(articles, saidSo),
    assessedArticles: withHeadlines(articles.map(withAssessment), saidSo),
    mayLead: await readMayLead(tx, contractId, bounded, now),
    remembered: new Map(),
  };
}

const REPLACED: Refused = { refusal: "新しい招待メールを送信したか、パスワードが設定されたため、送信していません。" };

const NOTHING_TO_TELL: Refused = { refusal: "お知らせできる訂正・取消がありません。" };

const NO_SUCH_CAP: Refused = { refusal: "ユーザーグループか請求単位が削除されたため、送信していません。" };
const NO_TARGET: Refused = { refusal: "送信先が削除されたため、送信していません。" };
const NOBODY: Refused = { refusal: "ユーザーが削除されています。" };
const NO_REPORT: Refused = { refusal: "このレポートのテーマまたは情報源を閲覧できない宛先です。" };

/** What can be written and handed over. */
export type SendableMail = ComposedMail | InvitationMail | PlainMail | EditionNoticeMail | ReportMail;

/** A mail about an account, or one that tells an Admin of a fault, is no list: it goes on after an address was taken off. */
async function recipientsOf(
  tx: Transaction,
  contractId: number,
  messages: readonly ClaimedMessage[],
): Promise<Map<ClaimedMessage, Recipient>> {
  const found = new Map<ClaimedMessage, Recipient>();
  for (const [ofList, own] of Map.groupBy(messages, ({ content }) => isOfList(content))) {
    const recipients = await readRecipients(tx, contractId, own, ofList ? STOP_KINDS : ["bounce"]);
    for (const message of own) {
      const recipient = recipients.get(recipientKey(message));
      if (recipient) found.set(message, recipient);
    }
  }
  return found;
}

/** The mails of one contract, composed under the present rights; or the reason why one is not sent. */
export async function prepareMails(
  tx: Transaction,
  publicUrl: string,
  contractId: number,
  messages: readonly ClaimedMessage[],
  now: Date,
): Promise<Map<ClaimedMessage, SendableMail | Refused>> {
  const contents = messages.map(({ content }) => content).filter(bringsArticles);
  const batch = await openBatch(tx, contractId, publicUrl, contents, now);
  const invitations = await readInvitations(tx, contractId, messages);
  const recipients = await recipientsOf(tx, contractId, messages);
  const addresses = messages.map(({ mail_address }) => mail_address).filter((each) => !isChatAddress(each));
  const forbidden = new Set(await forbiddenAddresses(tx, contractId, addresses));
  const prepared = new Map<ClaimedMessage, SendableMail | Refused>();
  for (const message of messages) {
    const recipient = recipients.get(message);
    if (forbidden.has(message.mail_address))
      prepared.set(message, { refusal: "このドメインへの送信は許可されていません。" });
    else if (!recipient || recipient.kind === "refused")
      prepared.set(message, { refusal: recipient?.reason ?? "宛先がありません。" });
    else if (message.content.kind === "invitation")
      prepared.set(message, invitations.get(message.mail_message_id) ?? REPLACED);
    else if (message.content.kind === "change")
      prepared.set(message, (await composeChangeMail(batch, message.content, recipient)) ?? NOTHING_TO_TELL);
    else if (message.content.kind === "usage_line")
      prepared.set(message, (await composeUsageLineMail(batch, message.content, message)) ?? NO_SUCH_CAP);
    else if (message.content.kind === "chat_stop")
      prepared.set(message, (await composeChatStopMail(batch, message.content, message)) ?? NO_TARGET);
    else if (message.content.kind === "webhook_notice")
      prepared.set(message, (await composeWebhookMail(batch, message.content, message)) ?? NO_TARGET);
    else if (message.content.kind === "edition_notice")
      prepared.set(message, (await composeEditionNotice(batch, message.content, message)) ?? NO_TARGET);
    else if (message.content.kind === "account")
      prepared.set(message, (await composeAccountMail(batch, message.content, message)) ?? NOBODY);
    else if (message.content.kind === "report")
      prepared.set(message, (await composeReportMail(batch, message.content, recipient)) ?? NO_REPORT);
    else {
      const mail = await composeMail(batch, message.content, message.mail_address, recipient);
      const { counted_run_id: countedRun } = message;
      prepared.set(message, "refusal" in mail || countedRun === null ? mail : { ...mail, countedRun });
    }
  }
  return prepared;
}
