import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import type { TemplateParts } from "@kirinuki/schema/mail-template.ts";
import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { validateForm } from "../../../http/validate.ts";
import type { ManualContent, MessageContent } from "../../../mail/message-content.ts";
import { makeSettingRuns, SETTING_COLUMNS, type SettingRow } from "../../../mail/run/make-run.ts";
import { composeMail } from "../../../mail/send/compose-mail.ts";
import { openBatch } from "../../../mail/send/prepare-mails.ts";
import { addArrivals } from "../../../mail/send/tell-arrivals.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { closeDraft, demandVersion, lockDraft } from "../mail-draft/mail-draft.repository.ts";
import {
  type LicenceCheckBody,
  type MailDeliveryBody,
  type ManualPreviewBody,
  type SendMailsBody,
  SettingMailRow,
  type ThemeMailForm,
  ThemeMailRow,
} from "./mail-message.form.ts";
import { askOfLicences, readOver, toOverWire } from "./over-licence.ts";
import { previewedMail } from "./previewed-mail.ts";
import { queueMessages, type SendResult } from "./queue-messages.ts";
import { demandReach, demandTemplate, themeContent } from "./theme-mail.ts";

export interface MailCall {
  tx: Transaction;
  actor: Actor;
  clock: Clock;
  requestId: string;
}

const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS;

/** Null: immediately. @throws AppError INVALID_FIELDS for a moment that is past or more than a year away */
export function sendAtOf({ clock }: MailCall, moment: Date | undefined): Date | null {
  if (moment === undefined) return null;
  const ahead = moment.getTime() - clock.now().getTime();
  if (ahead < -MINUTE_MS || ahead > YEAR_MS)
    throw invalidFields([{ field: "setup_datetime", message: "送信日時は1年以内の先の日時で指定してください。" }]);
  return ahead <= 0 ? null : moment;
}

const LIMIT = "SELECT mail_send_max_count AS most FROM contract WHERE contract_id = $1";

/** Chosen articles with the sender's own words, to as many addresses as the contract allows (mail_send_max_count). */
export async function deliverByHand(call: MailCall, body: MailDeliveryBody) {
  const { tx, actor, clock } = call;
  const [contract] = await tx.query<{ most: number }>(LIMIT, [actor.contractId]);
  const rows = body.addresses.map((mail_address, at) => ({ row: at + 1, mail_address }));
  const addresses = eachOnce(rows.filter(({ mail_address }) => mailAddressFault(mail_address) === null));
  const most = contract?.most ?? 0;
  if (addresses.length > most)
    throw new AppError("TOO_MANY_ADDRESSES", [
      { field: "addresses", message: `宛先は${most}件以下で指定してください。` },
    ]);
  const sendAt = sendAtOf(call, body.setup_datetime);
  const draftId = await demandDraft(call, body);
  demandWords(body);
  const reachable = await demandReach(tx, actor, body.articles);
  if (reachable === 0 && body.articles.length > 0)
    return new Refusal("NOT_DISPLAYABLE", { sendmail_id: null, sendmail_result: [] });
  if (addresses.length === 0) return { sendmail_id: null, sendmail_result: rows.map((row) => resultOf(row, [])) };
  const to = addresses.map(({ mail_address }) => mail_address);
  const asked = await askOfLicences(
    call,
    { articleIds: body.articles.map(({ id }) => id), addresses: to },
    body.over_licence,
  );
  if (asked) return asked;
  const results = await queueMessages(tx, {
    contractId: actor.contractId,
    kind: "manual",
    madeBy: actor.userId,
    now: clock.now(),
    sendAt,
    articles: reachable,
    content: {
      ...(await manualContent(call, body, sendAt)),
      attachType: body.articles.length === 0 ? 1 : (body.attach_Type ?? 1),
      encoding: body.encoding ?? "utf8",
    },
    addresses,
  });
  const runId = results.some(({ status }) => status !== 1) ? results[0]?.sendmail_id : null;
  const by = { contractId: actor.contractId, userId: actor.userId, now: clock.now() };
  if (draftId !== null && runId) await closeDraft(tx, by, draftId, runId);
  await note(call, "mail.deliver", { addresses: to, articles: body.articles.length });
  return {
    sendmail_id: results[0]?.sendmail_id ?? null,
    sendmail_result: rows.map((row) => resultOf(row, results)),
  };
}

