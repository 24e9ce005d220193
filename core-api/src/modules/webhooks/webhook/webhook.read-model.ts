import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { DeliveryWire, WebhookWire } from "./webhook.dto.ts";
import type { Webhook } from "./webhook.entity.ts";

type Row = Omit<Webhook, "url" | "secret" | "former_secret"> & {
  theme_name: string | null;
  waiting_count: number;
  failed_count: number;
  waits_until: Date | null;
};

/** Without what is sealed. */
const WEBHOOKS = `
  SELECT w.contract_id, w.webhook_id, w.webhook_name, w.url_host, w.event_types, w.theme_id, t.theme_name, w.former_until, w.stopped_at,
    w.stop_reason, w.last_error, w.last_failed_at, w.last_sent_at, w.version, d.waiting_count, d.waits_until,
    (SELECT count(*)::int FROM webhook_delivery f WHERE f.contract_id = w.contract_id AND f.webhook_id = w.webhook_id
      AND f.state = 'failed') AS failed_count
  FROM webhook w LEFT JOIN theme t USING (contract_id, theme_id) CROSS JOIN LATERAL (
    SELECT count(*)::int AS waiting_count, min(greatest(q.next_attempt_at, w.next_post_at)) FILTER (WHERE q.attempts > 0) AS waits_until
    FROM webhook_delivery q WHERE q.contract_id = w.contract_id AND q.webhook_id = w.webhook_id AND q.state IN ('queued', 'sending')) d
  WHERE w.contract_id = $1 ORDER BY w.webhook_name, w.webhook_id`;

const moment = (date: Date | null): string | null => date && tokyoDateTime(date);

/** A contract's webhooks by name. */
export async function readWebhooks(tx: Transaction, contractId: number, now: Date): Promise<WebhookWire[]> {
  const rows = await tx.query<Row>(WEBHOOKS, [contractId]);
  return rows.map((row) => ({
    webhook_id: String(row.webhook_id),
    webhook_name: row.webhook_name,
    url_host: row.url_host,
    event_types: row.event_types,
    theme_id: row.theme_id === null ? null : String(row.theme_id),
    theme_name: row.theme_name,
    stopped_flag: row.stopped_at === null ? 0 : 1,
    stop_reason: row.stop_reason ?? "",
    stopped_datetime: moment(row.stopped_at),
    last_error: row.last_error ?? "",
    last_failed_datetime: moment(row.last_failed_at),
    last_sent_datetime: moment(row.last_sent_at),
    waiting_count: row.waiting_count,
    failed_count: row.failed_count,
    next_attempt_datetime: moment(row.waits_until),
    former_secret_until_datetime: row.former_until && row.former_until > now ? tokyoDateTime(row.former_until) : null,
    version: row.version,
  }));
}

const MOST_DELIVERIES = 50;
/** What a delivery tells of: a title only while the theme's lists have the article. $3 null or the state. */
const DELIVERIES = `
  SELECT d.webhook_delivery_id::text, 'evt_' || d.message_key AS message_id, d.event_type,
    coalesce(CASE d.event_type
      WHEN 'digest.sent' THEN d.detail ->> 'name'
      WHEN 'usage.line_crossed' THEN coalesce(d.detail ->> 'user_group_name', d.detail ->> 'demand_name') || ' ' || (d.detail ->> 'line') || '%'
      ELSE (SELECT a.title FROM article_event e JOIN article a USING (article_id)
        WHERE e.contract_id = d.contract_id AND e.position = (d.detail ->> 'position')::bigint AND a.withdrawn_at IS NULL
          AND EXISTS (SELECT 1 FROM theme_article h WHERE h.contract_id = e.contract_id AND h.theme_id = e.theme_id
            AND h.process_date = e.process_date AND h.data_section = e.data_section AND h.article_id = e.article_id AND h.disp_status = 0))
    END, '') AS subject, d.occurred_at, CASE d.state WHEN 'sending' THEN 'queued' ELSE d.state END AS state, d.attempts AS attempt_count,
    d.response_status, coalesce(d.reason, '') AS message, CASE WHEN d.state = 'queued' THEN d.next_attempt_at END AS next_attempt_at,
    d.replayed_at, d.ended_at
  FROM webhook_delivery d
  WHERE d.contract_id = $1 AND d.webhook_id = $2 AND ($3::text IS NULL OR d.state = $3)
  ORDER BY d.webhook_delivery_id DESC LIMIT ${MOST_DELIVERIES}`;

type DeliveryRow = Omit<
  DeliveryWire,
  "occurred_datetime" | "next_attempt_datetime" | "replayed_datetime" | "ended_datetime"
> & { occurred_at: Date; next_attempt_at: Date | null; replayed_at: Date | null; ended_at: Date | null };

/** The last deliveries of a webhook, newest first; only those that were given up where `failedOnly`. */
export async function readDeliveries(
  tx: Transaction,
  contractId: number,
  { webhookId, failedOnly }: { webhookId: number; failedOnly: boolean },
): Promise<DeliveryWire[]> {
  const rows = await tx.query<DeliveryRow>(DELIVERIES, [contractId, webhookId, failedOnly ? "failed" : null]);
  return rows.map(({ occurred_at, next_attempt_at, replayed_at, ended_at, ...row }) => ({
    ...row,
    occurred_datetime: tokyoDateTime(occurred_at),
    next_attempt_datetime: moment(next_attempt_at),
    replayed_datetime: moment(replayed_at),
    ended_datetime: moment(ended_at),
  }));
}
