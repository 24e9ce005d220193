import { AppError } from "../../errors/app-error.ts";
import { validateForm } from "../../http/validate.ts";
import type { Item, ReadItem } from "../item.ts";
import { isRefused } from "../item.ts";
import { ArticleLine } from "../jsonl/article-line.ts";
import { toItem } from "../jsonl/to-item.ts";
import type { Feed, FeedEntry } from "./entry.ts";
import { entryKeys } from "./entry-identity.ts";
import { type FeedDefaults, FeedOrigin } from "./feed-origin.ts";
import type { Remarks } from "./remark.ts";
import { firstDate, titleOrBeginning } from "./title-and-date.ts";

/** What a fault of an entry as a whole is called. */
export const WHOLE_ENTRY = "item";

/** Feeds' names of the fields that may be at fault. */
const NAMES: Record<string, string> = { article_text: "description", media_name: "source", url: "link" };

/** The entries of a feed as items, versions of one article from the oldest to the newest. */
export async function toItems(feed: Feed, defaults: FeedDefaults, remarks: Remarks): Promise<ReadItem[]> {
  const origin = new FeedOrigin(feed, defaults);
  const keys = entryKeys(feed.entries, origin);
  const items: ReadItem[] = [];
  for (const [index, entry] of feed.entries.entries()) {
    items.push(await readEntry(entry, keys[index] ?? null, origin, defaults, remarks));
  }
  return oldestFirst(items);
}

async function readEntry(
  entry: FeedEntry,
  key: string | null,
  origin: FeedOrigin,
  { dataSection = 3 }: FeedDefaults,
  remarks: Remarks,
): Promise<ReadItem> {
  const { position: itemNo, payload } = entry;
  const refused = (field: string, reason: string): ReadItem => ({ itemNo, payload, faults: [{ field, reason }] });
  if (entry.cut) return refused(WHOLE_ENTRY, "ファイルがこの記事の途中で切れています。");
  const url = origin.linkOf(entry);
  const title = titleOrBeginning(entry, url, remarks);
  if (title === "") return refused("title", "見出しも本文もリンクもないため、記事として取り込めません。");
  const published = firstDate(entry.dates, remarks);
  if (url === null) remarks.add(entry.link === "" ? "リンクがない記事" : "リンクを読み取れない記事", entry.link !== "");
  try {
    const form = await validateForm(ArticleLine, {
      title,
      article_text: entry.body,
      media_name: origin.mediaNameOf(entry, url),
      date: published?.at ?? published?.day ?? null,
      url,
      category: entry.categories.join("、").slice(0, 1000).toWellFormed(),
    });
    const source = `${origin.deliverer}#${dataSection}`;
    const item = toItem(form, dataSection, { itemNo, payload });
    return { ...item, source, sourceKey: key ?? item.sourceKey };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const faults = error.fieldErrors.map(({ field, message }) => ({ field: NAMES[field] ?? field, reason: message }));
    return { itemNo, payload, faults };
  }
}

/** Feeds begin with the newest; where one has several versions of an article, the newest must come last. */
function oldestFirst(items: ReadItem[]): ReadItem[] {
  const places = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    if (!isRefused(item)) places.set(item.sourceKey, [...(places.get(item.sourceKey) ?? []), index]);
  }
  const ordered = [...items];
  for (const indexes of places.values()) {
    if (indexes.length === 1) continue;
    const versions = indexes.flatMap((index) => items[index] ?? []).sort(byAge);
    for (const [rank, version] of versions.entries()) ordered[indexes[rank] ?? 0] = version;
  }
  return ordered;
}

const byAge = (a: ReadItem, b: ReadItem): number => ageOf(a).localeCompare(ageOf(b)) || b.itemNo - a.itemNo;

const ageOf = (item: ReadItem): string => (isRefused(item) ? "" : publishedOf(item));

const publishedOf = ({ columns }: Item): string => columns.published_at ?? columns.published_on ?? "";
