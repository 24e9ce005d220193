import { Refusal } from "../../../http/envelope.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import type { FeedSourceForm } from "./feed-source.form.ts";
import { readFeedSources } from "./feed-source.read-model.ts";
import { changeFeed, registerFeed, removeFeed } from "./feed-source.service.ts";

/** An operator or the command line changes a feed. */
export interface FeedChange extends OperatorCall {
  now: Date;
}

/**
 * Registers a feed, or changes the one whose id is given; the trail has what it was and what it became.
 * @throws AppError NOT_FOUND, INVALID_FIELDS
 */
export async function saveFeedSource(
  { tx, operatorId, requestId, now }: FeedChange,
  { feed_source_id, contract_id, ...settings }: FeedSourceForm,
): Promise<number | Refusal<object>> {
  const before = feed_source_id === undefined ? null : await settingsOf({ tx, now }, feed_source_id);
  const saved =
    feed_source_id === undefined
      ? await registerFeed(tx, contract_id ?? null, settings, now)
      : await changeFeed(tx, feed_source_id, settings, now);
  if (saved instanceof Refusal) return saved;
  const after = await settingsOf({ tx, now }, String(saved));
  const detail = { feedSourceId: saved, ...differenceOf(before, after ?? {}) };
  await auditOperator(tx, { operatorId, action: "feed.save", detail, requestId });
  return saved;
}

/** Its articles stay. @throws AppError NOT_FOUND */
export async function removeFeedSource({ tx, operatorId, requestId, now }: FeedChange, id: string): Promise<void> {
  const before = await settingsOf({ tx, now }, id);
  await removeFeed(tx, id);
  await auditOperator(tx, { operatorId, action: "feed.remove", detail: { feedSourceId: id, before }, requestId });
}

/** What somebody may set of a feed; null where there is none. */
async function settingsOf({ tx, now }: Pick<FeedChange, "tx" | "now">, id: string): Promise<object | null> {
  const [feed] = await readFeedSources(tx, now, { id });
  if (!feed) return null;
  const { feed_url, contract_id, media_code, media_name, every_minutes, state } = feed;
  return { feed_url, contract_id, media_code, media_name, every_minutes, stopped: state === "stopped" ? 1 : 0 };
}
