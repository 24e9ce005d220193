import { MAIL_KBN } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { ThemeContent } from "../../../mail/message-content.ts";
import { composeMail } from "../../../mail/send/compose-mail.ts";
import { openBatch } from "../../../mail/send/prepare-mails.ts";
import { addDays, type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { findCondition } from "../../articles/saved-condition/saved-condition.service.ts";
import type { Parts } from "../../parts.ts";
import { previewedMail } from "../mail-message/previewed-mail.ts";
import { DAYS_BACK } from "../mail-setting/setting-preview.service.ts";
import { ownMailRefusal } from "./condition-mail.service.ts";
import { searchCondition } from "./condition-search.ts";

interface PreviewCall extends Pick<Parts, "clock" | "search"> {
  tx: Transaction;
  actor: Actor;
  publicUrl: string;
}

const NOT_SEARCHABLE = "この検索条件では検索できません。検索条件を直してください。";

const contentOf = (conditionId: string, date: DayString, today: DayString, ids: readonly string[]): ThemeContent => ({
  kind: "theme",
  dataKbn: MAIL_KBN.condition,
  targetId: Number(conditionId),
  section: null,
  date,
  today,
  templateId: null,
  subjectType: 4,
  attachType: 1,
  zeroArticleEmail: false,
  encoding: "utf8",
  isEdited: false,
  articles: ids.map((id) => ({ id })),
});

/**
 * What the mail of a condition would have been on the latest of the last eight days that has articles, written by the code that
 * sends. Nothing is noted, counted or sent.
 * @throws AppError NOT_FOUND for a condition that is not this user's
 */
export async function previewConditionMail({ tx, actor, clock, search, publicUrl }: PreviewCall, id: string) {
  const row = await findCondition(tx, actor, id);
  const refusal = await ownMailRefusal({ tx, actor });
  if (refusal) return refusal;
  const today = tokyoDay(clock.now());
  const searched = { tx, search, clock, user: actor };
  const found = await searchCondition(searched, row, { start: addDays(today, -DAYS_BACK), end: today });
  const date = found?.entries.map(({ processDate }) => processDate).reduce((a, b) => (a > b ? a : b), "") || today;
  const counts = found?.counts ?? { 1: 0, 2: 0, 3: 0, 5: 0 };
  const head = { process_date: date, attachment_name: "", found_count: Object.values(counts).reduce((a, b) => a + b) };
  if (!found) return { ...head, sendmail_info: null, refusal: NOT_SEARCHABLE };
  const ids = found.entries.filter(({ processDate }) => processDate === date).map(({ articleId }) => articleId);
  const content = contentOf(id, date, today, ids);
  const batch = await openBatch(tx, actor.contractId, publicUrl, [content], clock.now());
  const mail = await composeMail(batch, content, actor.email, { kind: "user", user: actor });
  if ("refusal" in mail) return { ...head, sendmail_info: null, refusal: mail.refusal };
  return { ...head, ...previewedMail(mail), refusal: "" };
}
