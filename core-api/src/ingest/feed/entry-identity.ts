import { sha256 } from "../jsonl/to-item.ts";
import type { FeedEntry } from "./entry.ts";
import type { FeedOrigin } from "./feed-origin.ts";

const MAX_KEY = 500;
/** `https:`, `urn:`, `tag:`: the same wherever it stands. */
const GLOBAL_ID = /^[a-z][a-z0-9+.-]{1,30}:\S/i;

/**
 * The key by which each entry of a feed is recognised: the feed's own id, else the address of the page. Null for an entry that
 * has neither: it is recognised by its whole content. Some producers give one id, or one address, to all entries. Where entries
 * of one id lead to different pages, the key holds the page too; where entries without an id share a page, it holds the title
 * too. Otherwise each entry would pass for a correction of the one before it, and all but one would be lost.
 */
export function entryKeys(entries: readonly FeedEntry[], origin: FeedOrigin): (string | null)[] {
  const plain = entries.map((entry) => plainKey(entry, origin));
  const details = new Map<string, Set<string>>();
  const detailOf = (entry: FeedEntry): string => (entry.id ? (origin.linkOf(entry) ?? "") : entry.title);
  for (const [index, entry] of entries.entries()) {
    const key = plain[index] ?? "";
    details.set(key, (details.get(key) ?? new Set()).add(detailOf(entry)));
  }
  return entries.map((entry, index) => {
    const key = plain[index] ?? null;
    const isShared = key !== null && (details.get(key)?.size ?? 0) > 1;
    return isShared ? `shared:${sha256(JSON.stringify([key, detailOf(entry)]))}` : key;
  });
}

function plainKey(entry: FeedEntry, origin: FeedOrigin): string | null {
  const { id } = entry;
  if (id) {
    const key = GLOBAL_ID.test(id) ? id : `${origin.feedKey}#${id}`;
    return key.length <= MAX_KEY ? key : `id:${sha256(key)}`;
  }
  const link = origin.linkOf(entry);
  return link === null ? null : `url:${sha256(link)}`;
}
