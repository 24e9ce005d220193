import type { Transaction } from "../../db/tenant.ts";
import { type DayString, tokyoDay } from "../../time/tokyo.ts";
import { signatureOf } from "./sketch.ts";
import { lockStories, membersOfStories, nearOf, removeTold, saveTold } from "./stories.repository.ts";
import { type Placed, pairsWithin, pairsWithNear, regroup, type Told } from "./stories.ts";

/** What of an article says which story it tells. */
export interface ArticleToTell {
  articleId: string;
  mediaCode: string;
  title: string;
  body: string;
  /** As `article` has them; where it came out is not known, the day of arrival counts. */
  publishedOn: DayString | null;
  publishedAt: Date | string | null;
  arrivedOn: DayString;
}

/**
 * Puts the articles of a batch into stories, in the batch's transaction and last in it: from here to its end no other batch groups. A
 * corrected article leaves its story, whose other members are then compared anew: it may have been what held them together.
 */
export async function groupStories(
  tx: Transaction,
  fresh: readonly ArticleToTell[],
  changed: readonly ArticleToTell[],
): Promise<void> {
  const told = fresh.flatMap(toldBy);
  if (told.length + changed.length === 0) return;
  await lockStories(tx);
  const { corrected, parted } = await takeApart(tx, changed);
  const renewed = [...told, ...corrected];
  const loose = [...renewed, ...parted];
  const near = await nearOf(tx, renewed, loose);
  await saveTold(tx, loose, regroup(loose, [pairsWithNear(renewed, near), pairsWithin(parted)]));
}

/** Corrected articles as they are now, and what is left of the stories that they were in. */
async function takeApart(
  tx: Transaction,
  changed: readonly ArticleToTell[],
): Promise<{ corrected: Told[]; parted: Placed[] }> {
  if (changed.length === 0) return { corrected: [], parted: [] };
  const ids = new Set(changed.map(({ articleId }) => articleId));
  const members = await membersOfStories(tx, [...ids]);
  const parted = members.filter(({ articleId }) => !ids.has(articleId));
  await removeTold(
    tx,
    members.filter(({ articleId }) => ids.has(articleId)),
  );
  return { corrected: changed.flatMap(toldBy), parted };
}

function toldBy(article: ArticleToTell): Told[] {
  const { articleId, mediaCode, title, body } = article;
  const signature = signatureOf(title, body);
  return signature === null ? [] : [{ articleId, mediaCode, day: dayOf(article), signature }];
}

/** A source that tells no day says 9999-12-31. */
const NO_DAY = "9999-12-31";
const MS_A_DAY = 86_400_000;

function dayOf({ publishedOn, publishedAt, arrivedOn }: ArticleToTell): number {
  const told = publishedOn ?? (publishedAt === null ? arrivedOn : tokyoDay(new Date(publishedAt)));
  return Math.floor(Date.parse(told === NO_DAY ? arrivedOn : told) / MS_A_DAY);
}
