import { commonText } from "@kirinuki/schema/common-text.ts";
import { mailSources } from "@kirinuki/schema/mail-sections.ts";
import { WITHDRAWN_ARTICLES } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { PAUSES } from "../../../mail/run/days-off.ts";
import { RECIPIENTS_THEMES } from "../../../mail/run/new-hits.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { readRecipients, recipientKey } from "../../../mail/send/recipients.read-model.ts";
import { addDays, type DayString } from "../../../time/tokyo.ts";
import { RUN_STATE, RUNS_OF_SETTING, type SettingKey } from "./setting-history.read-model.ts";

export interface DayKey extends SettingKey {
  day: DayString;
}

/** A setting as it is now, with what decided a day. */
export interface SettingFacts {
  phase: "in_service" | "read_only" | "closed";
  contract_end: DayString | null;
  created_at: Date;
  /** The first time that it was saved after the day; null: not since. */
  changed_at: Date | null;
  since_day: DayString;
  next_due_at: Date;
  send_times: string[];
  holiday_rule: "send" | "skip" | "next";
  weekends_off: boolean;
  zero_article_email: boolean;
  data_kbn: number;
  data_section: number | null;
  target_name: string;
  theme_count: number;
  mail_address: string;
  user_id: string | null;
  stopped_at: Date | null;
  pauses: { start: DayString; end: DayString; isAbsence: boolean; madeAt: string }[];
}

const moment = (day: string) => `(${day})::timestamp AT TIME ZONE 'Asia/Tokyo'`;

/** $3 the day. An import that changed settings does not say which. */
const SETTING = `
  SELECT contract_phase(c.end_date, c.deleted_at, ${moment("$3::date")}) AS phase, c.end_date::text AS contract_end, s.created_at,
    (SELECT min(t.occurred_at) FROM audit t WHERE t.contract_id = $1 AND t.occurred_at >= ${moment("$3::date + 1")}
       AND (t.action = 'mail_setting.save' AND t.detail ->> 'mail_setting_id' = s.mail_setting_id::text
         OR t.action = 'mail_setting.upload' AND (t.detail ->> 'changed_count')::int > 0)) AS changed_at,
    s.since_day::text, s.next_due_at, s.send_times, s.holiday_rule, s.weekends_off, s.zero_article_email, s.data_kbn, s.data_section,
    coalesce(t.theme_name, g.theme_group_name, p.topics_name, CASE s.data_kbn WHEN 5 THEN '${commonText.everyTheme}' ELSE '' END) AS target_name,
    (SELECT count(*)::int FROM theme_group_theme m WHERE m.contract_id = $1 AND m.theme_group_id = s.theme_group_id) AS theme_count,
    a.mail_address, a.user_id, a.stopped_at,
    (SELECT coalesce(json_agg(json_build_object('start', p.start_day, 'end', p.end_day, 'isAbsence', p.user_id IS NOT NULL,
        'madeAt', p.made_at) ORDER BY p.start_day, p.mail_pause_id), '[]') FROM ${PAUSES} AND $3::date BETWEEN p.start_day AND p.end_day) AS pauses
  FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  LEFT JOIN theme t USING (contract_id, theme_id) LEFT JOIN theme_group g USING (contract_id, theme_group_id)
  LEFT JOIN topic p USING (contract_id, topics_id) JOIN contract c ON c.contract_id = s.contract_id
  WHERE s.contract_id = $1 AND s.mail_setting_id = $2::bigint AND a.chat_target_id IS NULL`;

export async function readSettingFacts(
  tx: Transaction,
  { contractId, settingId, day }: DayKey,
): Promise<SettingFacts | null> {
  const [row] = await tx.query<SettingFacts>(SETTING, [contractId, settingId, day]);
  return row ?? null;
}

export interface DayRun {
  id: string;
  kind: "digest" | "theme" | "alert";
  state: string;
  due_at: Date;
  article_count: number;
  dropped_count: number;
  attempts: number | null;
  reason: string | null;
  ended_at: Date | null;
  bounced_at: Date | null;
  next_attempt_at: Date | null;
}

/** $4 the day. What is made early is of the day that it is due on. */
const RUNS = `
  SELECT r.mail_run_id::text AS id, r.kind, ${RUN_STATE} AS state, r.due_at, r.article_count, r.dropped_count, m.attempts, m.reason,
    m.ended_at, m.bounced_at, m.next_attempt_at
  ${RUNS_OF_SETTING} AND r.due_at >= ${moment("$4::date")} AND r.due_at < ${moment("$4::date + 1")}
  ORDER BY r.due_at, r.mail_run_id LIMIT 200`;

