import type { ListedArticle, ListOnScreen } from "./article-reader.ts";

type TickedList = Pick<ListOnScreen, "list" | "ticks" | "stories" | "records">;

/** The ticked articles, as the last key or click left them: those of the list in its order, then those ticked among the others of a story. */
export function tickedArticles({
  list,
  ticks,
  stories,
}: Pick<ListOnScreen, "list" | "ticks" | "stories">): ListedArticle[] {
  const { ids } = ticks.now();
  const listed = new Set(list.articles.map(({ id }) => id));
  const others = [...stories.now().others.values()].filter(({ id }) => !listed.has(id));
  return [...list.articles, ...others].filter(({ id }) => ids.has(id));
}

/** All that is ticked, from top to bottom: ids of articles, and h before those of records. */
export function tickedKeys(reader: TickedList): string[] {
  const articles = tickedArticles(reader).map(({ id }) => id);
  const { records, ticks } = reader;
  if (!records) return articles;
  const { ids } = ticks.now();
  const listed = new Set(records.order);
  return [...records.order.filter((key) => ids.has(key)), ...articles.filter((id) => !listed.has(id))];
}

/** What the ticked records say, from top to bottom. */
export const tickedLines = (reader: TickedList): string[] =>
  reader.records ? tickedKeys(reader).flatMap((key) => reader.records?.lines.get(key) ?? []) : [];

/** Ids of the ticked records, from top to bottom. */
export const tickedRecords = (reader: TickedList): string[] =>
  reader.records ? tickedKeys(reader).flatMap((key) => (key.startsWith("h") ? key.slice(1) : [])) : [];
