import { type Collection, SHARED } from "@kirinuki/tests/support/collections.ts";
import { parseFeed } from "feedsmith";
import Parser from "rss-parser";
import { decodeFile } from "../../charset/decode.ts";
import { htmlText, oneLine } from "../feed/html-text.ts";
import { readFeed } from "../feed/read-feed.ts";
import { isRefused } from "../item.ts";
import { FEEDS, filesOf } from "./collections.ts";

/** A mainstream reader: the titles of a feed's items, empty where one has none. It throws where it can't read a feed. */
interface Rival {
  name: string;
  titles: (text: string) => Promise<string[]>;
}

export const RIVALS: readonly Rival[] = [
  { name: "feedsmith 3.0.1", titles: async (text) => itemsOf(parseFeed(text).feed).map(titleOf) },
  { name: "rss-parser 3.13.0", titles: async (text) => (await new Parser().parseString(text)).items.map(titleOf) },
];

/** RSS and JSON Feed have items, Atom has entries. */
function itemsOf(feed: object): unknown[] {
  const { items, entries }: { items?: unknown; entries?: unknown } = feed;
  const found = items ?? entries;
  return Array.isArray(found) ? found : [];
}

function titleOf(item: unknown): string {
  const { title }: { title?: unknown } = item ?? {};
  if (typeof title === "string") return title;
  const { value }: { value?: unknown } = typeof title === "object" ? (title ?? {}) : {};
  return typeof value === "string" ? value : "";
}

/** One feed that a rival reads, beside what we make of it. */
export interface ComparedFeed {
  name: string;
  theirs: number;
  /** Articles and errors. */
  ours: number;
  /** Entries that they count and we have in the error list, by reason. */
  asErrors: string[];
  missingTitles: string[];
}

/** Every feed of the collection that a rival reads at all. It is given the text as we decode it. */
export async function comparedFeeds(collection: Collection, { titles }: Rival): Promise<ComparedFeed[]> {
  const feeds: ComparedFeed[] = [];
  for (const { name, bytes } of filesOf(collection, FEEDS)) {
    const theirs = await titles(decodeFile(bytes).text).catch(() => null);
    if (theirs === null) continue;
    const { items } = await readFeed(bytes);
    const refused = items.filter(isRefused);
    const own = new Set(items.flatMap((item) => (isRefused(item) ? [] : item.columns.title)));
    const wanted = theirs.map((title) => oneLine(htmlText(title))).filter((title) => title !== "");
    feeds.push({
      name,
      theirs: theirs.length,
      ours: items.length,
      asErrors: theirs.length > own.size ? refused.flatMap(({ faults }) => faults.map(({ reason }) => reason)) : [],
      missingTitles: wanted.filter((title) => !own.has(title)),
    });
  }
  return feeds;
}

/** The section of the page. */
export async function comparison(): Promise<string> {
  const rows: string[] = [];
  for (const rival of RIVALS) {
    const feeds = await comparedFeeds(SHARED, rival);
    const reasons = Map.groupBy(
      feeds.flatMap(({ asErrors }) => asErrors),
      (reason) => reason,
    );
    const errors = [...reasons].sort(([a], [b]) => (a < b ? -1 : 1)).map(([reason, all]) => `${all.length}: ${reason}`);
    const items = feeds.reduce((sum, { theirs }) => sum + theirs, 0);
    rows.push(`| ${rival.name} | ${feeds.length} | ${items} | ${errors.join("<br>")} |`);
  }
  return `## Beside mainstream feed readers

Of the feeds above, every one that these read is read by us, with at least as many entries and every title (as text, without its markup).
The last column has what they count as an item and we have in the error list, by reason.

| reader | feeds it reads | items | entries that are errors with us |
|---|---|---|---|
${rows.join("\n")}
`;
}