/** A mail of no article is one of its text. @throws AppError INVALID_FIELDS where it has none either */
function demandWords({ articles, text }: ManualPreviewBody): void {
  if (articles.length === 0 && text.trim() === "")
    throw invalidFields([{ field: "text", message: "記事のないメールには本文を入力してください。" }]);
}

/** What a mail of these articles to these addresses would have to ask before it is sent. Changes nothing. */
export async function checkLicences(call: Omit<MailCall, "requestId">, { articles, addresses }: LicenceCheckBody) {
  await demandReach(call.tx, call.actor, articles);
  const valid = addresses.filter((address) => mailAddressFault(address) === null);
  return toOverWire(await readOver(call, { articleIds: articles.map(({ id }) => id), addresses: valid }));
}

/** Locks the draft that is sent, so that two who send it at once send it once. @throws AppError NOT_FOUND, LostUpdate */
async function demandDraft({ tx, actor }: MailCall, body: MailDeliveryBody): Promise<string | null> {
  if (body.mail_draft_id === undefined) return null;
  const draft = await lockDraft(tx, actor.contractId, { draftId: body.mail_draft_id });
  if (draft.dataKbn !== null) throw new AppError("NOT_FOUND");
  demandVersion(draft, body.draft_version);
  return draft.draftId;
}

type AddressRow = Pick<SendResult, "row" | "mail_address">;

const addressKey = ({ mail_address }: AddressRow): string => mail_address.toLowerCase();

/** An address that is given twice gets one mail. */
const eachOnce = (rows: readonly AddressRow[]): AddressRow[] =>
  rows.filter((row, at) => rows.findIndex((other) => addressKey(other) === addressKey(row)) === at);

/** What became of an address as it was given: what its mail did, or why it is no address. */
function resultOf(row: AddressRow, results: readonly SendResult[]): SendResult {
  const sent = results.find((result) => addressKey(result) === addressKey(row));
  if (sent) return { ...sent, ...row };
  return { ...row, status: 1, message: mailAddressFault(row.mail_address) ?? "", sendmail_id: null };
}

/** @throws AppError NOT_FOUND for a template that is not the contract's */
async function manualContent({ tx, actor, clock }: MailCall, body: ManualPreviewBody, sendAt: Date | null) {
  return {
    kind: "manual",
    date: tokyoDay(sendAt ?? clock.now()),
    subject: body.subject,
    text: body.text.replaceAll(/\r\n?/g, "\n"),
    senderName: actor.name,
    senderId: actor.userId,
    templateId: await demandTemplate(tx, actor.contractId, body.template_file_id),
    attachType: 1,
    encoding: "utf8",
    withTones: body.tone_flag === true,
    articles: body.articles,
  } satisfies ManualContent;
}

const note = ({ tx, actor, requestId }: MailCall, action: UserAction, detail: Record<string, unknown>) =>
  audit(tx, { contractId: actor.contractId, actor: actor.userId, action, detail, requestId });

/** Theme mails, a row at a time: what is new to a setting, or a day of a theme to an address. Nothing is queued where a row is wrong. */
export async function sendMails(call: MailCall, body: SendMailsBody) {
  const sendAt = sendAtOf(call, body.setup_datetime);
  const rows = await Promise.all(body.sendmail_info.map(readRow));
  const faults = rows.flatMap((row) => ("faults" in row ? row.faults : []));
  if (faults.length > 0) throw invalidFields(faults);
  const results: SendResult[] = [];
  for (const [at, row] of rows.entries()) {
    if (row instanceof SettingMailRow) results.push(...(await sendSetting(call, row, at + 1, sendAt)));
    else if (row instanceof ThemeMailRow) results.push(...(await sendTheme(call, row, at + 1, sendAt)));
  }
  await note(call, "mail.send", { rows: rows.length });
  return { sendmail_id: results[0]?.sendmail_id ?? null, sendmail_result: results };
}

