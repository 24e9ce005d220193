import type { Transaction } from "../../../db/tenant.ts";
import { type DayString, tokyoDateTime } from "../../../time/tokyo.ts";
import type { ArrivedMedium } from "./alarm-content.ts";

/** Names an alarm: a medium, and the day on which it was due. */
export interface AlarmKey {
  media_code: string;
  due_on: DayString;
}

export const keyOf = ({ media_code, due_on }: AlarmKey): string => `${media_code} ${due_on}`;

const columnsOf = (keys: readonly AlarmKey[]) => [
  keys.map(({ media_code }) => media_code),
  keys.map(({ due_on }) => due_on),
];

/** Of alarm a: how often the medium was missing in the 14 days up to the day on which it was due. */
const RAISED_TIMES = `(
  SELECT count(*)::int FROM arrival_alarm t
  WHERE t.media_code = a.media_code AND t.due_on > a.due_on - 14 AND t.due_on <= a.due_on)`;

interface ArrivedRow extends Omit<ArrivedMedium, "arrived_at"> {
  arrived_at: Date;
}

/**
 * Ends the alarms whose medium has come since, and those of which nothing is missing any more: the calendar was put right,
 * or their day is long over.
 * @param missing the media that are missing now, silenced ones too
 * @returns those whose medium came
 */
export async function endAlarms(tx: Transaction, missing: readonly AlarmKey[], now: Date): Promise<ArrivedMedium[]> {
  const rows = await tx.query<ArrivedRow>(
    `WITH came AS (
       SELECT a.media_code, a.due_on, min(r.first_arrived_at) AS arrived_at FROM arrival_alarm a
       JOIN media_arrival r ON r.media_code = a.media_code AND r.arrived_on >= a.due_on
       WHERE a.ended_at IS NULL GROUP BY 1, 2),
     ended AS (
       UPDATE arrival_alarm a SET ended_at = greatest(c.arrived_at, a.raised_at), end_reason = 'arrived'
       FROM came c WHERE c.media_code = a.media_code AND c.due_on = a.due_on RETURNING a.*)
     SELECT a.media_code, m.media_name, m.data_section, a.due_on::text, a.ended_at AS arrived_at,
       (extract(epoch FROM a.ended_at - a.raised_at) / 60)::int AS alarm_minutes, ${RAISED_TIMES} AS raised_times
     FROM ended a JOIN media m USING (media_code) ORDER BY 1, 4`,
  );
  await tx.query(
    `UPDATE arrival_alarm a SET ended_at = $3, end_reason = 'not_due' WHERE a.ended_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM unnest($1::text[], $2::date[]) AS m(media_code, due_on)
       WHERE m.media_code = a.media_code AND m.due_on = a.due_on)`,
    [...columnsOf(missing), now],
  );
  return rows.map((row) => ({ ...row, arrived_at: tokyoDateTime(row.arrived_at) }));
}

export interface Telling {
  raised_times: number;
  told_times: number;
}

type TellingRow = AlarmKey & Telling;

const byKey = (rows: readonly TellingRow[]): Map<string, Telling> =>
  new Map(rows.map(({ raised_times, told_times, ...key }) => [keyOf(key), { raised_times, told_times }]));

/** Raises those alarms that there are not yet. @returns them, by their keys */
export async function openAlarms(
  tx: Transaction,
  missing: readonly AlarmKey[],
  now: Date,
): Promise<Map<string, Telling>> {
  if (missing.length === 0) return new Map();
  // A statement does not see its own rows: each alarm counts itself.
  const rows = await tx.query<TellingRow>(
    `WITH raised AS (
       INSERT INTO arrival_alarm (media_code, due_on, raised_at, told_at)
       SELECT media_code, due_on, $3, $3 FROM unnest($1::text[], $2::date[]) AS m(media_code, due_on) ORDER BY 1, 2
       ON CONFLICT DO NOTHING RETURNING media_code, due_on)
     SELECT a.media_code, a.due_on::text, ${RAISED_TIMES} + 1 AS raised_times, 1 AS told_times FROM raised a`,
    [...columnsOf(missing), now],
  );
  return byKey(rows);
}

/** Takes those that nobody acknowledged for so long. @returns them, by their keys */
export async function takeUnacknowledged(
  tx: Transaction,
  missing: readonly AlarmKey[],
  repeatMinutes: number,
  now: Date,
): Promise<Map<string, Telling>> {
  if (missing.length === 0 || repeatMinutes === 0) return new Map();
  const rows = await tx.query<TellingRow>(
    `WITH told AS (
       UPDATE arrival_alarm a SET told_at = $3, told_count = a.told_count + 1
       FROM unnest($1::text[], $2::date[]) AS m(media_code, due_on)
       WHERE a.media_code = m.media_code AND a.due_on = m.due_on AND a.ended_at IS NULL AND a.acknowledged_at IS NULL
         AND a.told_at <= $3::timestamptz - make_interval(mins => $4)
       RETURNING a.media_code, a.due_on, a.told_count)
     SELECT a.media_code, a.due_on::text, ${RAISED_TIMES} AS raised_times, a.told_count AS told_times FROM told a`,
    [...columnsOf(missing), now, repeatMinutes],
  );
  return byKey(rows);
}

/** The same person or another later: the first one stays. @returns whether there is such an alarm */
export async function acknowledge(
  tx: Transaction,
  { media_code, due_on }: AlarmKey,
  by: { operatorId: string; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `WITH seen AS (
       UPDATE arrival_alarm SET acknowledged_at = coalesce(acknowledged_at, $3), acknowledged_by = coalesce(acknowledged_by, $4)
       WHERE media_code = $1 AND due_on = $2::date RETURNING media_code)
     SELECT * FROM seen`,
    [media_code, due_on, by.at, by.operatorId],
  );
  return rows.length > 0;
}

/** Who notes what he did about a medium has seen its alarms. */
export const acknowledgeOpen = (tx: Transaction, code: string, by: { operatorId: string; at: Date }) =>
  tx.query(
    `UPDATE arrival_alarm SET acknowledged_at = $2, acknowledged_by = $3
     WHERE media_code = $1 AND ended_at IS NULL AND acknowledged_at IS NULL`,
    [code, by.at, by.operatorId],
  );

interface AlarmRow extends AlarmKey {
  raised_at: Date;
  told_count: number;
  raised_times: number;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
}

/** The alarms of these media and days, by their keys. */
export async function readAlarms(tx: Transaction, keys: readonly AlarmKey[]): Promise<Map<string, AlarmRow>> {
  const rows = await tx.query<AlarmRow>(
    `SELECT a.media_code, a.due_on::text, a.raised_at, a.told_count, ${RAISED_TIMES} AS raised_times, a.acknowledged_at,
       coalesce(o.name, a.acknowledged_by) AS acknowledged_by
     FROM arrival_alarm a JOIN unnest($1::text[], $2::date[]) AS k(media_code, due_on) USING (media_code, due_on)
     LEFT JOIN operator_account o ON o.operator_id = a.acknowledged_by`,
    columnsOf(keys),
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
}
