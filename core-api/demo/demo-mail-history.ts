import type { Transaction } from "../src/db/tenant.ts";
import { NEW_HITS } from "../src/mail/run/new-hits.ts";
import { type DayString, tokyoDay } from "../src/time/tokyo.ts";

/** Days of mails before the product was started. Yesterday's articles are left to the first real mail with today's: its morning had nothing new. */
const FIRST_DAY = 34;
const LAST_DAY = 1;
const LAST_DAY_WITH_ARTICLES = 2;

/** What did not go smoothly, by days before today: mails of user01, of the team, and of the setting that pauses. */
const SKIPPED = { daysAgo: 16, reason: "ログインまたはメールの送信を停止されているユーザーです。" };
const BOUNCED = { daysAgo: 9, reason: "宛先に届きませんでした：550 5.1.1 User unknown" };
/** A morning that began late, and a mail that its server took at the third attempt. */
const BEGUN_LATE = { daysAgo: 20, after: "25 minutes" };
const RETRIED = { daysAgo: 13, after: "31 minutes", attempts: 3 };
const PAUSED = { first: 12, last: 10 };

const PAUSE = `
  INSERT INTO mail_pause (contract_id, mail_setting_id, start_day, end_day, missed, made_by, made_at)
  SELECT contract_id, mail_setting_id, $2::date - ${PAUSED.first}, $2::date - ${PAUSED.last}, 'drop', 'admin01', now() - interval '20 days'
  FROM mail_setting WHERE contract_id = $1 AND data_kbn = 2`;

