import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { TARGET_COLUMN } from "../mail-edition/mail-edition.repository.ts";
import { draftWords } from "./approval.repository.ts";
import type { DutyRow } from "./duty.repository.ts";
import type { MorningFacts } from "./morning.ts";

/** What was done of itself on a day, and its note. */
export interface MorningRow {
  day: DayString;
  warnedAt: Date | null;
  outcome: "rule" | "draft" | "held" | "unsent" | null;
  endedAt: Date | null;
  note: string;
  noteVersion: number;
  /** Name of who wrote it; his id where he is gone. */
  notedBy: string | null;
  notedAt: Date | null;
}

const COLUMNS = `
  m.day::text, m.warned_at AS "warnedAt", m.outcome, m.ended_at AS "endedAt", m.note, m.note_version AS "noteVersion",
  coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = m.noted_by), m.noted_by) AS "notedBy", m.noted_at AS "notedAt"`;

export async function findMorning(tx: Transaction, contractId: number, day: DayString): Promise<MorningRow | null> {
  const sql = `SELECT ${COLUMNS} FROM edition_morning m WHERE m.contract_id = $1 AND m.day = $2`;
  const [row] = await tx.query<MorningRow>(sql, [contractId, day]);
  return row ?? null;
}

/** The last day before one that has a note. */
export async function findNoteBefore(tx: Transaction, contractId: number, day: DayString): Promise<MorningRow | null> {
  const sql = `SELECT ${COLUMNS} FROM edition_morning m
    WHERE m.contract_id = $1 AND m.day < $2 AND m.note <> '' ORDER BY m.day DESC LIMIT 1`;
  const [row] = await tx.query<MorningRow>(sql, [contractId, day]);
  return row ?? null;
}

/**
 * $1 contract, $2 target, $3 day, $4 now. What was sent at once went out when it was sent, however the clocks of two machines differ;
 * the words of a draft that waits must be those that its editor has seen.
 */
const FACTS = (column: string): string => `
  SELECT coalesce(e.version, 0) AS version, e.begun_at AS "begunAt", e.updated_at AS "updatedAt", e.last_sent_at AS "lastSentAt",
    (SELECT min(CASE WHEN r.due_at > r.made_at THEN r.due_at ELSE least(r.due_at, $4::timestamptz) END)
     FROM mail_edition_send s JOIN mail_run r USING (contract_id, mail_run_id)
     WHERE s.contract_id = $1 AND s.mail_edition_id = e.mail_edition_id
       AND (r.due_at AT TIME ZONE 'Asia/Tokyo')::date = $3::date) AS "sendAt",
    (SELECT a.version FROM edition_approval a WHERE a.contract_id = $1 AND a.words = ${draftWords(column)}) AS "requestedVersion"
  FROM (SELECT 1) one LEFT JOIN mail_edition e ON e.contract_id = $1 AND e.${column} = $2`;

export interface ReadFacts extends MorningFacts {
  lastSentAt: Date | null;
}

/** A target of which nothing was ever begun has no mail edition, and is untouched. */
export async function readFacts(
  tx: Transaction,
  contractId: number,
  { target }: Pick<DutyRow, "target">,
  { day, now }: { day: DayString; now: Date },
): Promise<ReadFacts> {
  const [row] = await tx.query<ReadFacts>(FACTS(TARGET_COLUMN[target.dataKbn]), [contractId, target.id, day, now]);
  return row ?? { version: 0, begunAt: null, updatedAt: null, lastSentAt: null, sendAt: null, requestedVersion: null };
}

/** Notes that the deputy was told. */
export async function noteWarning(tx: Transaction, contractId: number, day: DayString, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO edition_morning (contract_id, day, warned_at) VALUES ($1, $2, $3)
     ON CONFLICT (contract_id, day) DO UPDATE SET warned_at = excluded.warned_at`,
    [contractId, day, now],
  );
}

/** Notes what became of a morning at its deadline; it is the last word. */
export async function noteOutcome(
  tx: Transaction,
  contractId: number,
  day: DayString,
  { outcome, now }: { outcome: NonNullable<MorningRow["outcome"]>; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO edition_morning (contract_id, day, outcome, ended_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (contract_id, day) DO UPDATE SET outcome = excluded.outcome, ended_at = excluded.ended_at`,
    [contractId, day, outcome, now],
  );
}

const SAVE_NOTE = `
  INSERT INTO edition_morning AS m (contract_id, day, note, note_version, noted_by, noted_at) VALUES ($1, $2, $3, 1, $5, $6)
  ON CONFLICT (contract_id, day) DO UPDATE SET note = excluded.note, note_version = m.note_version + 1, noted_by = excluded.noted_by,
    noted_at = excluded.noted_at WHERE m.note_version = $4
  RETURNING note_version AS "noteVersion"`;

/** @returns null where it is not the version that was seen */
export async function saveNote(
  tx: Transaction,
  contractId: number,
  day: DayString,
  written: { note: string; seen: number; by: string; now: Date },
): Promise<number | null> {
  const { note, seen, by, now } = written;
  // A first note was seen as none.
  const [saved] = await tx.query<{ noteVersion: number }>(SAVE_NOTE, [contractId, day, note, seen, by, now]);
  return saved?.noteVersion ?? null;
}
