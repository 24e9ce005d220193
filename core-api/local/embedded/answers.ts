import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "../../src/db/with-client.ts";

const POLL_MS = 25;

/**
 * Whether the server at `url` takes a query within `patienceMs`; asks again while it is starting, recovering or stopping, and no
 * longer after `hopeless` is aborted.
 */
export async function answers(url: string, patienceMs: number, hopeless?: AbortSignal): Promise<boolean> {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt && !hopeless?.aborted) {
    if (await answersNow(url, Math.min(5_000, patienceMs))) return true;
    await delay(POLL_MS);
  }
  return false;
}

async function answersNow(url: string, timeout: number): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query("SELECT 1"), timeout);
    return true;
  } catch {
    return false;
  }
}
