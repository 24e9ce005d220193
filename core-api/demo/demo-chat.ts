import type { ChatKind } from "@kirinuki/schema/chat.ts";
import type { SealedTexts } from "../src/db/sealed-text.ts";
import type { Transaction } from "../src/db/tenant.ts";
import { chatPlace } from "../src/mail/chat/chat-secrets.ts";
import { webhookSecret } from "../src/mail/chat/write-webhook.ts";
import { addDays, tokyoDay } from "../src/time/tokyo.ts";

/** Nobody has a host of .example: the demo calls nobody, not even where somebody lets a target go on. */
const HOST = "chat.kirinuki.example";
const TARGETS: readonly { kind: ChatKind; name: string; reason: string; alert: boolean }[] = [
  { kind: "slack", name: "広報部のSlack", reason: "デモのため停止しています。", alert: true },
  { kind: "teams", name: "経営企画室のTeams", reason: "ワークフローがありません（HTTP 404）。", alert: false },
  { kind: "line_works", name: "営業本部のLINE WORKS", reason: "デモのため停止しています。", alert: false },
  { kind: "webhook", name: "社内ポータル", reason: "デモのため停止しています。", alert: false },
];
/** Days of posts, before they were stopped. */
const FIRST_DAY = 9;
const LAST_DAY = 3;

const TARGET = `
  INSERT INTO chat_target (contract_id, kind, target_name, url, url_host, secret, stopped_at, stop_reason, last_sent_at, next_post_at, changed_by, changed_at)
  VALUES ($1, $2, $3, '', $4, CASE WHEN $2 = 'webhook' THEN ''::bytea END, $5, $6, $5, $5, 'admin01', $5)
  RETURNING chat_target_id AS id`;
const SEAL = `
  UPDATE chat_target SET url = $3, secret = CASE WHEN kind = 'webhook' THEN $4::bytea END WHERE contract_id = $1 AND chat_target_id = $2`;
const SETTING = `
  WITH address AS (
    INSERT INTO mail_address (contract_id, mail_address, chat_target_id) VALUES ($1, 'chat:' || $2::int, $2) RETURNING mail_address_id)
  INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day,
    alert, alert_main_only, alert_since, created_at)
  SELECT $1, 1, t.theme_id, a.mail_address_id, 1, 1, '{07:00}', ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo' + interval '7 hours', $3::date,
    $4, $4, CASE WHEN $4 THEN $7::timestamptz END, $5
  FROM address a, LATERAL (SELECT theme_id FROM theme WHERE contract_id = $1 ORDER BY display_order, theme_id OFFSET $6 LIMIT 1) t
  RETURNING mail_setting_id AS id, theme_id AS "themeId"`;

/**
 * A post of each morning with articles; the last one was not taken any more, and until now there was nothing to post. $3 the target, $4 the
 * setting, $5 the theme, $6 the first day, $7 that of the last post, $8 now.
 */
const POSTS = `
  WITH morning AS (
    SELECT d.day, (d.day + interval '7 hours') AT TIME ZONE 'Asia/Tokyo' AS due_at, count(h.article_id)::int AS n,
      jsonb_agg(jsonb_build_object('id', article_id::text) ORDER BY article_id DESC) AS articles
    FROM generate_series($6::date::timestamp, $8::timestamptz AT TIME ZONE 'Asia/Tokyo', interval '1 day') d(day)
    LEFT JOIN (SELECT DISTINCT process_date, article_id FROM theme_article
      WHERE contract_id = $1 AND theme_id = $5 AND process_date <= $7::date AND disp_status = 0) h ON h.process_date = d.day
    WHERE d.day + interval '7 hours' <= $8::timestamptz AT TIME ZONE 'Asia/Tokyo' GROUP BY d.day),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, mail_setting_id, due_at, article_count, made_at)
    SELECT $1, 'demo-chat:' || $4::int || ':' || day::date, 'digest', $4, due_at, n, due_at FROM morning ORDER BY day RETURNING mail_run_id, due_at)
  INSERT INTO mail_message (contract_id, mail_run_id, mail_address, chat_target_id, state, attempts, reason, next_attempt_at, ended_at, content)
  SELECT $1, mail_run_id, 'chat:' || $3::int, $3, CASE WHEN due_at = (SELECT max(due_at) FROM morning WHERE n > 0) THEN 'skipped' ELSE 'sent' END, 1,
    CASE WHEN due_at = (SELECT max(due_at) FROM morning WHERE n > 0) THEN $2 END, due_at, due_at + interval '2 seconds',
    jsonb_build_object('kind', 'theme', 'dataKbn', 1, 'targetId', $5::int, 'section', NULL, 'date', (due_at AT TIME ZONE 'Asia/Tokyo')::date, 'templateId', NULL,
      'subjectType', 1, 'attachType', 1, 'zeroArticleEmail', false, 'encoding', 'utf8', 'isEdited', false, 'articles', articles)
  FROM run JOIN morning USING (due_at) WHERE n > 0 ORDER BY due_at`;

/** One chat target of each kind, stopped, with a week of posts before. */
export async function insertChatTargets(
  tx: Transaction,
  contractId: number,
  sealedTexts: Pick<SealedTexts, "seal">,
  now: Date,
): Promise<void> {
  const today = tokyoDay(now);
  const stoppedAt = new Date(`${addDays(today, -LAST_DAY)}T07:00:02+09:00`);
  const begun = new Date(`${addDays(today, -FIRST_DAY)}T06:00:00+09:00`);
  for (const [at, { kind, name, reason, alert }] of TARGETS.entries()) {
    const [target] = await tx.query<{ id: number }>(TARGET, [contractId, kind, name, HOST, stoppedAt, reason]);
    const id = target?.id ?? 0;
    const seal = (text: string, what: "url" | "secret") => sealedTexts.seal(text, chatPlace(contractId, id, what));
    const secret = webhookSecret(Buffer.alloc(32, at));
    await tx.query(SEAL, [contractId, id, seal(`https://${HOST}/${kind}`, "url"), seal(secret, "secret")]);
    const [setting] = await tx.query<{ id: number; themeId: number }>(SETTING, [
      ...[contractId, id, today, alert, begun, at, now],
    ]);
    if (!setting) continue;
    const days = [addDays(today, -FIRST_DAY), addDays(today, -LAST_DAY)];
    await tx.query(POSTS, [contractId, reason, id, setting.id, setting.themeId, ...days, now]);
  }
}
