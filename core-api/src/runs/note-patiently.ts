import { setTimeout as pause } from "node:timers/promises";
import { isUnavailable } from "../errors/unavailable.ts";

export interface NotePatience {
  /** How long to retry, in milliseconds: less than the lease, so that no other worker takes the same thing. */
  patienceMs: number;
  /** Milliseconds between two attempts. */
  pauseMs: number;
  isStopped: () => boolean;
  /** Called before each wait. */
  onWait: (error: unknown) => void;
}

/**
 * Writes to the database what has been sent, and retries while the database is unavailable: what is sent but not noted is sent again.
 * @throws the error of `note` when it is another one, the worker stops, or the time is up
 */
export async function notePatiently(note: () => Promise<void>, patience: NotePatience): Promise<void> {
  const { patienceMs, pauseMs, isStopped, onWait } = patience;
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (!isUnavailable(error) || isStopped() || performance.now() > end) throw error;
      onWait(error);
      await pause(pauseMs);
    }
  }
}
