import type { ListOnScreen } from "./article-reader.ts";
import { tickedArticles } from "./ticked-articles.ts";

type TickedList = Pick<ListOnScreen, "list" | "ticks" | "stories" | "records">;

/** All that is ticked, from top to bottom: ids of articles, and h before those of records. */
export function tickedKeys(reader: TickedList): string[] {
  const articles = tickedArticles(reader).map(({ id }) => id);
  const { records, ticks } = reader;
  if (!records) return articles;
  const { ids } = ticks.now();
  const listed = new Set(records.order);
  return [...records.order.filter((key) => ids.has(key)), ...articles.filter((id) => !listed.has(id))];
}

/** Ids of the ticked records, from top to bottom. */
export const tickedRecords = ({ records, ticks }: TickedList): string[] =>
  records?.ticked(ticks.now().ids).map(({ id }) => id) ?? [];
