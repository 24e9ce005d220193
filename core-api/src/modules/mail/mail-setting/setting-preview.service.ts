import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { mailSources } from "@kirinuki/schema/mail-sections.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import { resolveSelection } from "../../../access/selection.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { attachmentName } from "../../../mail/content/article-list.ts";
import type { ThemeContent } from "../../../mail/message-content.ts";
import { composeMail } from "../../../mail/send/compose-mail.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { openBatch } from "../../../mail/send/prepare-mails.ts";
import { readRecipients, recipientKey } from "../../../mail/send/recipients.read-model.ts";
import { addArrivals } from "../../../mail/send/tell-arrivals.ts";
import { addDays, type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { MailCall } from "../mail-message/mail-message.service.ts";
import { previewedMail } from "../mail-message/previewed-mail.ts";
import { queueMessages } from "../mail-message/queue-messages.ts";
import { selectionOf, themeContent } from "../mail-message/theme-mail.ts";
import type { SettingPreviewBody, SettingTestBody } from "./setting-preview.form.ts";

/** Before the morning's papers are there, the mail of the day before shows more than an empty one. */
export const DAYS_BACK = 7;

const LATEST_DAY = (from: string): string => `
  SELECT max(ta.process_date)::text AS day FROM ${from} AND ta.process_date BETWEEN $3::date AND $4::date
    AND ta.data_section = ANY ($5::smallint[]) AND ta.disp_status = 0 AND ${NOT_WITHDRAWN}`;
const LATEST_OF_THEMES = LATEST_DAY("theme_article ta WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[])");
const LATEST_OF_TOPIC = LATEST_DAY("topic_article ta WHERE ta.contract_id = $1 AND ta.topics_id = $2::int");

/** The latest day of the last eight with articles for the caller, else today. @throws AppError NOT_FOUND as resolveSelection */
async function latestDay({ tx, actor, clock }: MailCall, form: SettingTestBody): Promise<DayString> {
  const { source } = await resolveSelection(tx, actor, selectionOf(form));
  const today = tokyoDay(clock.now());
  const sections = mailSources(form.data_section ?? null).filter((each) => actor.sections.includes(each));
  const range = [addDays(today, -DAYS_BACK), today, sections];
  const [row] =
    "topicsId" in source
      ? await tx.query<{ day: string | null }>(LATEST_OF_TOPIC, [actor.contractId, source.topicsId, ...range])
      : await tx.query<{ day: string | null }>(LATEST_OF_THEMES, [actor.contractId, source.themeIds, ...range]);
  return row?.day ?? today;
}

async function contentOf(call: MailCall, form: SettingTestBody): Promise<ThemeContent> {
  const process_date = form.process_date ?? (await latestDay(call, form));
  const content = await themeContent(call.tx, call.actor, { ...form, process_date }, call.clock.now());
  return form.withTones ? { ...content, withTones: true } : content;
}

/**
 * The very mail: composed and written by the code that sends, under the present rights of whom the address belongs to; of the caller
 * where there is none yet. Nothing is noted as delivered, counted or sent.
 */
export async function previewSetting(call: MailCall, form: SettingPreviewBody, publicUrl: string) {
  const { tx, actor } = call;
  const content = await contentOf(call, form);
  const refused = (refusal: string) => ({
    process_date: content.date,
    sendmail_info: null,
    attachment_name: "",
    refusal,
  });
  const { mail_address = "" } = form;
  const mayGo = mail_address === "" || (await forbiddenAddresses(tx, actor.contractId, [mail_address])).length === 0;
  if (!mayGo) return refused("このドメインへの送信は許可されていません。");
  const addressed = { mail_address, user_id: null };
  const recipient =
    mail_address === ""
      ? ({ kind: "user", user: actor } as const)
      : (await readRecipients(tx, actor.contractId, [addressed])).get(recipientKey(addressed));
  if (!recipient) throw new AppError("NOT_FOUND");
  if (recipient.kind === "refused") return refused(recipient.reason);
  const batch = await openBatch(tx, actor.contractId, publicUrl, [content], call.clock.now());
  const mail = await composeMail(batch, content, mail_address || actor.email, recipient);
  if ("refusal" in mail) return refused(mail.refusal);
  await addArrivals(tx, [mail], call.clock.now());
  return {
    process_date: content.date,
    ...previewedMail(mail),
    attachment_name: attachmentName(mail.digest, mail.layout.attachType) ?? "",
    refusal: "",
  };
}

const TESTS_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Under a lock of the caller's own, so that tests sent at the same moment do not pass the limit together. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('kirinuki.mail_test/' || $2), $1)";

const RECENT = `
  SELECT count(*)::int AS n, min(made_at) AS first FROM mail_run
  WHERE contract_id = $1 AND kind = 'test' AND made_by = $2 AND made_at > $3`;

/**
 * Queues the mail for the caller himself, under his own rights.
 * @throws AppError TOO_MANY_REQUESTS beyond ten an hour
 */
export async function testSetting(call: MailCall, form: SettingTestBody) {
  const { tx, actor, clock } = call;
  if (mailAddressFault(actor.email) !== null)
    throw invalidFields([{ field: "mail_address", message: "ご自身のメールアドレスが登録されていません。" }]);
  const now = clock.now();
  await tx.query(LOCK, [actor.contractId, actor.userId]);
  const since = new Date(now.getTime() - HOUR_MS);
  const [recent] = await tx.query<{ n: number; first: Date | null }>(RECENT, [actor.contractId, actor.userId, since]);
  const sent = recent?.n ?? 0;
  if (sent >= TESTS_AN_HOUR) {
    const wait = HOUR_MS - (now.getTime() - (recent?.first ?? now).getTime());
    throw new AppError("TOO_MANY_REQUESTS", [], Math.max(1, Math.ceil(wait / 1000)));
  }
  const content = await contentOf(call, form);
  const [queued] = await queueMessages(tx, {
    contractId: actor.contractId,
    kind: "test",
    madeBy: actor.userId,
    now,
    sendAt: null,
    articles: content.articles.length,
    content: { ...content, zeroArticleEmail: true, isTest: true },
    addresses: [{ row: 1, mail_address: actor.email }],
  });
  if (!queued || queued.status === 1)
    throw invalidFields([{ field: "mail_address", message: queued?.message ?? "宛先がありません。" }]);
  const detail = { sendmail_id: queued.sendmail_id };
  const { contractId, userId } = actor;
  await audit(tx, { contractId, actor: userId, action: "mail_setting.test", detail, requestId: call.requestId });
  return { mail_address: actor.email, sendmail_id: queued.sendmail_id ?? "", left_count: TESTS_AN_HOUR - sent - 1 };
}