/** Faults are named by their row: `sendmail_info[0].mail_address`. */
async function readRow(given: unknown, at: number) {
  const field = `sendmail_info[${at}]`;
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { faults: [{ field, message: "項目名と値を持つオブジェクトで指定してください。" }] };
  const isOfSetting = "mail_setting_id" in given;
  try {
    return isOfSetting ? await validateForm(SettingMailRow, given) : await validateForm(ThemeMailRow, given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { faults: error.fieldErrors.map((fault) => ({ ...fault, field: `${field}.${fault.field}` })) };
  }
}

async function sendTheme(call: MailCall, row: ThemeMailRow, rowNo: number, sendAt: Date | null): Promise<SendResult[]> {
  const { tx, actor, clock } = call;
  const content = await themeContent(tx, actor, row, sendAt ?? clock.now());
  return queueMessages(tx, {
    contractId: actor.contractId,
    kind: "theme",
    madeBy: actor.userId,
    now: clock.now(),
    sendAt,
    articles: content.articles.length,
    content,
    addresses: [{ row: rowNo, mail_address: row.mail_address }],
  });
}

const SETTING = `
  SELECT ${SETTING_COLUMNS} FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  WHERE s.contract_id = $1 AND s.mail_setting_id = $2::bigint AND s.data_kbn <> 4 AND a.chat_target_id IS NULL FOR UPDATE OF s`;

const MEMBERS = `
  SELECT ${SETTING_COLUMNS} FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  WHERE s.contract_id = $1 AND s.group_setting_id = $2::bigint ORDER BY s.mail_setting_id FOR UPDATE OF s`;

const GROUP = `
  SELECT g.group_name AS name FROM mail_setting s JOIN address_group g USING (contract_id, address_group_id)
  WHERE s.contract_id = $1 AND s.mail_setting_id = $2::bigint`;

/** What is new to the setting, or to each member of its group, goes out now and not again with its next digest. */
async function sendSetting(call: MailCall, row: SettingMailRow, rowNo: number, sendAt: Date | null) {
  const { tx, actor } = call;
  const key = [actor.contractId, row.mail_setting_id];
  const [setting] = await tx.query<SettingRow>(SETTING, key);
  if (setting) return [await sendTo(call, setting, row, rowNo, sendAt)];
  const [group] = await tx.query<{ name: string }>(GROUP, key);
  if (!group) throw new AppError("NOT_FOUND");
  const results: SendResult[] = [];
  for (const member of await tx.query<SettingRow>(MEMBERS, key))
    results.push(await sendTo(call, member, row, rowNo, sendAt));
  const nobody = {
    row: rowNo,
    mail_address: group.name,
    status: 1 as const,
    message: "宛先グループに宛先がありません。",
  };
  return results.length > 0 ? results : [{ ...nobody, sendmail_id: null }];
}

async function sendTo(
  { tx, actor, clock }: MailCall,
  setting: SettingRow,
  row: SettingMailRow,
  rowNo: number,
  sendAt: Date | null,
): Promise<SendResult> {
  const now = clock.now();
  const request = {
    setting,
    runKey: `hand:${crypto.randomUUID()}`,
    kind: "theme" as const,
    dueAt: sendAt ?? now,
    sendAt: sendAt ?? now,
    setupRunId: null,
    madeBy: actor.userId,
    ...(row.articles && { chosen: row.articles }),
  };
  const [made] = await makeSettingRuns(tx, [request], now);
  return {
    row: rowNo,
    mail_address: setting.mail_address,
    status: made?.hasMessage ? (sendAt === null ? 2 : 3) : 1,
    message: made?.hasMessage ? "" : "新しい記事がありません。",
    sendmail_id: made?.runId ?? null,
  };
}

/** A theme's mail as it would be sent to the caller. @param parts texts in place of a template's */
export async function previewMail(call: MailCall, form: ThemeMailForm, publicUrl: string, parts?: TemplateParts) {
  const content = await themeContent(call.tx, call.actor, form, call.clock.now());
  return writtenForCaller(call, { ...content, zeroArticleEmail: true }, publicUrl, parts);
}

/** A mail by hand as it would be sent to the caller. @throws AppError NOT_FOUND for an article that he may not see */
export async function previewManual(call: MailCall, body: ManualPreviewBody, publicUrl: string) {
  demandWords(body);
  const reachable = await demandReach(call.tx, call.actor, body.articles);
  if (reachable === 0 && body.articles.length > 0) return new Refusal("NOT_DISPLAYABLE", {});
  return writtenForCaller(call, await manualContent(call, body, null), publicUrl);
}

/** By the code that sends it, under the caller's own rights. */
async function writtenForCaller(
  { tx, actor, clock }: MailCall,
  content: MessageContent,
  publicUrl: string,
  parts?: TemplateParts,
) {
  const batch = await openBatch(tx, actor.contractId, publicUrl, [content], clock.now());
  const mail = await composeMail(batch, content, actor.email, { kind: "user", user: actor });
  if ("refusal" in mail) throw new AppError("NOT_FOUND");
  await addArrivals(tx, [mail], clock.now());
  return previewedMail(parts ? { ...mail, layout: { ...mail.layout, parts } } : mail);
}
