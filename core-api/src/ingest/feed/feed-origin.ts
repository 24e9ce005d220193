import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { hostOf } from "../jsonl/decorators.ts";
import type { Feed, FeedEntry } from "./entry.ts";

/** What the user or the register of feeds knows of a feed beside its content. */
export interface FeedDefaults {
  /** 1, 2, 3 or 5; web news where it is absent. */
  dataSection?: 1 | 2 | 3 | 5;
  /** Goes before the feed's own title. */
  mediaName?: string;
  /** Where the feed was fetched: what relative links go by. */
  feedUrl?: string;
  /** Charset of the Content-Type header. */
  charset?: string;
}

const NAMELESS = "（媒体名なし）";
const MAX_MEDIUM_NAME = 200;
const MAX_LINK = 4000;

/** The web address that a link means; null where it is none that a browser would open. */
export function webAddress(link: string, base: string | null): string | null {
  const trimmed = link.replace(/[\t\r\n]/g, "").trim();
  if (trimmed === "") return null;
  const resolved = URL.canParse(trimmed)
    ? new URL(trimmed).href
    : base !== null && URL.canParse(trimmed, base)
      ? new URL(trimmed, base).href
      : null;
  return resolved !== null && resolved.length <= MAX_LINK && hostOf(resolved) !== null ? resolved : null;
}

/** Who delivers a feed, and how its links and media are meant. */
export class FeedOrigin {
  /** The absolute address that relative links go by. */
  readonly base: string | null;
  /** The same for all feeds of one publisher. */
  readonly deliverer: string;
  /** This very feed. */
  readonly feedKey: string;

  constructor(
    private readonly feed: Feed,
    private readonly defaults: FeedDefaults,
  ) {
    const outer = defaults.feedUrl ?? null;
    const addresses = [...feed.links, outer ?? ""].flatMap((link) => webAddress(link, outer) ?? []);
    this.base = outer ?? addresses[0] ?? null;
    this.deliverer = `feed:${hostOf(addresses[0]) ?? norm(feed.title)}`;
    this.feedKey = addresses[0] ?? feed.title;
  }

  linkOf({ link, base }: FeedEntry): string | null {
    return webAddress(link, base === null ? this.base : (webAddress(base, this.base) ?? this.base));
  }

  /** Aggregators name the medium of each entry; else the feed is one. */
  mediaNameOf(entry: FeedEntry, link: string | null): string {
    const names = [this.defaults.mediaName, entry.mediaName, this.feed.title, hostOf(this.base), hostOf(link)];
    return names.find((name): name is string => isName(name)) ?? NAMELESS;
  }
}

const isName = (name: string | null | undefined): boolean => {
  if (!name || name.length > MAX_MEDIUM_NAME) return false;
  const length = norm(name).length;
  return length > 0 && length <= MAX_MEDIUM_NAME;
};
