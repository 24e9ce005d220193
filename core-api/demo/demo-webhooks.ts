import type { SealedTexts } from "../src/db/sealed-text.ts";
import type { Transaction } from "../src/db/tenant.ts";
import { webhookSecret } from "../src/mail/chat/write-webhook.ts";
import { webhookPlace } from "../src/modules/webhooks/webhook/webhook-secrets.ts";
import { addDays, tokyoDay } from "../src/time/tokyo.ts";

/** Nobody has a host of .example: the demo calls nobody, not even where somebody lets a webhook go on. */
const HOST = "hooks.kirinuki.example";
const ARTICLES = ["article.matched", "article.corrected", "article.withdrawn", "article.removed"];
const WEBHOOKS = [
  { name: "社内ポータル", events: ARTICLES, reason: "デモのため停止しています。", failed: 2 },
  {
    name: "経費管理システム",
    events: ["digest.sent", "usage.line_crossed"],
    reason: "管理者が停止しました。",
    failed: 0,
  },
  {
    name: "旧データ基盤",
    events: ARTICLES,
    reason: "3日間、何も受け取られませんでした。URLが無効です（HTTP 404）。",
    failed: 6,
  },
] as const;
const LAST_DAY = 3;

const WEBHOOK = `
  INSERT INTO webhook (contract_id, webhook_name, url, url_host, secret, event_types, stopped_at, stop_reason, last_sent_at, next_post_at,
    changed_by, changed_at)
  VALUES ($1, $2, '', $3, '', $4, $5, $6, $5, $5, 'admin01', $5) RETURNING webhook_id AS id`;
const SEAL = "UPDATE webhook SET url = $3, secret = $4 WHERE contract_id = $1 AND webhook_id = $2";

/** The last events of articles before it was stopped; $4 of them, the newest, were not taken. */
const OF_ARTICLES = `
  INSERT INTO webhook_delivery (contract_id, webhook_id, event_key, event_type, detail, occurred_at, state, attempts, queued_at,
    next_attempt_at, response_status, reason, ended_at)
  SELECT $1, $2, 'article:' || position, 'article.' || kind, jsonb_build_object('position', position::text, 'theme_id', theme_id), at,
    CASE WHEN n <= $4 THEN 'failed' ELSE 'sent' END, CASE WHEN n <= $4 THEN 11 ELSE 1 END, at, at,
    CASE WHEN n <= $4 THEN 404 ELSE 204 END, CASE WHEN n <= $4 THEN 'URLが無効です（HTTP 404）。' END,
    CASE WHEN n <= $4 THEN $3::timestamptz ELSE at + interval '1 second' END
  FROM (
    SELECT position, kind, theme_id, row_number() OVER (ORDER BY position DESC) AS n,
      $3::timestamptz - row_number() OVER (ORDER BY position DESC) * interval '17 minutes' AS at
    FROM article_event WHERE contract_id = $1 ORDER BY position DESC LIMIT 20) e
  ORDER BY position`;

const OF_DIGESTS = `
  INSERT INTO webhook_delivery (contract_id, webhook_id, event_key, event_type, detail, occurred_at, state, attempts, queued_at,
    next_attempt_at, response_status, ended_at)
  SELECT $1, $2, 'mail:demo' || n, 'digest.sent', jsonb_build_object('kind', 'digest', 'channel', 'mail', 'mail_setting_id', n::text, 'data_kbn', 1,
    'id', theme_id::text, 'name', theme_name, 'process_date', (at AT TIME ZONE 'Asia/Tokyo')::date, 'article_count', 3 + n * 7 % 11), at, 'sent', 1, at, at,
    200, at + interval '1 second'
  FROM (
    SELECT theme_id, theme_name, row_number() OVER (ORDER BY display_order, theme_id) AS n,
      $3::timestamptz - row_number() OVER (ORDER BY display_order DESC, theme_id DESC) * interval '40 seconds' AS at
    FROM theme WHERE contract_id = $1 LIMIT 8) t
  ORDER BY at`;

/** Three webhooks, stopped, with what they got before. */
export async function insertWebhooks(
  tx: Transaction,
  contractId: number,
  sealedTexts: Pick<SealedTexts, "seal">,
  now: Date,
): Promise<void> {
  const stoppedAt = new Date(`${addDays(tokyoDay(now), -LAST_DAY)}T07:00:02+09:00`);
  for (const [at, { name, events, reason, failed }] of WEBHOOKS.entries()) {
    const [webhook] = await tx.query<{ id: number }>(WEBHOOK, [contractId, name, HOST, events, stoppedAt, reason]);
    const id = webhook?.id ?? 0;
    const seal = (text: string, what: "url" | "secret") => sealedTexts.seal(text, webhookPlace(contractId, id, what));
    const secret = webhookSecret(Buffer.alloc(32, 10 + at));
    await tx.query(SEAL, [contractId, id, seal(`https://${HOST}/${at}`, "url"), seal(secret, "secret")]);
    if (events === ARTICLES) await tx.query(OF_ARTICLES, [contractId, id, stoppedAt, failed]);
    else await tx.query(OF_DIGESTS, [contractId, id, stoppedAt]);
  }
}
