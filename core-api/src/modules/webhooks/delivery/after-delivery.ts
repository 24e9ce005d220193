import type { PostAnswer, Verdict } from "../../../mail/chat/judge-answer.ts";
import { spread } from "../../../mail/chat/spread.ts";
import type { ClaimedDelivery, DeliveryOutcome } from "./delivery-queue.ts";
import { BUSY_PAUSE_MS, GIVEN_UP_AFTER_MS, RETRY_PAUSES_MS, WEBHOOK_PAUSES_MS } from "./delivery-times.ts";

const at = (pauses: readonly number[], index: number): number => pauses[Math.min(index, pauses.length - 1)] ?? 0;

/** A delivery that its contract may not have any more. */
export const skippedDelivery = (reason: string): DeliveryOutcome => ({
  state: "skipped",
  responseStatus: null,
  reason,
  nextAttemptAt: null,
  failing: null,
  stopReason: null,
});

const GIVEN_UP = "3日間、何も受け取られませんでした。";

/**
 * What a verdict means for the delivery and its webhook. A delivery has three days, and the last attempt is at their end. A webhook that
 * took nothing since the delivery was queued is stopped with it.
 */
export function afterDelivery(
  delivery: ClaimedDelivery,
  { verdict, answer }: { verdict: Verdict; answer: PostAnswer | null },
  now: Date,
): DeliveryOutcome {
  const responseStatus = answer?.status ?? null;
  if (verdict.kind === "taken")
    return { ...skippedDelivery(""), state: "sent", reason: null, responseStatus, failing: "none" };
  const { reason } = verdict;
  const count = delivery.failure_count + 1;
  const retryAt = verdict.kind === "busy" || verdict.kind === "later" ? verdict.retryAt : null;
  const until = new Date(Math.max(now.getTime() + at(WEBHOOK_PAUSES_MS, count - 1), retryAt?.getTime() ?? 0));
  const failing = { count, until };
  const failed = { ...skippedDelivery(reason), state: "failed" as const, responseStatus, failing };
  if (verdict.kind === "closed") return { ...failed, stopReason: reason };
  const end = delivery.queued_at.getTime() + GIVEN_UP_AFTER_MS;
  if (now.getTime() >= end) {
    const isSilent = delivery.last_sent_at === null || delivery.last_sent_at < delivery.queued_at;
    return { ...failed, stopReason: isSilent ? `${GIVEN_UP}${reason}` : null };
  }
  const pause =
    verdict.kind === "busy" ? BUSY_PAUSE_MS : spread(at(RETRY_PAUSES_MS, delivery.attempts - 1), delivery.message_key);
  const next = Math.max(retryAt?.getTime() ?? 0, now.getTime() + (retryAt ? 0 : pause));
  return { ...failed, state: "queued", nextAttemptAt: new Date(Math.min(next, end)) };
}
