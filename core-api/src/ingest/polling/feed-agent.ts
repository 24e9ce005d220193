import { Agent } from "undici";
import type { Config } from "../../config/config.ts";
import { FEED_LIMITS, type FeedLimits } from "./feed-limits.ts";
import { publicLookup, type Resolve } from "./public-address.ts";

/** Connections to feeds' hosts: to public addresses only, unless the operator allows others. Close it when done. */
export function feedAgent(options: {
  allowPrivate: boolean;
  limits?: FeedLimits;
  resolve?: Resolve;
  /** To one host. */
  connections?: number;
}): Agent {
  const { connectMs } = options.limits ?? FEED_LIMITS;
  return new Agent({
    connections: options.connections ?? 1,
    pipelining: 1,
    // A poll every few minutes needs no connection kept; a proxy of the environment would look names up itself.
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 1_000,
    maxHeaderSize: 64 * 1024,
    connect: { timeout: connectMs, ...(options.allowPrivate ? {} : { lookup: publicLookup(options.resolve) }) },
  });
}

/** How this installation asks for feeds. */
export function feedClient({ FEED_PRIVATE_ADDRESSES, feedUserAgent }: Config) {
  const allowPrivate = FEED_PRIVATE_ADDRESSES === "true";
  return { dispatcher: feedAgent({ allowPrivate }), userAgent: feedUserAgent, allowPrivate };
}
