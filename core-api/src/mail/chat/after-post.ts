import type { ClaimedPost, PostOutcome } from "./chat-outbox.ts";
import { BUSY_PAUSE_MS, KNOWS_REPETITION, LONGEST_FAILING_MS, RETRY_PAUSES_MS } from "./chat-services.ts";
import type { Verdict } from "./judge-answer.ts";
import { spread } from "./spread.ts";

const later = (pause: number, retryAt: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime() + pause, retryAt?.getTime() ?? 0));

/** A post that rights forbid, or that has lost its target. */
export const skipped = (post: ClaimedPost, reason: string): PostOutcome => ({
  state: "skipped",
  reason,
  maybeTwice: post.maybe_twice,
  nextAttemptAt: null,
  failures: null,
  stopReason: null,
});

const failedFor = (post: ClaimedPost, reason: string, stopReason: string | null): PostOutcome => ({
  ...skipped(post, reason),
  state: "failed",
  stopReason,
});

const GIVEN_UP = "何度試しても投稿できませんでした。";

/** What a verdict means for the message and its target: done, tried again, or given up. */
export function afterPost(post: ClaimedPost, verdict: Verdict, now: Date): PostOutcome {
  if (verdict.kind === "taken") return { ...skipped(post, ""), state: "sent", reason: null };
  const { reason } = verdict;
  if (verdict.kind === "refused") return failedFor(post, reason, null);
  if (verdict.kind === "closed") return failedFor(post, reason, reason);
  const since = post.failing_since ?? now;
  const isBusy = verdict.kind === "busy";
  const count = post.failure_count + (isBusy ? 0 : 1);
  const isOver = now.getTime() - since.getTime() >= LONGEST_FAILING_MS || count > RETRY_PAUSES_MS.length;
  if (isOver) return failedFor(post, reason, `${GIVEN_UP}${reason}`);
  const pause = isBusy ? BUSY_PAUSE_MS : spread(RETRY_PAUSES_MS[count - 1] ?? 0, post.message_key);
  const isMarked = verdict.kind === "later" && verdict.isUncertain && !KNOWS_REPETITION[post.kind];
  return {
    state: "queued",
    reason,
    maybeTwice: post.maybe_twice || isMarked,
    nextAttemptAt: later(isBusy && verdict.retryAt ? 0 : pause, verdict.retryAt, now),
    failures: { count, since },
    stopReason: null,
  };
}
