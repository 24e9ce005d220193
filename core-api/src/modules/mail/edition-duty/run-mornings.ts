import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { tellAdmins } from "../../../mail/run/tell-admins.ts";
import { type Clock, type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import {
  articleIdsOf,
  chosenArticles,
  type EditionItem,
  editionContent,
  STANDARD_OPTIONS,
} from "../mail-edition/edition.ts";
import { type EditionHit, readNamedHits } from "../mail-edition/edition-articles.read-model.ts";
import { type EditionRow, lockEdition } from "../mail-edition/mail-edition.repository.ts";
import { sinceOf } from "../mail-edition/mail-edition.service.ts";
import { leave } from "../mail-edition/send-edition.ts";
import { chooseByRule } from "./automatic-selection.ts";
import { type DutyRow, deadlineOn, findDuty, readRota, readRotaUsers } from "./duty.repository.ts";
import { findMorning, noteOutcome, noteWarning, readFacts } from "./morning.repository.ts";
import { type Due, dueOn, selectedSince, stateOf } from "./morning.ts";
import { dutyOn, type RotaRow, rowOn } from "./rota.ts";

/** Who chooses and sends where nobody does; it stands in the lists in place of a name. */
export const AUTOMATIC_SENDER = "自動選定";

/** Contracts in service whose deadline of the day ($2 HH:mm, $3 day) is due or near, and whose mail edition has neither been settled nor left in time. */
const NEAR = `
  SELECT d.contract_id FROM edition_duty d JOIN contract c USING (contract_id)
  WHERE contract_phase(c.end_date, c.deleted_at, $1) = 'in_service' AND d.deadline <= $2
    AND NOT EXISTS (SELECT 1 FROM edition_morning m WHERE m.contract_id = d.contract_id AND m.day = $3::date AND m.outcome IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM mail_edition e JOIN mail_edition_send s USING (contract_id, mail_edition_id) JOIN mail_run r USING (contract_id, mail_run_id)
      WHERE e.contract_id = d.contract_id
        AND (e.theme_id, e.theme_group_id, e.topics_id) IS NOT DISTINCT FROM (d.theme_id, d.theme_group_id, d.topics_id)
        AND (r.due_at AT TIME ZONE 'Asia/Tokyo') >= $3::date AND (r.due_at AT TIME ZONE 'Asia/Tokyo') <= $3::date + d.deadline::time)
  ORDER BY d.deadline, d.contract_id`;

/** Longer than the warning is ahead of its deadline. */
const LOOK_AHEAD_MS = 15 * 60_000;

export interface RunMorningsContext {
  /** As the operator role: sees every contract. */
  scope: TransactionScope;
  clock: Clock;
  log(message: string, detail?: Record<string, unknown>): void;
}

/**
 * Tells deputies of mail editions that nobody has touched, and lets what is due leave. Each contract is one transaction that holds its duty: a
 * second worker waits for it and finds nothing to do, and one that is killed has done nothing.
 * @returns how many were told of, sent and held back
 */
export async function runMornings({ scope, clock, log }: RunMorningsContext) {
  const done = { warned: 0, sent: 0, held: 0 };
  const today = tokyoDay(clock.now());
  const until = hourOf(new Date(clock.now().getTime() + LOOK_AHEAD_MS), today);
  const near = await scope.shared("read", (tx) => tx.query<{ contract_id: number }>(NEAR, [clock.now(), until, today]));
  for (const { contract_id } of near) {
    try {
      const due = await scope.shared("write", (tx) => settleMorning(tx, contract_id, clock.now()));
      if (due === "warn") done.warned += 1;
      if (due === "send-draft" || due === "send-rule") done.sent += 1;
      if (due === "hold") done.held += 1;
    } catch (error) {
      // The others must not miss their deadline; this one is tried again in a minute.
      log("mail edition failed", { contract: contract_id, error: error instanceof Error ? error.message : "unknown" });
    }
  }
  return done;
}

/** HH:mm of a moment; the last of the day where it is a later day's. */
const hourOf = (moment: Date, today: DayString): string =>
  tokyoDay(moment) > today ? "23:59" : tokyoDateTime(moment).slice(11, 16);

interface Morning {
  tx: Transaction;
  contractId: number;
  duty: DutyRow;
  today: DayString;
  now: Date;
}

/** Does what is due for a contract's mail edition of today. */
export async function settleMorning(tx: Transaction, contractId: number, now: Date): Promise<Due> {
  const duty = await findDuty(tx, contractId, "update");
  if (duty === null) return "nothing";
  const today = tokyoDay(now);
  const rows = await readRota(tx, contractId, today);
  const { isHoliday } = await import("../../../time/business-day.ts");
  if (!rowOn(rows, today, isHoliday)?.leaves) return "nothing";
  const morning = { tx, contractId, duty, today, now };
  // Whoever saves or takes back holds the same row: what is decided below is decided on what stays.
  const edition = await lockEdition(tx, contractId, duty.target, { version: null, sinceDay: sinceOf(today) });
  const due = await findDue(morning);
  if (due === "warn") await warn(morning, rows, isHoliday);
  if (due === "hold") await hold(morning);
  if (due === "send-draft" || due === "send-rule") await sendOf(morning, edition, due === "send-draft");
  return due;
}

async function findDue({ tx, contractId, duty, today, now }: Morning): Promise<Due> {
  const facts = await readFacts(tx, contractId, duty, { day: today, now });
  const row = await findMorning(tx, contractId, today);
  const { sendAt } = facts;
  return dueOn(
    {
      ...{ state: stateOf(facts, today, now), sendAt, deadline: deadlineOn(today, duty), inForceAt: duty.inForceAt },
      ...{ isWarned: row?.warnedAt != null, isEnded: row?.endedAt != null, approval: duty.approval },
    },
    now,
  );
}

const keyOf = (event: string, day: DayString): string => `edition:${event}:${day}`;

async function warn(
  { tx, contractId, duty, today, now }: Morning,
  rows: readonly RotaRow[],
  isHoliday: (day: DayString) => boolean,
): Promise<void> {
  const users = await readRotaUsers(tx, contractId, today);
  const { told } = dutyOn({ rows, users }, today, isHoliday);
  await noteWarning(tx, contractId, today, now);
  await tellAdmins(tx, {
    ...{ contractId, runKey: keyOf("untouched", today), now },
    content: { kind: "edition_notice", event: "untouched", day: today, deadline: duty.deadline },
    // Nobody is there: the Admins have to see to it.
    ...(told && { userIds: [told.userId] }),
  });
}

/** Nothing unapproved leaves, whatever the time. */
async function hold({ tx, contractId, duty, today, now }: Morning): Promise<void> {
  await noteOutcome(tx, contractId, today, { outcome: "held", now });
  await tellAdmins(tx, {
    ...{ contractId, runKey: keyOf("held", today), now },
    content: { kind: "edition_notice", event: "held", day: today, deadline: duty.deadline },
  });
  await note(tx, contractId, { ...duty.target, day: today, outcome: "held" });
}

const note = (tx: Transaction, contractId: number, detail: Record<string, unknown>): Promise<void> =>
  audit(tx, { contractId, actor: AUTOMATIC_SENDER, action: "edition_duty.settle", detail });

async function sendOf(morning: Morning, edition: EditionRow, isBegun: boolean): Promise<void> {
  const { tx, contractId, duty, today, now } = morning;
  const { target } = duty;
  const begun = isBegun ? await ofDraft(morning, edition.items) : null;
  const hits = begun ?? (await byRule(morning, edition));
  const outcome = begun ? "draft" : "rule";
  const { addresses: _last, ...looks } = { ...STANDARD_OPTIONS, ...edition.options };
  const articles = chosenArticles(begun ? ordered(edition.items, hits) : hits.map(plainItem), () => true);
  const words = { subject: "", text: "" };
  const by = { contractId, userId: AUTOMATIC_SENDER, now };
  const { hasLeft } = await leave(tx, by, {
    ...{ target, edition, hits, looks, addresses: duty.addresses, sendAt: null, draftId: null },
    content: editionContent({ target, looks, words, date: today, articles, automatic: outcome }),
  });
  await noteOutcome(tx, contractId, today, { outcome: hasLeft ? outcome : "unsent", now });
  if (!hasLeft)
    await tellAdmins(tx, {
      ...{ contractId, runKey: keyOf("unsent", today), now },
      content: { kind: "edition_notice", event: "unsent", day: today, deadline: duty.deadline },
    });
  await note(tx, contractId, {
    ...{ ...target, day: today, outcome: hasLeft ? outcome : "unsent" },
    ...{ addresses: duty.addresses, articles: articles.length },
  });
}

const plainItem = ({ id }: { id: string }): EditionItem => ({ id, comment: null });

/** What somebody wrote leaves only by his own press: the articles go in his order, without comments and headings. */
const ordered = (items: readonly EditionItem[], hits: readonly EditionHit[]): EditionItem[] => {
  const open = new Set(hits.map(({ id }) => id));
  return articleIdsOf(items).flatMap((id) => (open.has(id) ? [plainItem({ id })] : []));
};

/** The articles of the draft that may still be sent; null where there is none. */
async function ofDraft({ tx, contractId, duty }: Morning, items: readonly EditionItem[]): Promise<EditionHit[] | null> {
  const hits = await readNamedHits(tx, contractId, duty.target, articleIdsOf(items));
  const open = [...hits.values()].filter(({ isOpen }) => isOpen);
  return open.length > 0 ? open : null;
}

function byRule({ tx, contractId, duty, today }: Morning, edition: EditionRow): Promise<EditionHit[]> {
  const lastSentDay = edition.lastSentAt === null ? null : tokyoDay(edition.lastSentAt);
  return chooseByRule(tx, contractId, duty.target, {
    editionId: edition.editionId,
    since: selectedSince(today, edition.sinceDay, lastSentDay),
    most: duty.articleMax,
  });
}
