import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { ChosenArticle, ThemeContent } from "../../../mail/message-content.ts";
import { composeMail } from "../../../mail/send/compose-mail.ts";
import { openBatch } from "../../../mail/send/prepare-mails.ts";
import { addArrivals } from "../../../mail/send/tell-arrivals.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { findDuty, isOf } from "../edition-duty/duty.repository.ts";
import { closeDraft, type DraftRow, demandVersion, findDraft, lockDraft } from "../mail-draft/mail-draft.repository.ts";
import { type MailCall, sendAtOf } from "../mail-message/mail-message.service.ts";
import { askOfLicences } from "../mail-message/over-licence.ts";
import { previewedMail } from "../mail-message/previewed-mail.ts";
import { queueMessages, type SendResult } from "../mail-message/queue-messages.ts";
import {
  articleIdsOf,
  chosenArticles,
  type EditionLooks,
  type EditionTarget,
  type EditionWords,
  editionContent,
} from "./edition.ts";
import { type EditionHit, readNamedHits } from "./edition-articles.read-model.ts";
import type { MailEditionPreviewBody, MailEditionSendBody } from "./mail-edition.form.ts";
import { isSeenBy } from "./mail-edition.read-model.ts";
import {
  closeEdition,
  type Decision,
  decideArticles,
  type EditionRow,
  findEdition,
  lockEdition,
  markDelivered,
} from "./mail-edition.repository.ts";
import { demandTarget, sinceAfterSending, sinceOf } from "./mail-edition.service.ts";

/** The articles of a draft as they would go out now, or why they can't. */
type Ready = { articles: ChosenArticle[]; hits: EditionHit[] } | Refusal<object>;

/** Whoever sends articles must be able to open them himself: a draft with one that he may not see is not his to send. */
async function readyArticles(
  { tx, actor }: MailCall,
  target: EditionTarget,
  edition: EditionRow | null,
): Promise<Ready> {
  const items = edition?.items ?? [];
  const hits = await readNamedHits(tx, actor.contractId, target, articleIdsOf(items));
  const open = [...hits.values()].filter(({ isOpen }) => isOpen);
  if (open.some((hit) => !isSeenBy(actor, hit))) return new Refusal("EDITION_NOT_YOURS", {});
  const articles = chosenArticles(items, (id) => hits.get(id)?.isOpen === true);
  return articles.length === 0 ? new Refusal("EMPTY_EDITION", {}) : { articles, hits: open };
}

/** @throws AppError NOT_FOUND for a template that the contract does not have */
async function looksOf({ tx, actor }: MailCall, body: MailEditionPreviewBody): Promise<EditionLooks> {
  const templateId = Number(body.template_file_id ?? 0);
  const sql = "SELECT 1 FROM mail_template WHERE contract_id = $1 AND template_file_id = $2::bigint";
  if (templateId !== 0 && (await tx.query(sql, [actor.contractId, templateId])).length === 0)
    throw new AppError("NOT_FOUND");
  const { subject_Type: subjectType, attach_Type: attachType, encoding } = body;
  return { subjectType, attachType, templateId, encoding };
}

const wordsOf = ({ subject, text }: MailEditionPreviewBody): EditionWords => ({
  subject: subject?.trim() ?? "",
  text: text?.replaceAll(/\r\n?/g, "\n").trim() ?? "",
});

/** The draft as a mail to the caller, under his own rights, by the code that sends it. Changes nothing. */
export async function previewEdition(call: MailCall, body: MailEditionPreviewBody, publicUrl: string) {
  const { tx, actor, clock } = call;
  const target = await demandTarget(tx, actor, body);
  const looks = await looksOf(call, body);
  const ready = await readyArticles(call, target, await findEdition(tx, actor.contractId, target));
  if (ready instanceof Refusal) return ready;
  const content = editionContent({
    ...{ target, looks, words: wordsOf(body) },
    ...{ date: tokyoDay(clock.now()), articles: ready.articles, senderId: actor.userId },
  });
  const batch = await openBatch(tx, actor.contractId, publicUrl, [content], clock.now());
  const mail = await composeMail(batch, content, actor.email, { kind: "user", user: actor });
  if ("refusal" in mail) return new Refusal("EDITION_NOT_YOURS", {});
  await addArrivals(tx, [mail], clock.now());
  return previewedMail(mail);
}

const LIMIT = "SELECT mail_send_max_count AS most FROM contract WHERE contract_id = $1";

/** Each address once, at most as many as the contract allows. @throws AppError TOO_MANY_ADDRESSES */
async function demandAddresses({ tx, actor }: MailCall, given: readonly string[]): Promise<string[]> {
  const addresses = [...new Map(given.map((address) => [address.toLowerCase(), address])).values()];
  const [contract] = await tx.query<{ most: number }>(LIMIT, [actor.contractId]);
  const most = contract?.most ?? 0;
  if (addresses.length > most)
    throw new AppError("TOO_MANY_ADDRESSES", [
      { field: "mail_address", message: `宛先は${most}件以下で指定してください。` },
    ]);
  return addresses;
}

