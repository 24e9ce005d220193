import { AppError, LostUpdate } from "../../../errors/app-error.ts";
import { type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { demandTarget } from "../mail-edition/mail-edition.service.ts";
import type { MailCall } from "../mail-message/mail-message.service.ts";
import { type ApprovalRow, findApproval } from "./approval.repository.ts";
import { deadlineOn, findDuty, isOf, readRota, readRotaUsers } from "./duty.repository.ts";
import type { EditionMorningWire } from "./edition-duty.dto.ts";
import type { EditionMorningQuery, EditionNoteBody } from "./edition-duty.form.ts";
import { findMorning, findNoteBefore, type MorningRow, readFacts, saveNote } from "./morning.repository.ts";
import { stateOf, warningBefore } from "./morning.ts";
import { type DayDuty, dutyOn, nextDay, type RotaUser } from "./rota.ts";

/** The morning of a target: today's, or the next that has a mail edition. */
export async function showMorning(
  { tx, actor, clock }: Omit<MailCall, "requestId">,
  query: EditionMorningQuery,
): Promise<EditionMorningWire> {
  const { contractId } = actor;
  const target = await demandTarget(tx, actor, query);
  const duty = await findDuty(tx, contractId);
  if (!isOf(duty, target)) return { edition_morning: null };
  const now = clock.now();
  const today = tokyoDay(now);
  const rows = await readRota(tx, contractId, today);
  const { isHoliday } = await import("../../../time/business-day.ts");
  const day = nextDay(rows, today, isHoliday);
  if (day === null) return { edition_morning: null };
  const facts = await readFacts(tx, contractId, duty, { day, now });
  const state = stateOf(facts, today, now);
  const row = await findMorning(tx, contractId, day);
  const users = await readRotaUsers(tx, contractId, today);
  const deadline = deadlineOn(day, duty);
  return {
    edition_morning: {
      ...{ day, state, deadline_datetime: tokyoDateTime(deadline), now_datetime: tokyoDateTime(now) },
      warning_datetime: tokyoDateTime(warningBefore(deadline)),
      approval_flag: duty.approval ? 1 : 0,
      article_max_count: duty.articleMax,
      ...toDutyWire(dutyOn({ rows, users }, day, isHoliday)),
      ...toRowWire(row),
      earlier_note: toEarlierNote(await findNoteBefore(tx, contractId, day)),
      approval_request: state === "waiting" ? toRequest(await findApproval(tx, contractId), actor.userId) : null,
    },
  };
}

export const toUserWire = (user: RotaUser | null) => user && { user_id: user.userId, name: user.name };

export const toDutyWire = ({ user, deputy, isUserAway, isDeputyAway }: DayDuty) => ({
  user: toUserWire(user),
  deputy: toUserWire(deputy),
  user_away_flag: isUserAway ? 1 : 0,
  deputy_away_flag: isDeputyAway ? 1 : 0,
});

const toRowWire = (row: MorningRow | null) => ({
  warned_datetime: row?.warnedAt ? tokyoDateTime(row.warnedAt) : null,
  outcome: row?.outcome ?? null,
  note: row?.note ?? "",
  note_version: row?.noteVersion ?? 0,
  noted_by: row?.notedBy ?? null,
});

const toEarlierNote = (row: MorningRow | null) => row && { day: row.day, note: row.note, noted_by: row.notedBy ?? "" };

const toRequest = (approval: ApprovalRow | null, userId: string) =>
  approval && {
    version: String(approval.version),
    requested_by: approval.requestedByName,
    requested_datetime: tokyoDateTime(approval.requestedAt),
    own_flag: approval.requestedBy === userId ? 1 : 0,
    article_count: approval.articleCount,
    mail_address: approval.form.mail_address,
    subject: approval.form.subject ?? "",
    text: approval.form.text ?? "",
  };

/**
 * Writes a day's note to whoever is on duty next.
 * @throws AppError NOT_FOUND where no mail edition has a deadline; LostUpdate where somebody has changed it since it was seen
 */
export async function writeNote(call: MailCall, { day, note, note_version }: EditionNoteBody) {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  if ((await findDuty(tx, contractId)) === null) throw new AppError("NOT_FOUND");
  const written = note.replaceAll(/\r\n?/g, "\n").trim();
  const seen = { note: written, seen: note_version, by: userId, now: clock.now() };
  const version = await saveNote(tx, contractId, day, seen);
  if (version === null) throw await changedBy(call, day);
  await audit(tx, {
    contractId,
    actor: userId,
    action: "edition_note.save",
    detail: { day, note: written },
    requestId,
  });
  return { note_version: version };
}

async function changedBy({ tx, actor }: MailCall, day: DayString): Promise<LostUpdate> {
  const row = await findMorning(tx, actor.contractId, day);
  return new LostUpdate({
    changed_by: row?.notedBy ?? null,
    changed_at: row?.notedAt ? tokyoDateTime(row.notedAt) : null,
  });
}
