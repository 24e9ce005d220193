import { PROMINENCE } from "@kirinuki/schema/prominence.ts";
import { BEST_GRADE } from "../../access/assessed.ts";
import { SetupRun } from "../../runs/setup-run.ts";
import { addDays, tokyoDateTime, tokyoDay } from "../../time/tokyo.ts";
import { offFlags, PAUSES } from "./days-off.ts";
import type { RunContext } from "./due-settings.ts";
import { NEW_HITS, RECIPIENTS_THEMES } from "./new-hits.ts";
import { openings } from "./openings.ts";

const MINUTE_MS = 60_000;
/** Addresses a transaction. */
const BATCH = 200;

/**
 * The article `h` only mentions the words of what the setting `s` follows (docs/prominence.md). Topics are chosen by hand, and a saved
 * condition has no grades.
 */
const ONLY_MENTIONS = `
  s.alert_main_only AND s.data_kbn IN (1, 2, 5) AND ${PROMINENCE.once} = (
    SELECT ${BEST_GRADE} FROM theme_article ta
    WHERE ta.contract_id = s.contract_id AND ta.article_id = h.article_id AND ta.process_date >= s.since_day AND ta.disp_status = 0
      AND CASE s.data_kbn
        WHEN 1 THEN ta.theme_id = s.theme_id
        WHEN 2 THEN EXISTS (SELECT 1 FROM theme_group_theme m
          WHERE m.contract_id = s.contract_id AND m.theme_group_id = s.theme_group_id AND m.theme_id = ta.theme_id)
        ELSE ta.theme_id IN (SELECT theirs.theme_id FROM ${RECIPIENTS_THEMES}) END)`;

/**
 * Settings with alerts, what is new to them, and whether the address has had an alert of it (1: yes, 0: it was left to the digest).
 * What arrived before yesterday, or while a setting rested, belongs to the digest.
 * $1 HH:mm of now, $2 today, $3 yesterday, $4 addresses or null for all, $5 whether today and yesterday are a holiday or on a weekend.
 */
const CANDIDATES = `
  s AS MATERIALIZED (
    SELECT s.contract_id, s.mail_setting_id, s.mail_address_id, a.user_id, a.mail_address, s.data_kbn, s.theme_id, s.theme_group_id, s.topics_id, s.condition_id, s.data_section,
      s.template_file_id, s.encoding, s.with_tones, s.alert_main_only, s.alert_since, greatest(s.since_day, $3::date, (s.alert_since AT TIME ZONE 'Asia/Tokyo')::date,
        (SELECT max(p.end_day) + 1 FROM ${PAUSES} AND p.end_day < $2::date),
        CASE WHEN s.holiday_rule <> 'send' AND (($5::boolean[])[3] OR s.weekends_off AND ($5::boolean[])[4]) THEN $2::date END) AS since_day,
      s.quiet_start_time IS NOT NULL AND CASE WHEN s.quiet_start_time < s.quiet_end_time
        THEN $1::text COLLATE "C" >= s.quiet_start_time AND $1::text COLLATE "C" < s.quiet_end_time
        ELSE $1::text COLLATE "C" >= s.quiet_start_time OR $1::text COLLATE "C" < s.quiet_end_time END AS is_quiet,
      s.alert_max_count - (SELECT count(*) FROM mail_run r WHERE r.contract_id = s.contract_id AND r.mail_setting_id = s.mail_setting_id
        AND r.kind = 'alert' AND r.article_count = 1 AND r.made_at >= $2::date::timestamp AT TIME ZONE 'Asia/Tokyo') AS room
    FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id) JOIN contract c ON c.contract_id = s.contract_id
      AND contract_phase(c.end_date, c.deleted_at, $2::date::timestamp AT TIME ZONE 'Asia/Tokyo') = 'in_service'
    WHERE s.alert AND NOT (s.holiday_rule <> 'send' AND (($5::boolean[])[1] OR s.weekends_off AND ($5::boolean[])[2]))
      AND NOT EXISTS (SELECT 1 FROM ${PAUSES} AND $2::date BETWEEN p.start_day AND p.end_day)
      AND ($4::json IS NULL OR (s.contract_id, s.mail_address_id) IN
      (SELECT * FROM json_to_recordset($4::json) AS g(contract_id int, mail_address_id int)))),
  hit AS MATERIALIZED (
    SELECT s.contract_id, s.mail_address_id, s.mail_setting_id, s.is_quiet OR (${ONLY_MENTIONS}) AS is_held, s.room, h.article_id, h.process_date,
      'alert:' || s.mail_address_id || ':' || h.article_id AS run_key
    FROM s CROSS JOIN LATERAL (${NEW_HITS}) h JOIN article a ON a.article_id = h.article_id
    WHERE s.data_kbn = 3 OR a.arrived_at >= greatest(s.alert_since, $3::date::timestamp AT TIME ZONE 'Asia/Tokyo')),
  candidate AS MATERIALIZED (
    SELECT hit.contract_id, hit.mail_address_id, hit.article_id, hit.run_key, min(hit.process_date) AS process_date, r.mail_run_id,
      r.article_count AS had, array_agg(hit.mail_setting_id) AS settings,
      (array_agg(hit.mail_setting_id ORDER BY hit.room DESC, hit.mail_setting_id) FILTER (WHERE NOT hit.is_held))[1] AS lead
    FROM hit LEFT JOIN mail_run r ON r.contract_id = hit.contract_id AND r.run_key = hit.run_key
    GROUP BY hit.contract_id, hit.mail_address_id, hit.article_id, hit.run_key, r.mail_run_id, r.article_count)`;

