import type { Transaction } from "../db/tenant.ts";
import type { DayString } from "../time/tokyo.ts";
import type { ArticleToStore } from "./articles.repository.ts";

/** In the order of the key, as all writers of these shared rows do. */
const ADD = `
  INSERT INTO media_arrival AS m (media_code, arrived_on, article_count, last_arrived_at, first_arrived_at)
  SELECT media_code, $3::date, n, $4::timestamptz, $4::timestamptz FROM unnest($1::text[], $2::int[]) AS a(media_code, n) ORDER BY media_code
  ON CONFLICT (media_code, arrived_on) DO UPDATE
    SET article_count = m.article_count + excluded.article_count, last_arrived_at = greatest(m.last_arrived_at, excluded.last_arrived_at),
      first_arrived_at = least(m.first_arrived_at, excluded.first_arrived_at)`;

/** Counts new articles of each medium, in the transaction that stores them (design section 11: articles in by medium, silent sources). */
export async function recordArrivals(
  tx: Transaction,
  articles: readonly ArticleToStore[],
  day: DayString,
  now: Date,
): Promise<void> {
  if (articles.length === 0) return;
  const counts = new Map<string, number>();
  for (const { medium } of articles) counts.set(medium.code, (counts.get(medium.code) ?? 0) + 1);
  await tx.query(ADD, [[...counts.keys()], [...counts.values()], day, now]);
}