/** A mail edition that is ready to leave. */
export interface Leaving {
  target: EditionTarget;
  edition: Pick<EditionRow, "editionId">;
  content: ThemeContent;
  hits: readonly EditionHit[];
  looks: EditionLooks;
  addresses: readonly string[];
  sendAt: Date | null;
  /** Its words, which go with it. */
  draftId: string | null;
}

/**
 * Queues it for its addresses, remembers what it brings and begins the next. Where no address may be written to, nothing was sent and the
 * draft stays. The caller holds the row of the mail edition.
 */
export async function leave(tx: Transaction, by: Omit<Decision, "editionId">, leaving: Leaving) {
  const { contractId, userId, now } = by;
  const { target, edition, content, hits, looks, addresses, sendAt, draftId } = leaving;
  const articleCount = content.articles.length;
  const results = await queueMessages(tx, {
    ...{ contractId, kind: "theme", madeBy: userId, now, sendAt, articles: articleCount, content },
    addresses: addresses.map((mail_address, at) => ({ row: at + 1, mail_address })),
  });
  const runId = results[0]?.sendmail_id ?? null;
  const reached = results.filter(({ status }) => status !== 1).map(({ mail_address }) => mail_address);
  if (reached.length > 0 && runId !== null) {
    const decision = { ...by, editionId: edition.editionId };
    const options = { ...looks, addresses: [...addresses] };
    await decideArticles(tx, decision, hits, runId);
    await markDelivered(tx, contractId, target, { runId, addresses: reached, hits });
    await closeEdition(tx, decision, { runId, articleCount, options, sinceDay: sinceAfterSending(now) });
    if (draftId !== null) await closeDraft(tx, by, draftId, runId);
  }
  return { results, hasLeft: reached.length > 0 && runId !== null };
}

/** What is ready to be sent as somebody wishes, with the rows of its draft locked. */
export interface ReadySend {
  target: EditionTarget;
  edition: EditionRow;
  looks: EditionLooks;
  addresses: string[];
  ready: { articles: ChosenArticle[]; hits: EditionHit[] };
  draft: DraftRow | null;
}

/** @throws AppError LOST_UPDATE, NOT_FOUND, TOO_MANY_ADDRESSES */
export async function readySend(call: MailCall, body: MailEditionSendBody): Promise<ReadySend | Refusal<object>> {
  const { tx, actor, clock } = call;
  const { contractId } = actor;
  const target = await demandTarget(tx, actor, body);
  const looks = await looksOf(call, body);
  const addresses = await demandAddresses(call, body.mail_address);
  const edition = await lockEdition(tx, contractId, target, {
    version: body.version,
    sinceDay: sinceOf(tokyoDay(clock.now())),
  });
  const ready = await readyArticles(call, target, edition);
  if (ready instanceof Refusal) return ready;
  const asked = await askOfLicences(
    call,
    { articleIds: ready.articles.map(({ id }) => id), addresses },
    body.over_licence,
  );
  if (asked) return asked;
  const draft = (await findDraft(tx, contractId, { target })) && (await lockDraft(tx, contractId, { target }));
  if (draft && body.draft_version !== undefined) demandVersion(draft, body.draft_version);
  return { target, edition, looks, addresses, ready, draft };
}

/** Sends the draft, unless it needs another editor's approval, in one transaction. */
export async function sendEdition(call: MailCall, body: MailEditionSendBody) {
  // It stays as it is until this has been sent; before the row of the mail edition, as the worker locks them.
  const duty = await findDuty(call.tx, call.actor.contractId, "share");
  if (duty?.approval && isOf(duty, await demandTarget(call.tx, call.actor, body)))
    return new Refusal("EDITION_NEEDS_APPROVAL", {});
  return sendReadyEdition(call, body);
}

/** Sends the draft, whoever had to approve it. */
export async function sendReadyEdition(call: MailCall, body: MailEditionSendBody) {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  const now = clock.now();
  const sendAt = sendAtOf(call, body.setup_datetime);
  const send = await readySend(call, body);
  if (send instanceof Refusal) return send;
  const { target, edition, looks, addresses, ready, draft } = send;
  const { articles, hits } = ready;
  const words = { looks, words: wordsOf(body), date: tokyoDay(sendAt ?? now), articles, senderId: userId };
  const { results, hasLeft } = await leave(
    tx,
    { contractId, userId, now },
    {
      ...{ target, edition, hits, looks, addresses, sendAt },
      ...{ content: editionContent({ target, ...words }), draftId: draft?.draftId ?? null },
    },
  );
  const detail = { ...target, addresses, articles: articles.length };
  await audit(tx, { contractId, actor: userId, action: "mail.edition", detail, requestId });
  return answerOf(results, edition.version + (hasLeft ? 1 : 0), articles.length);
}

const answerOf = (results: SendResult[], version: number, article_count: number) => ({
  sendmail_id: results[0]?.sendmail_id ?? null,
  sendmail_result: results,
  version: String(version),
  article_count,
});