export const readDayRuns = (tx: Transaction, { contractId, settingId, now, day }: DayKey): Promise<DayRun[]> =>
  tx.query<DayRun>(RUNS, [contractId, settingId, now, day]);

const NEXT_RUN = `
  SELECT min(r.due_at) AS due_at ${RUNS_OF_SETTING} AND r.kind = 'digest' AND r.due_at > $3::timestamptz`;

/** The digest that made up for one that was not made: whatever is new comes with the next. */
export async function readNextRun(tx: Transaction, { contractId, settingId }: DayKey, after: Date) {
  const [row] = await tx.query<{ due_at: Date | null }>(NEXT_RUN, [contractId, settingId, after]);
  return row?.due_at ?? null;
}

/** What became of the articles of the day, as far as it is known now. */
export type ArticleFate =
  | "withdrawn"
  | "hidden"
  | "section"
  | "source"
  | "brought"
  | "dropped"
  | "earlier"
  | "later"
  | "forgotten"
  | "waiting";

/** $3 the day, $4 the sources that the setting wants. Each article once, with the first that holds. */
const FATES = `
  WITH s AS MATERIALIZED (
    SELECT s.*, a.user_id, a.mail_address FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
    WHERE s.contract_id = $1 AND s.mail_setting_id = $2::bigint),
  hit AS (
    SELECT ta.article_id, ta.data_section, ta.disp_status FROM s JOIN theme_article ta ON ta.contract_id = $1 AND ta.process_date = $3::date
      AND ta.theme_id IN (SELECT s.theme_id UNION ALL SELECT m.theme_id FROM theme_group_theme m
        WHERE m.contract_id = $1 AND m.theme_group_id = s.theme_group_id
        UNION ALL SELECT theirs.theme_id FROM ${RECIPIENTS_THEMES} WHERE s.data_kbn = 5)
    UNION
    SELECT ta.article_id, ta.data_section, ta.disp_status FROM s JOIN topic_article ta
      ON ta.contract_id = $1 AND ta.topics_id = s.topics_id AND ta.process_date = $3::date),
  told AS (
    SELECT DISTINCT ON (h.article_id) h.article_id, CASE
      WHEN h.article_id IN (${WITHDRAWN_ARTICLES}) THEN 'withdrawn'
      WHEN h.disp_status <> 0 THEN 'hidden'
      WHEN h.data_section <> ALL ($4::smallint[]) THEN 'section'
      WHEN EXISTS (SELECT 1 FROM contract_linkage k WHERE k.contract_id = $1)
        AND NOT EXISTS (SELECT 1 FROM contract_linkage k WHERE k.contract_id = $1 AND k.data_section = h.data_section) THEN 'source'
      WHEN r.held IS NOT NULL THEN 'dropped'
      WHEN (r.due_at AT TIME ZONE 'Asia/Tokyo')::date = $3::date THEN 'brought'
      WHEN r.due_at < ${moment("$3::date")} THEN 'earlier' WHEN r.due_at IS NOT NULL THEN 'later'
      WHEN $3::date < s.since_day THEN 'forgotten' ELSE 'waiting' END AS fate
    FROM hit h CROSS JOIN s
    LEFT JOIN mail_delivered d ON d.contract_id = $1 AND d.mail_setting_id = s.mail_setting_id AND d.article_id = h.article_id
    LEFT JOIN mail_run r ON r.contract_id = $1 AND r.mail_run_id = d.mail_run_id
    ORDER BY h.article_id, h.disp_status)
  SELECT fate, count(*)::int AS n FROM told GROUP BY fate`;

export async function readArticleFates(
  tx: Transaction,
  { contractId, settingId, day }: DayKey,
  section: number | null,
): Promise<Map<ArticleFate, number>> {
  const rows = await tx.query<{ fate: ArticleFate; n: number }>(FATES, [
    contractId,
    settingId,
    day,
    mailSources(section),
  ]);
  return new Map(rows.map(({ fate, n }) => [fate, n]));
}

/** Why an address may not be written to now, in words; null where it may. */
export async function readAddressRefusal(
  tx: Transaction,
  contractId: number,
  { mail_address, user_id }: Pick<SettingFacts, "mail_address" | "user_id">,
): Promise<string | null> {
  if ((await forbiddenAddresses(tx, contractId, [mail_address])).length > 0)
    return "このドメインへの送信は許可されていません。";
  const addressed = { mail_address, user_id };
  const recipient = (await readRecipients(tx, contractId, [addressed])).get(recipientKey(addressed));
  return recipient?.kind === "refused" ? recipient.reason : null;
}

/** Times of a day, as moments. */
export const momentsOf = (day: DayString, times: readonly string[]): Date[] =>
  times.map((time) => new Date(`${day}T${time}:00+09:00`));

export const endOf = (day: DayString): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`);
