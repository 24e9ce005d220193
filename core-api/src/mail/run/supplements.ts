import { mailSources } from "@kirinuki/schema/mail-sections.ts";
import { type PaperArrivals, receivesPapers } from "../../arrivals/paper-arrivals.ts";
import { tokyoDateTime, tokyoDay } from "../../time/tokyo.ts";
import { pausesSince, type RestingSetting } from "./days-off.ts";
import { type PlannedSupplement, SETTING_COLUMNS, type SettingRow } from "./make-run.ts";

/** next: with the next digest; arrival: once the late newspapers have come, at its time at the latest; time: at its time. */
export type SupplementRule = "next" | "arrival" | "time";

/** What decides whether a digest gets a supplement. */
export interface SupplementedSetting {
  supplement_rule: SupplementRule;
  /** HH:mm. */
  supplement_time: string;
}

/** A newspaper whose last article came this long ago brings no more of its edition. */
const SETTLED_MINUTES = 10;
const MINUTE_MS = 60_000;

/**
 * The supplement of a digest that is made now; null where what comes later goes with the next digest, which is also so where that one
 * comes first.
 * @param papers as they stand now; only asked where the rule is arrival
 */
export function planSupplement(
  setting: SupplementedSetting & Pick<SettingRow, "data_section">,
  { now, nextDueAt, papers }: { now: Date; nextDueAt: Date; papers: PaperArrivals | null },
): PlannedSupplement | null {
  const { supplement_rule, supplement_time, data_section } = setting;
  if (supplement_rule === "next") return null;
  const at = new Date(`${tokyoDay(now)}T${supplement_time}:00+09:00`);
  if (at <= now || at >= nextDueAt) return null;
  if (supplement_rule === "time") return { at, awaited: [] };
  const awaited = receivesPapers(mailSources(data_section)) && papers ? awaitedOf(papers, supplement_time) : [];
  return awaited.length > 0 ? { at, awaited } : null;
}

/** What is missing, what is due before the supplement's time, and what is still coming. */
function awaitedOf({ missing, waiting, come, toldAt }: PaperArrivals, time: string): string[] {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const unsettled = toldAt.getTime() - SETTLED_MINUTES * MINUTE_MS;
  return [
    ...missing,
    ...waiting.filter(({ due }) => due !== null && due < hour * 60 + minute),
    ...come.filter(({ medium }) => medium.lastArrivedAt !== null && medium.lastArrivedAt.getTime() > unsettled),
  ].map(({ medium }) => medium.code);
}

/** The time of day of a digest, for its supplement. */
export const timeOfDigest = (dueAt: Date): string => tokyoDateTime(dueAt).slice(11, 16);

/** Due: its time has come, or all that it waits for is there and has settled. A digest that is due itself brings everything. */
export const SUPPLEMENT_IS_DUE = `s.supplement_due_at IS NOT NULL AND s.next_due_at > $1 AND EXISTS (SELECT 1 FROM contract c
    WHERE c.contract_id = s.contract_id AND contract_phase(c.end_date, c.deleted_at, $1) = 'in_service')
  AND (s.supplement_due_at <= $1 OR cardinality(s.awaited_media) > 0 AND NOT EXISTS (SELECT 1 FROM unnest(s.awaited_media) AS m(code)
    WHERE NOT EXISTS (SELECT 1 FROM media_arrival a WHERE a.media_code = m.code AND a.arrived_on = ($1::timestamptz AT TIME ZONE 'Asia/Tokyo')::date
      AND a.last_arrived_at <= $1::timestamptz - interval '${SETTLED_MINUTES} minutes')))`;

export interface DueSupplement extends SettingRow, RestingSetting {
  supplement_run_id: string;
  /** When its digest was due. */
  digest_due_at: Date;
}

export const NEXT_SUPPLEMENTS = `
  SELECT ${SETTING_COLUMNS}, s.holiday_rule, s.weekends_off, ${pausesSince("($1 AT TIME ZONE 'Asia/Tokyo')::date - 1")} AS pauses,
    s.supplement_run_id::text, coalesce((SELECT r.due_at FROM mail_run r
      WHERE r.contract_id = s.contract_id AND r.mail_run_id = s.supplement_run_id), s.supplement_due_at) AS digest_due_at
  FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  WHERE ${SUPPLEMENT_IS_DUE} ORDER BY s.supplement_due_at LIMIT $2 FOR UPDATE OF s SKIP LOCKED`;

/** One that was not made on its day is none any more: the next digest brings its articles. $1 the first moment of today. */
export const FORGET_SUPPLEMENTS = `
  UPDATE mail_setting SET supplement_due_at = NULL, supplement_run_id = NULL, awaited_media = '{}' WHERE supplement_due_at < $1`;

export const beginOfDay = (now: Date): Date => new Date(`${tokyoDay(now)}T00:00:00+09:00`);
