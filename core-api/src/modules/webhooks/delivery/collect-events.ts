import type { Transaction } from "../../../db/tenant.ts";

/** Webhooks, and events of each, a transaction. */
const WEBHOOKS = 20;
const EVENTS = 500;

/** Event types of `article_event`. */
export const ARTICLE_EVENTS = ["article.matched", "article.corrected", "article.withdrawn", "article.removed"] as const;

/**
 * Deliveries of the article events behind the place that each webhook has reached, which moves on in the same statement: whoever is
 * killed has noted both or nothing. Places count in the order of commits without gaps, so none is passed. The head is read before the
 * rows are locked; one that another worker has moved meanwhile is checked again by its new place. $1 now, $2 event types.
 */
const COLLECT = `
  WITH hook AS MATERIALIZED (
    SELECT w.contract_id, w.webhook_id, w.event_types, w.theme_id, w.event_position, h.position AS head
    FROM webhook w JOIN article_event_head h USING (contract_id)
    WHERE w.stopped_at IS NULL AND w.event_types && $2::text[] AND w.event_position < h.position
    ORDER BY w.contract_id, w.webhook_id LIMIT ${WEBHOOKS} FOR NO KEY UPDATE OF w SKIP LOCKED),
  event AS MATERIALIZED (
    SELECT h.contract_id, h.webhook_id, h.event_types, h.theme_id AS wanted, e.position, e.theme_id, e.kind, e.occurred_at
    FROM hook h CROSS JOIN LATERAL (
      SELECT * FROM article_event a WHERE a.contract_id = h.contract_id AND a.position > h.event_position AND a.position <= h.head
      ORDER BY a.position LIMIT ${EVENTS}) e),
  noted AS (
    INSERT INTO webhook_delivery (contract_id, webhook_id, event_key, event_type, detail, occurred_at, queued_at, next_attempt_at)
    SELECT contract_id, webhook_id, 'article:' || position, 'article.' || kind,
      jsonb_build_object('position', position::text, 'theme_id', theme_id), occurred_at, $1, $1
    FROM event WHERE 'article.' || kind = ANY (event_types) AND (wanted IS NULL OR wanted = theme_id)
    ORDER BY contract_id, webhook_id, position
    ON CONFLICT DO NOTHING),
  reached AS (
    SELECT contract_id, webhook_id, max(position) AS position FROM event GROUP BY contract_id, webhook_id),
  moved AS (
    UPDATE webhook w SET event_position = r.position FROM reached r
    WHERE w.contract_id = r.contract_id AND w.webhook_id = r.webhook_id RETURNING 1)
  SELECT count(*)::int AS n FROM moved`;

/** Notes deliveries of article events. @returns for how many webhooks there was something to look at */
export async function collectArticleEvents(tx: Transaction, now: Date): Promise<number> {
  const [moved] = await tx.query<{ n: number }>(COLLECT, [now, ARTICLE_EVENTS]);
  return moved?.n ?? 0;
}
