import type { ServerMetadata } from "openid-client";

const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 500;
const ASKS_A_MINUTE = 5;
const MINUTE_MS = 60_000;

/** The library looks for an unknown key again only where its set is this old, in seconds. */
const LIBRARY_ASKS_AFTER_SECONDS = 60;

/** A provider's published keys. */
type KeySet = object;

/** What a provider has published of itself, as it was read. */
export interface Discovered {
  server: ServerMetadata;
  keys: KeySet | null;
  /** When its keys were asked for, in milliseconds; the last minute's count. */
  asks: number[];
}

interface Kept {
  found: Promise<Discovered>;
  at: number;
}

const kept = new Map<string, Kept>();

/**
 * What a provider publishes, read once in five minutes by a process, also where many sign in at once. `place` names the contract, the
 * provider and the version of its settings, so a change of settings begins anew in every process. What could not be read is not kept.
 */
export function discovered(place: string, now: Date, read: () => Promise<ServerMetadata>): Promise<Discovered> {
  const at = now.getTime();
  const known = kept.get(place);
  if (known && at >= known.at && at - known.at < KEPT_MS) return known.found;
  const found = read().then((server): Discovered => ({ server, keys: null, asks: [] }));
  // Put last again: the first of the map is the oldest.
  kept.delete(place);
  kept.set(place, { found, at });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  found.catch(() => {
    if (kept.get(place)?.found === found) kept.delete(place);
  });
  return found;
}

/** The next sign-in reads the provider anew: its addresses did not answer, and may have moved. */
export const forgetDiscovered = (place: string): void => void kept.delete(place);

/**
 * The keys to begin with. A token of a key that is not among them makes the library ask for them again, but not where they were asked
 * for often in the last minute: a provider that signs by a key that it does not publish is not asked at each sign-in.
 */
export function keysToTry({ keys, asks }: Discovered, now: Date): { jwks: KeySet; uat: number } | null {
  if (keys === null) return null;
  const since = now.getTime() - MINUTE_MS;
  const mayAsk = asks.filter((at) => at > since).length < ASKS_A_MINUTE;
  return { jwks: keys, uat: Math.floor(Date.now() / 1000) - (mayAsk ? LIBRARY_ASKS_AFTER_SECONDS : 0) };
}

/** Notes that the provider was asked for its keys. */
export function noteAsk(found: Discovered, now: Date): void {
  const since = now.getTime() - MINUTE_MS;
  found.asks = [...found.asks.filter((at) => at > since), now.getTime()];
}
