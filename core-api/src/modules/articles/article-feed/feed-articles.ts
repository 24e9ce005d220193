import { FEED_KBN } from "@kirinuki/schema/article-feed.ts";
import { type DataSection, NO_DATE } from "@kirinuki/schema/codes.ts";
import { handClipText } from "@kirinuki/schema/hand-clip.ts";
import type { Actor } from "../../../access/actor.ts";
import { resolveSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { periodOf } from "../../../period/period.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { readPage } from "../article/article-page.read-model.ts";
import { type ArticleRow, readArticleRows } from "../article/article-rows.read-model.ts";
import { readClips } from "../clip/clip.read-model.ts";
import { findFolder } from "../clip/clip-folder.service.ts";
import { type HandClipLine, readHandClips } from "../clip/hand-clip.repository.ts";
import { ArticleFeed } from "./article-feed.entity.ts";
import { targetOf } from "./article-feed.service.ts";

/** More than any reader fetches between two of its visits. */
const MOST_ENTRIES = 100;

/** What a feed's entry is of: an article, or a record added to a folder by hand with its own link or "". */
export type FeedSubject =
  | { kind: "article"; articleId: string; section: DataSection }
  | { kind: "hand-clip"; handClipId: string; link: string };

/** An article or record as a feed tells of it: never its text or picture. */
export interface FeedEntry {
  of: FeedSubject;
  title: string;
  medium: string;
  /** Null: nobody knows. */
  publishedAt: Date | null;
  /** When it came or was put into the folder, or was corrected since. */
  updatedAt: Date;
}

export interface FeedContent {
  feed: ArticleFeed;
  /** Newest first. */
  entries: FeedEntry[];
}

/** Midnight of Tokyo at which a day begins. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

const publishedAt = ({ published_at, published_on }: ArticleRow): Date | null =>
  published_at ?? (published_on === null || published_on === NO_DATE ? null : startOf(published_on));

const recordEntry = (record: HandClipLine): FeedEntry => ({
  of: { kind: "hand-clip", handClipId: record.hand_clip_id, link: record.url },
  title: record.title,
  medium: `${record.media_name}（${handClipText}）`,
  publishedAt: startOf(record.clip_date),
  updatedAt: record.updated_at,
});

const entryOf = (row: ArticleRow, cameAt: Date): FeedEntry => ({
  of: { kind: "article", articleId: row.article_id, section: row.data_section },
  title: row.title,
  medium: row.media_name,
  publishedAt: publishedAt(row),
  updatedAt: row.correction ? new Date(row.correction.at) : cameAt,
});

/**
 * What the caller's feed holds now, by the rights that its user has now: the list of the usual period, or the folder.
 * @throws AppError NOT_FOUND where he may no longer read what the feed is of
 */
export async function readFeed(tx: Transaction, actor: Actor, clock: Clock): Promise<FeedContent> {
  const { contractId: contract_id, sessionTokenHash: token_hash } = actor;
  const feed = await tx.manager.findOneBy(ArticleFeed, { contract_id, token_hash });
  if (!feed) throw new AppError("NOT_FOUND");
  const { dataKbn, id } = targetOf(feed);
  if (dataKbn === FEED_KBN.clips) return { feed, entries: await clipped(tx, actor, id) };
  const selected = await resolveSelection(tx, actor, { kind: dataKbn, id });
  const { entries } = await readPage(tx, contract_id, selected, {
    ...{ period: periodOf({}, clock), sections: actor.sections, sort: null, unread: null, unpublished: false },
    ...{ assessed: null, page: 1, pageSize: MOST_ENTRIES },
  });
  const cameOn = new Map(entries.map(({ articleId, processDate }) => [articleId, startOf(processDate)]));
  const ids = entries.map(({ articleId }) => articleId);
  const rows = await readArticleRows(tx, actor, ids, []);
  return { feed, entries: rows.map((row) => entryOf(row, cameOn.get(row.article_id) ?? feed.created_at)) };
}

/** What was clipped or added last, articles as far as the user may still read of it. */
async function clipped(tx: Transaction, actor: Actor, folderId: string): Promise<FeedEntry[]> {
  await findFolder(tx, actor, folderId);
  const { clips } = await readClips(tx, actor, folderId);
  const open = clips.filter(({ reach }) => reach.kind === "open");
  const newest = open.toSorted((a, b) => b.clipped_at.getTime() - a.clipped_at.getTime()).slice(0, MOST_ENTRIES);
  const clippedAt = new Map(newest.map(({ article_id, clipped_at }) => [article_id, clipped_at]));
  const rows = await readArticleRows(tx, actor, [...clippedAt.keys()], []);
  const articles = rows.map((row) => ({
    at: clippedAt.get(row.article_id) ?? new Date(0),
    entry: entryOf(row, clippedAt.get(row.article_id) ?? new Date(0)),
  }));
  const records = (await readHandClips(tx, actor.contractId, folderId)).map((record) => ({
    at: record.added_at,
    entry: recordEntry(record),
  }));
  const all = [...articles, ...records].sort((a, b) => b.at.getTime() - a.at.getTime());
  return all.slice(0, MOST_ENTRIES).map(({ entry }) => entry);
}
