import type { Transaction } from "../../../db/tenant.ts";
import { type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import type { DigestCause, SheetSlot, SlotState } from "./delivery-sheet.dto.ts";

/** What is sent later than this after its time is late: workers look every minute. */
const KEPT_WITHIN = "interval '10 minutes'";
/** A digest is made for the last of its times that went by, so at most a day late. */
const MADE_WITHIN = "interval '1 day'";
/** Digests that are told of a time. */
const MOST_TOLD = 5;

/** $1 the contract, $2 and $3 the first moments of the period and of what follows it, $4 now, $5 the first moment of which runs are kept. */
const RUNS = `
  SELECT r.mail_run_id, r.mail_setting_id, r.due_at, m.ended_at, coalesce(t.target_name, m.mail_address) AS mail_address,
    coalesce(m.reason, '') AS reason,
    CASE WHEN r.held IS NOT NULL THEN 'rest' WHEN m.mail_message_id IS NULL THEN 'empty' WHEN m.state = 'skipped' THEN 'stopped'
      WHEN m.bounced_at IS NOT NULL THEN 'bounced' WHEN m.state = 'sent' AND m.ended_at <= r.due_at + ${KEPT_WITHIN} THEN 'kept'
      WHEN m.state = 'sent' THEN 'late' WHEN m.state = 'failed' OR $4::timestamptz > r.due_at + ${KEPT_WITHIN} THEN 'unsent'
      ELSE 'waiting' END AS outcome,
    CASE WHEN m.state = 'failed' THEN 'given_up' WHEN r.made_at > r.due_at + ${KEPT_WITHIN} THEN 'late_start'
      WHEN m.attempts > 1 OR m.state = 'queued' AND m.attempts > 0 THEN 'refused' ELSE 'slow' END AS cause
  FROM mail_run r LEFT JOIN mail_message m USING (contract_id, mail_run_id)
  LEFT JOIN chat_target t ON t.contract_id = m.contract_id AND t.chat_target_id = m.chat_target_id
  WHERE r.contract_id = $1 AND r.kind = 'digest' AND r.made_at >= $2 AND r.made_at < $3::timestamptz + ${MADE_WITHIN}
    AND r.due_at >= $2 AND r.due_at < $3`;

/**
 * Times of the settings that are there, as they are (a member of a group follows the group's setting): what a setting was before it was saved is not kept, and an import does not say which
 * settings it changed. A minute after its time at the earliest: workers look every minute.
 */
const NOT_MADE = `
  SELECT NULL::bigint, s.mail_setting_id, w.due_at, NULL::timestamptz, coalesce(t.target_name, a.mail_address), '', 'unsent', 'not_made'
  FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id) JOIN contract c USING (contract_id)
  LEFT JOIN chat_target t ON t.contract_id = a.contract_id AND t.chat_target_id = a.chat_target_id
  LEFT JOIN (
    SELECT detail ->> 'mail_setting_id' AS id, max(occurred_at) AS at FROM audit
    WHERE contract_id = $1 AND action = 'mail_setting.save' GROUP BY 1) saved ON saved.id = coalesce(s.group_setting_id, s.mail_setting_id)::text
  CROSS JOIN LATERAL (
    SELECT (d.day + e.send_time::time) AT TIME ZONE 'Asia/Tokyo' AS due_at
    FROM generate_series($2::timestamptz AT TIME ZONE 'Asia/Tokyo', ($3::timestamptz AT TIME ZONE 'Asia/Tokyo') - interval '1 day', '1 day') d(day),
      unnest(s.send_times) e(send_time)) w
  WHERE s.contract_id = $1 AND w.due_at > greatest(s.created_at, saved.at, $5::timestamptz,
      (SELECT max(occurred_at) FROM audit WHERE contract_id = $1 AND action = 'mail_setting.upload' AND (detail ->> 'changed_count')::int > 0))
    AND w.due_at + ${KEPT_WITHIN} < $4 AND contract_phase(c.end_date, c.deleted_at, w.due_at) = 'in_service'
    AND NOT EXISTS (SELECT 1 FROM run r WHERE r.mail_setting_id = s.mail_setting_id AND r.due_at = w.due_at)`;

const countOf = (...outcomes: string[]) =>
  `count(*) FILTER (WHERE outcome IN (${outcomes.map((outcome) => `'${outcome}'`).join(", ")}))::int`;

const SLOTS = `
  WITH run AS MATERIALIZED (${RUNS}),
  digest AS (SELECT * FROM run UNION ALL ${NOT_MADE}),
  placed AS (
    SELECT *, outcome IN ('late', 'unsent') AS is_told,
      row_number() OVER (PARTITION BY due_at, outcome IN ('late', 'unsent') ORDER BY outcome DESC, cause, mail_address) AS place
    FROM digest),
  told AS (
    SELECT DISTINCT ON (r.due_at) r.due_at, l.line FROM run r JOIN mail_arrival l ON l.contract_id = $1 AND l.mail_run_id = r.mail_run_id
    ORDER BY r.due_at, l.told_at DESC)
  SELECT p.due_at, count(*)::int AS setting_count, ${countOf("kept")} AS kept_count, ${countOf("late")} AS late_count,
    ${countOf("unsent")} AS unsent_count, ${countOf("rest")} AS rest_count, ${countOf("empty")} AS empty_count,
    ${countOf("stopped")} AS stopped_count, ${countOf("bounced")} AS bounced_count, ${countOf("waiting")} AS waiting_count,
    max(p.ended_at) FILTER (WHERE outcome IN ('kept', 'late')) AS last_sent_at, coalesce(max(told.line), '') AS line,
    coalesce(json_agg(json_build_object('mail_address', p.mail_address, 'cause', p.cause, 'sent_at', CASE outcome WHEN 'late' THEN p.ended_at END,
      'reason', p.reason) ORDER BY p.place) FILTER (WHERE is_told AND place <= ${MOST_TOLD}), '[]') AS digests
  FROM placed p LEFT JOIN told USING (due_at) GROUP BY p.due_at ORDER BY p.due_at`;

type SlotCounts = Omit<SheetSlot, "setup_time" | "state" | "last_sent_datetime" | "digest_info">;
interface SlotRow extends SlotCounts {
  due_at: Date;
  last_sent_at: Date | null;
  digests: { mail_address: string; cause: DigestCause; sent_at: string | null; reason: string }[];
}

/** Of which part of time the digests are asked for. */
export interface SlotPeriod {
  from: Date;
  /** The first moment after it. */
  until: Date;
  now: Date;
  /** Runs of earlier moments are not kept any more. */
  keptFrom: Date;
}

/** The times at which a contract's digests were due, by day, the earliest of a day first. */
export async function readDigestSlots(
  tx: Transaction,
  contractId: number,
  { from, until, now, keptFrom }: SlotPeriod,
): Promise<Map<DayString, SheetSlot[]>> {
  const rows = await tx.query<SlotRow>(SLOTS, [contractId, from, until, now, keptFrom]);
  return new Map(
    [...Map.groupBy(rows, ({ due_at }) => tokyoDay(due_at))].map(([day, ofDay]) => [day, ofDay.map(toSlot)]),
  );
}

function toSlot({ due_at, last_sent_at, digests, ...counts }: SlotRow): SheetSlot {
  return {
    setup_time: tokyoDateTime(due_at).slice(11, 16),
    state: stateOf(counts),
    ...counts,
    last_sent_datetime: last_sent_at && tokyoDateTime(last_sent_at),
    digest_info: digests.map(({ sent_at, ...digest }) => ({
      ...digest,
      sent_datetime: sent_at === null ? null : tokyoDateTime(new Date(sent_at)),
    })),
  };
}

function stateOf({ kept_count, late_count, unsent_count, waiting_count }: SlotCounts): SlotState {
  const bad = late_count + unsent_count;
  if (waiting_count > 0 && bad === 0) return "waiting";
  if (bad === 0) return kept_count > 0 ? "kept" : "idle";
  return kept_count > 0 ? "partly" : "missed";
}

/** $1 the contract, $2 and $3 as above. A supplement is due when it is made. */
const SUPPLEMENTS = `
  SELECT (r.due_at AT TIME ZONE 'Asia/Tokyo')::date::text AS day, count(*)::int AS count
  FROM mail_run r JOIN mail_message m USING (contract_id, mail_run_id)
  WHERE r.contract_id = $1 AND r.kind = 'supplement' AND r.made_at >= $2 AND r.made_at < $3 AND m.state = 'sent' GROUP BY 1`;

/** How many supplements were sent, by day. */
export async function readSupplementCounts(
  tx: Transaction,
  contractId: number,
  { from, until }: SlotPeriod,
): Promise<Map<DayString, number>> {
  const rows = await tx.query<{ day: DayString; count: number }>(SUPPLEMENTS, [contractId, from, until]);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
