import type { Feed, FeedEntry } from "./entry.ts";
import { FeedRefused } from "./feed-refused.ts";
import { htmlText, oneLine, plainText } from "./html-text.ts";

const VERSION = /^https?:\/\/(?:www\.)?jsonfeed\.org\/version\/(\d+(?:\.\d+)?)/i;

type Fields = Record<string, unknown>;

/** @throws FeedRefused where it is no JSON Feed */
export function readJsonFeed(text: string): Feed {
  const feed = parsed(text);
  if (!isFields(feed) || !Array.isArray(feed.items)) {
    throw new FeedRefused("JSON Feedではありません（itemsの一覧がありません）。");
  }
  const version = VERSION.exec(textIn(feed, "version"))?.[1];
  return {
    kind: `JSON Feed ${version ?? ""}`.trim(),
    title: oneLine(textIn(feed, "title")),
    links: [textIn(feed, "home_page_url"), textIn(feed, "feed_url")].filter((link) => link !== ""),
    entries: feed.items.map((item: unknown, index) => entryOf(isFields(item) ? item : {}, index + 1, item)),
    cut: false,
    remarks: [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedRefused("JSONとして読み取れません。");
  }
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Version 1 lets an id be a number. */
function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" || typeof value === "number" ? plainText(String(value)) : "";
}

function entryOf(item: Fields, position: number, given: unknown): FeedEntry {
  const html = textIn(item, "content_html");
  return {
    position,
    id: textIn(item, "id"),
    title: oneLine(textIn(item, "title")),
    body: (html && htmlText(html)) || textIn(item, "content_text") || textIn(item, "summary"),
    link: textIn(item, "url") || textIn(item, "external_url"),
    base: null,
    dates: [textIn(item, "date_published"), textIn(item, "date_modified")].filter((date) => date !== ""),
    categories: Array.isArray(item.tags)
      ? item.tags.filter((tag): tag is string => typeof tag === "string").map(oneLine)
      : [],
    mediaName: "",
    payload: payloadOf(given),
    cut: false,
  };
}

/** Nested beyond all measure, it has no text. */
function payloadOf(given: unknown): string {
  try {
    return JSON.stringify(given) ?? "";
  } catch {
    return "";
  }
}
