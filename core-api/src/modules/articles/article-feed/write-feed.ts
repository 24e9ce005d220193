import { FEED_KBN, type FeedFormat } from "@kirinuki/schema/article-feed.ts";
import { writeMailLink } from "@kirinuki/schema/mail-link.ts";
import { articleLink } from "../../../mail/content/links.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { targetOf } from "./article-feed.service.ts";
import type { FeedContent, FeedEntry, FeedSubject } from "./feed-articles.ts";

/** Media types of what is written. */
export const FEED_TYPES: Record<FeedFormat, string> = {
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
};

export interface FeedPlace {
  publicUrl: string;
  /** The feed's own address, with its token. */
  selfUrl: string;
  today: DayString;
}

/** Ids that stay whatever the service's address becomes. */
const idOf = (kind: FeedSubject["kind"] | "feed", id: string | number): string => `urn:x-kirinuki:${kind}:${id}`;

/** The day's list on the screen, or the folder. */
function homeOf({ feed }: FeedContent, { publicUrl, today }: FeedPlace): string {
  const { dataKbn, id } = targetOf(feed);
  if (dataKbn === FEED_KBN.clips) return `${publicUrl}/clips?folder=${id}`;
  const groups = [{ theme: { dataKbn, id }, articles: [] }];
  const more = { displayId: null, printOption: null };
  return publicUrl + writeMailLink({ mode: 5, groups, processDate: today, themeClass: dataKbn, ...more });
}

const entryId = ({ of }: FeedEntry): string => idOf(of.kind, of.kind === "article" ? of.articleId : of.handClipId);

/** The article; of a record its own link, else the folder that it lies in. */
function entryLink({ of }: FeedEntry, content: FeedContent, place: FeedPlace): string {
  if (of.kind === "article") return articleLink(place.publicUrl, of);
  return of.link || homeOf(content, place);
}

/** Under the title: the medium, and the day on which it was published. */
const summaryOf = ({ medium, publishedAt }: FeedEntry): string =>
  publishedAt ? `${medium} ${tokyoDay(publishedAt).replaceAll("-", "/")}` : medium;

const lastChange = ({ feed, entries }: FeedContent): Date =>
  entries.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), feed.created_at);

/** A feed as Atom (RFC 4287) or as JSON Feed 1.1. The library is loaded by the first feed that is read. */
export async function writeFeed(format: FeedFormat, content: FeedContent, place: FeedPlace): Promise<string> {
  const { generateAtomFeed, generateJsonFeed } = await import("feedsmith");
  if (format === "atom") return generateAtomFeed(atomOf(content, place));
  // An empty list is left out by the library, and has to be there.
  return JSON.stringify({ items: [], ...(generateJsonFeed(jsonOf(content, place)) as object) });
}

const atomOf = (content: FeedContent, place: FeedPlace) => ({
  id: idOf("feed", `${content.feed.contract_id}:${content.feed.article_feed_id}`),
  title: { value: content.feed.feed_name },
  updated: lastChange(content),
  links: [
    { href: place.selfUrl, rel: "self", type: "application/atom+xml" },
    { href: homeOf(content, place), rel: "alternate", type: "text/html" },
  ],
  authors: [{ name: "Kirinuki" }],
  entries: content.entries.map((entry) => ({
    id: entryId(entry),
    title: { value: entry.title },
    links: [{ href: entryLink(entry, content, place), rel: "alternate", type: "text/html" }],
    authors: [{ name: entry.medium }],
    summary: { value: summaryOf(entry) },
    ...(entry.publishedAt && { published: entry.publishedAt }),
    updated: entry.updatedAt,
  })),
});

const jsonOf = (content: FeedContent, place: FeedPlace) => ({
  title: content.feed.feed_name,
  home_page_url: homeOf(content, place),
  feed_url: place.selfUrl,
  language: "ja",
  items: content.entries.map((entry) => ({
    id: entryId(entry),
    url: entryLink(entry, content, place),
    title: entry.title,
    content_text: summaryOf(entry),
    ...(entry.publishedAt && { date_published: entry.publishedAt }),
    date_modified: entry.updatedAt,
    authors: [{ name: entry.medium }],
  })),
});
