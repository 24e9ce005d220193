import type { Verdict } from "../chat/judge-answer.ts";
import { spread } from "../chat/spread.ts";
import type { ClaimedPush, PushOutcome } from "./push-outbox.ts";
import { TTL_SECONDS } from "./push-to-device.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** After each attempt that failed; the last one is repeated until what it tells of is no news any more. */
const RETRY_PAUSES_MS = [5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE] as const;
const BUSY_PAUSE_MS = 30 * SECOND;

const left = (state: PushOutcome["state"], reason: string | null): PushOutcome => ({
  state,
  reason,
  nextAttemptAt: null,
  isGone: false,
});

/** Not told, by a rule that has a name. */
export const skippedPush = (reason: string): PushOutcome => left("skipped", reason);

/** What a verdict means: told, tried again, or given up once it is old. */
export function afterPush(push: ClaimedPush, verdict: Verdict, now: Date): PushOutcome {
  if (verdict.kind === "taken") return left("sent", null);
  if (verdict.kind === "refused") return left("failed", verdict.reason);
  if (verdict.kind === "closed") return { ...left("failed", verdict.reason), isGone: true };
  const attempt = Math.max(...push.parts.map((part) => part.attempt));
  const pause =
    verdict.kind === "busy"
      ? BUSY_PAUSE_MS
      : spread(RETRY_PAUSES_MS[Math.min(attempt, RETRY_PAUSES_MS.length) - 1] ?? 0, push.key);
  const next = new Date(Math.max(now.getTime() + (verdict.retryAt ? 0 : pause), verdict.retryAt?.getTime() ?? 0));
  const end = push.made_at.getTime() + TTL_SECONDS[push.kind] * SECOND;
  if (next.getTime() > end) return left("failed", verdict.reason);
  return { ...left("queued", verdict.reason), nextAttemptAt: next };
}
