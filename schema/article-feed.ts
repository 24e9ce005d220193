import { DATA_KBN } from "./codes.ts";

/** data_kbn of private feeds: what a list is of, or a folder of clips. */
export const FEED_KBN = { ...DATA_KBN, clips: 5 } as const;
export type FeedKbn = (typeof FEED_KBN)[keyof typeof FEED_KBN];
export const FEED_KBNS: readonly FeedKbn[] = [1, 2, 3, 5];

/** Where private feeds are read. */
export const FEEDS_PATH = "/feeds";

/** What a feed may be written as, with its place below FEEDS_PATH. */
export const FEED_FORMATS = { atom: "/atom.xml", json: "/feed.json" } as const;
export type FeedFormat = keyof typeof FEED_FORMATS;
