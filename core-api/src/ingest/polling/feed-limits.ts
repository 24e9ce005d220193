import { MAX_FEED_BYTES } from "../feed/read-feed.ts";

/** How much of a host's time and of our memory one poll may take. Milliseconds and bytes. */
export interface FeedLimits {
  connectMs: number;
  /** Without anything coming. */
  idleMs: number;
  /** From the first request to the last byte, redirects included. */
  totalMs: number;
  /** Of what came over the wire, and again of what it unpacks to. */
  bytes: number;
  redirects: number;
}

export const FEED_LIMITS: FeedLimits = {
  connectMs: 10_000,
  idleMs: 20_000,
  totalMs: 60_000,
  bytes: MAX_FEED_BYTES,
  redirects: 5,
};

/** Between two requests to one host, whichever worker makes them. */
export const HOST_GAP_MS = 2_000;
/** After this a claim counts as left by a worker that has died; longer than any poll with its storing takes. */
export const CLAIM_MS = 5 * 60_000;