const ADDRESSES = `
  WITH ${CANDIDATES}
  SELECT DISTINCT contract_id, mail_address_id FROM candidate WHERE had = 1 OR (had IS NULL AND lead IS NOT NULL)
  ORDER BY contract_id, mail_address_id`;

const LOCK = `
  SELECT 1 FROM mail_setting s WHERE s.alert AND (s.contract_id, s.mail_address_id) IN
    (SELECT * FROM json_to_recordset($1::json) AS g(contract_id int, mail_address_id int))
  ORDER BY s.contract_id, s.mail_setting_id FOR UPDATE`;

/**
 * One run and mail an article and address, by the setting with the most room; whatever other alerts of the address the article hits has had it
 * too. What is beyond the day's limit becomes a run without a mail: the digest brings it. $6 now, $7 the set-up run.
 */
const MAKE_ALERTS = `
  WITH ${CANDIDATES},
  ranked AS MATERIALIZED (
    SELECT c.*, s.room - row_number() OVER (PARTITION BY c.contract_id, c.lead ORDER BY c.article_id) AS room_left
    FROM candidate c JOIN s ON s.contract_id = c.contract_id AND s.mail_setting_id = c.lead WHERE c.had IS NULL),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, mail_setting_id, setup_run_id, due_at, article_count, made_at, opened_count)
    SELECT contract_id, run_key, 'alert', lead, $7, $6, (room_left >= 0)::int, $6, ${openings("ranked.contract_id")} FROM ranked
    ON CONFLICT (contract_id, run_key) DO NOTHING RETURNING contract_id, mail_run_id, run_key, article_count),
  delivered AS (
    INSERT INTO mail_delivered (contract_id, mail_setting_id, article_id, process_date, mail_run_id)
    SELECT d.contract_id, unnest(d.settings), d.article_id, d.process_date, d.mail_run_id FROM (
      SELECT k.contract_id, k.settings, k.article_id, k.process_date, run.mail_run_id FROM ranked k JOIN run USING (contract_id, run_key)
      WHERE run.article_count = 1
      UNION ALL
      SELECT contract_id, settings, article_id, process_date, mail_run_id FROM candidate WHERE had = 1) d
    ON CONFLICT DO NOTHING),
  message AS (
    INSERT INTO mail_message (contract_id, mail_run_id, mail_address, chat_target_id, user_id, state, next_attempt_at, content)
    SELECT k.contract_id, run.mail_run_id, a.mail_address, a.chat_target_id, a.user_id, 'queued', $6, jsonb_build_object(
      'kind', 'alert', 'date', $2::date, 'attachType', 1, 'encoding', s.encoding, 'templateId', s.template_file_id,
      'withTones', s.with_tones, 'isLast', k.room_left = 0, 'articles', jsonb_build_array(jsonb_build_object('id', k.article_id::text)),
      'targets', (SELECT jsonb_agg(jsonb_build_object('dataKbn', x.data_kbn, 'id', coalesce(x.theme_id, x.theme_group_id, x.topics_id, x.condition_id, 0))
          ORDER BY x.mail_setting_id)
        FROM s x WHERE x.contract_id = k.contract_id AND x.mail_setting_id = ANY (k.settings)))
    FROM ranked k JOIN run USING (contract_id, run_key)
    JOIN s ON s.contract_id = k.contract_id AND s.mail_setting_id = k.lead
    JOIN mail_address a ON a.contract_id = k.contract_id AND a.mail_address_id = k.mail_address_id
    WHERE run.article_count = 1)
  SELECT count(*) FILTER (WHERE article_count = 1)::int AS alerts, count(*) FILTER (WHERE article_count = 0)::int AS "leftToDigest" FROM run`;

interface Address {
  contract_id: number;
  mail_address_id: number;
}

export interface MadeAlerts {
  alerts: number;
  /** Beyond the limits of the day: the next digests bring them. */
  leftToDigest: number;
}

/** Queues a mail for each article that is new to settings with alerts. Any number of workers may do it concurrently. */
export async function runAlerts({ scope, clock }: RunContext): Promise<MadeAlerts> {
  const total: MadeAlerts = { alerts: 0, leftToDigest: 0 };
  const now = clock.now();
  const today = tokyoDay(now);
  const head = [tokyoDateTime(now).slice(11, 16), today, addDays(today, -1)];
  const { flags, addresses } = await scope.shared("read", async (tx) => {
    const off = await offFlags(tx, today);
    return { flags: off, addresses: await tx.query<Address>(ADDRESSES, [...head, null, off]) };
  });
  if (addresses.length === 0) return total;
  const label = `即時配信 ${head[0]}`;
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const setupRun = await SetupRun.resume(scope, clock, { trigger: "mail", label }, minute);
  await scope.shared("write", (tx) => setupRun.note(tx, {}));
  await SetupRun.during(setupRun, async () => {
    for (let at = 0; at < addresses.length; at += BATCH) {
      const batch = JSON.stringify(addresses.slice(at, at + BATCH));
      const [made] = await scope.shared("write", async (tx) => {
        await tx.query(LOCK, [batch]);
        return tx.query<MadeAlerts>(MAKE_ALERTS, [...head, batch, flags, now, setupRun.id]);
      });
      total.alerts += made?.alerts ?? 0;
      total.leftToDigest += made?.leftToDigest ?? 0;
    }
  });
  return total;
}
