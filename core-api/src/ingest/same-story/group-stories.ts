import type { Transaction } from "../../db/tenant.ts";
import { type DayString, tokyoDay } from "../../time/tokyo.ts";
import type { ArticleToStore } from "../articles.repository.ts";
import { signatureOf } from "./sketch.ts";
import {
  candidatesOf,
  lockStories,
  membersOfStories,
  removeTold,
  saveRegrouping,
  saveTold,
} from "./stories.repository.ts";
import { type Placed, pairsAmong, regroup, type Told } from "./stories.ts";

/**
 * Puts the articles of a batch into stories, in the batch's transaction and last in it: from here to its end no other batch groups. A
 * corrected article leaves its story, whose other members are then compared anew: it may have been what held them together.
 */
export async function groupStories(
  tx: Transaction,
  fresh: readonly ArticleToStore[],
  changed: readonly ArticleToStore[],
  now: Date,
): Promise<void> {
  const today = tokyoDay(now);
  const told = fresh.flatMap((article) => toldBy(article, today));
  await saveTold(tx, told);
  if (told.length + changed.length === 0) return;
  await lockStories(tx);
  const { corrected, parted } = await takeApart(tx, changed, today);
  const loose = [...told, ...corrected];
  const found = [...(await candidatesOf(tx, loose)), ...pairsAmong(parted)];
  await saveRegrouping(tx, regroup([...loose, ...parted], found));
}

/** Corrected articles as they are now, and what is left of the stories that they were in, each article as a story of its own. */
async function takeApart(
  tx: Transaction,
  changed: readonly ArticleToStore[],
  today: DayString,
): Promise<{ corrected: Told[]; parted: Placed[] }> {
  if (changed.length === 0) return { corrected: [], parted: [] };
  const ids = new Set(changed.map(({ articleId }) => articleId));
  const members = await membersOfStories(tx, [...ids]);
  const parted = members.filter(({ articleId }) => !ids.has(articleId));
  await removeTold(
    tx,
    members.filter(({ articleId }) => ids.has(articleId)),
  );
  const corrected = changed.flatMap((article) => toldBy(article, today));
  await saveTold(tx, [...corrected, ...parted]);
  return { corrected, parted };
}

function toldBy({ articleId, item, medium }: ArticleToStore, today: DayString): Told[] {
  const { columns, body } = item;
  const signature = signatureOf(columns.title, body);
  return signature === null ? [] : [{ articleId, mediaCode: medium.code, day: dayOf(columns, today), signature }];
}

/** A source that tells no day says 9999-12-31. */
const NO_DAY = "9999-12-31";
const MS_A_DAY = 86_400_000;

function dayOf({ published_on, published_at }: ArticleToStore["item"]["columns"], today: DayString): number {
  const told = published_on ?? (published_at === null ? today : tokyoDay(new Date(published_at)));
  return Math.floor(Date.parse(told === NO_DAY ? today : told) / MS_A_DAY);
}