/** $1 contract, $2 today. A mail of a day brings what has that day's date. */
const HISTORY = `
  WITH s AS MATERIALIZED (
    UPDATE mail_setting SET created_at = ($2::date - ${FIRST_DAY})::timestamp AT TIME ZONE 'Asia/Tokyo', since_day = $2::date - ${FIRST_DAY}
    WHERE contract_id = $1 RETURNING *),
  hit AS MATERIALIZED (
    SELECT s.mail_setting_id, h.article_id, h.process_date, h.place
    FROM (SELECT s.*, a.user_id, a.mail_address FROM s JOIN mail_address a USING (contract_id, mail_address_id)) s CROSS JOIN LATERAL (${NEW_HITS}) h
    WHERE h.process_date <= $2::date - ${LAST_DAY_WITH_ARTICLES}),
  listed AS (
    SELECT mail_setting_id, process_date, count(*)::int AS n,
      jsonb_agg(jsonb_build_object('id', article_id::text) ORDER BY place, article_id DESC) AS articles
    FROM hit GROUP BY mail_setting_id, process_date),
  morning AS MATERIALIZED (
    SELECT s.*, d::date AS day, $2::date - d::date AS days_ago, (d::date + '07:00'::time) AT TIME ZONE 'Asia/Tokyo' AS due_at,
      CASE WHEN s.data_kbn = 2 AND $2::date - d::date BETWEEN ${PAUSED.last} AND ${PAUSED.first} THEN 'pause' END AS held,
      coalesce(l.n, 0) AS n, coalesce(l.articles, '[]') AS articles
    FROM s CROSS JOIN generate_series($2::date - ${FIRST_DAY}, $2::date - ${LAST_DAY}, interval '1 day') d
    LEFT JOIN listed l ON l.mail_setting_id = s.mail_setting_id AND l.process_date = d::date),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, mail_setting_id, due_at, article_count, held, dropped_count, made_at, opened_count)
    SELECT contract_id, 'demo:' || mail_setting_id || ':' || day, 'digest', mail_setting_id, due_at, CASE WHEN held IS NULL THEN n ELSE 0 END, held,
      CASE WHEN held IS NULL THEN 0 ELSE n END, due_at + CASE days_ago WHEN ${BEGUN_LATE.daysAgo} THEN interval '${BEGUN_LATE.after}' ELSE interval '0' END,
      (days_ago * 7 + mail_setting_id * 5) % 11 * least(n, 1)
    FROM morning ORDER BY due_at, mail_setting_id RETURNING mail_run_id, mail_setting_id, due_at),
  delivered AS (
    INSERT INTO mail_delivered (contract_id, mail_setting_id, article_id, process_date, mail_run_id)
    SELECT $1, h.mail_setting_id, h.article_id, h.process_date, run.mail_run_id FROM hit h
    JOIN morning m ON m.mail_setting_id = h.mail_setting_id AND m.day = h.process_date
    JOIN run ON run.mail_setting_id = m.mail_setting_id AND run.due_at = m.due_at)
  INSERT INTO mail_message (contract_id, mail_run_id, mail_address, user_id, state, attempts, reason, next_attempt_at, ended_at, bounced_at, content)
  SELECT m.contract_id, run.mail_run_id, a.mail_address, a.user_id,
    CASE WHEN o.skipped THEN 'skipped' WHEN o.bounced THEN 'failed' ELSE 'sent' END, CASE WHEN o.retried THEN ${RETRIED.attempts} ELSE 1 END,
    CASE WHEN o.skipped THEN $3 WHEN o.bounced THEN $4 END, m.due_at,
    m.due_at + interval '8 seconds' + CASE WHEN m.days_ago = ${BEGUN_LATE.daysAgo} THEN interval '${BEGUN_LATE.after}' WHEN o.retried THEN interval '${RETRIED.after}' ELSE interval '0' END,
    CASE WHEN o.bounced THEN m.due_at + interval '3 minutes' END,
    jsonb_build_object('kind', 'theme', 'dataKbn', m.data_kbn, 'targetId', coalesce(m.theme_id, m.theme_group_id, m.topics_id),
      'section', m.data_section, 'date', m.day, 'templateId', m.template_file_id, 'subjectType', m.subject_type, 'attachType', m.attach_type,
      'zeroArticleEmail', m.zero_article_email, 'encoding', m.encoding, 'isEdited', false, 'articles', m.articles)
  FROM run JOIN morning m USING (mail_setting_id, due_at) JOIN mail_address a USING (contract_id, mail_address_id)
  CROSS JOIN LATERAL (SELECT coalesce(a.user_id = 'user01', false) AND m.days_ago = ${SKIPPED.daysAgo} AS skipped,
    a.user_id IS NULL AND m.data_kbn = 1 AND m.days_ago = ${BOUNCED.daysAgo} AS bounced,
    a.user_id IS NULL AND m.data_kbn = 1 AND m.days_ago = ${RETRIED.daysAgo} AS retried) o
  WHERE m.held IS NULL AND (m.n > 0 OR m.zero_article_email)`;

const COUNT_BOUNCE = `
  UPDATE mail_address SET hard_bounce_count = 1, last_bounced_at = (SELECT max(bounced_at) FROM mail_message WHERE contract_id = $1)
  WHERE contract_id = $1 AND user_id IS NULL`;

/** Former readers: one called a mail spam, one took himself off the lists. */
const STOPPED = `
  INSERT INTO mail_address (contract_id, mail_address, stopped_at, stop_reason, stop_kind)
  SELECT $1, address, ($2::date - days)::timestamp AT TIME ZONE 'Asia/Tokyo' + interval '9 hours', reason, kind FROM (VALUES
    ('former-reader@example.jp', 6, '受信者が迷惑メールとして報告したため、配信を停止しました。', 'complaint'),
    ('branch-office@example.jp', 13, '受信者が配信の停止を希望したため、配信を停止しました。', 'unsubscribed')) s(address, days, reason, kind)`;

/** Five weeks of morning mails: sent, nothing new, late, a pause, one that came back, one to a user who was stopped. */
export async function insertMailHistory(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const today: DayString = tokyoDay(now);
  await tx.query(PAUSE, [contractId, today]);
  await tx.query(HISTORY, [contractId, today, SKIPPED.reason, BOUNCED.reason]);
  await tx.query(COUNT_BOUNCE, [contractId]);
  await tx.query(STOPPED, [contractId, today]);
}
