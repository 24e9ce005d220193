import type { WebhookEvent } from "@kirinuki/schema/webhooks.ts";
import { visibleSections } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { articleLink } from "../../../mail/content/links.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { presentEvent } from "../../articles/article-event/article-event.mapper.ts";
import { readArticleEvents } from "../../articles/article-event/article-event.read-model.ts";
import type { EventDetail } from "./delivery-queue.ts";

/** What a webhook gets (docs/webhooks.md). */
export interface WebhookBody {
  type: WebhookEvent | "endpoint.test";
  /** ISO 8601, of what happened: the same in every attempt. */
  timestamp: string;
  data: object;
}

export interface ToldEvent {
  contract_id: number;
  event_type: WebhookEvent;
  detail: EventDetail;
  occurred_at: Date;
}

/** Only for the contract itself, by the sources that it is linked to. */
const SECTIONS = "SELECT data_section::int AS section FROM contract_linkage WHERE contract_id = $1";

export const NOT_LINKED = "情報源の契約がないため、送信していません。";

/** The body of an event as of now, or why it is not told any more. */
export async function webhookBody(
  tx: Transaction,
  publicUrl: string,
  event: ToldEvent,
): Promise<WebhookBody | { refusal: string }> {
  const { event_type: type, detail, occurred_at } = event;
  const timestamp = occurred_at.toISOString();
  if (type === "digest.sent")
    return { type, timestamp, data: { ...detail, sent_datetime: tokyoDateTime(occurred_at) } };
  if (type === "usage.line_crossed")
    return { type, timestamp, data: { ...detail, crossed_datetime: tokyoDateTime(occurred_at) } };
  const data = await articleOf(tx, publicUrl, event);
  return data ? { type, timestamp, data } : { refusal: NOT_LINKED };
}

async function articleOf(tx: Transaction, publicUrl: string, event: ToldEvent): Promise<object | null> {
  const { contract_id: contractId, detail } = event;
  const linked = (await tx.query<{ section: number }>(SECTIONS, [contractId])).map(({ section }) => section);
  const position = String(detail.position);
  const { events } = await readArticleEvents(tx, {
    contractId,
    themeIds: [Number(detail.theme_id)],
    sections: visibleSections(linked, linked),
    after: String(BigInt(position) - 1n),
    limit: 1,
  });
  const row = events[0];
  if (row?.position !== position) return null;
  const { kind: _, ...told } = presentEvent(row);
  const article = { section: row.data_section, articleId: row.article_id };
  return { ...told, article_url: told.article_info && articleLink(publicUrl, article) };
}

/** What the test button sends. */
export const testBody = (publicUrl: string, now: Date): WebhookBody => ({
  type: "endpoint.test",
  timestamp: now.toISOString(),
  data: { url: `${publicUrl}/` },
});
