import type { SendFailure } from "../mail-transport.ts";
import type { ClaimedMessage, Outcome } from "./outbox.ts";

const MINUTE_MS = 60_000;
/** About six hours of attempts, then the message is a dead letter: somebody has to look. */
const MOST_ATTEMPTS = 12;
const LONGEST_PAUSE_MINUTES = 60;
/** A server that nobody reaches is no fault of the mail: it is asked every minute for ten hours. */
const MOST_UNREACHABLE = 600;

/** 1, 2, 4 … 60 minutes. */
const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MINUTES, 2 ** (attempts - 1)) * MINUTE_MS;

/** Tried again later, or given up. */
export function afterFailure(message: ClaimedMessage, failure: SendFailure, now: Date): Outcome {
  const most = failure.isUnreachable ? MOST_UNREACHABLE : MOST_ATTEMPTS;
  const isOver = failure.isFinal || message.attempts >= most;
  const pause = failure.isUnreachable ? MINUTE_MS : pauseAfter(message.attempts);
  return {
    message,
    state: isOver ? "failed" : "queued",
    reason: failure.reason,
    nextAttemptAt: isOver ? null : new Date(now.getTime() + pause),
    maybeTwice: message.maybe_twice || failure.isUncertain,
    isAddressFault: isOver && failure.isAddressFault,
  };
}

/** An attempt that ended well, or that rights forbid. */
export const ended = (message: ClaimedMessage, state: "sent" | "skipped", reason: string | null = null): Outcome => ({
  message,
  state,
  reason,
  nextAttemptAt: null,
  maybeTwice: message.maybe_twice,
  isAddressFault: false,
});
