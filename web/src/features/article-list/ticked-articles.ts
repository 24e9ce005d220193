import type { ListedArticle, ListOnScreen } from "./article-reader.ts";

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
