import type { ArticleReader, ListedArticle } from "./article-reader.ts";

/** The ticked articles: those of the list in its order, then those ticked among the others of a story. */
export function tickedArticles({
  list,
  ticks,
  stories,
}: Pick<ArticleReader, "list" | "ticks" | "stories">): ListedArticle[] {
  const { ids } = ticks.ticked;
  const listed = new Set(list.articles.map(({ id }) => id));
  const others = [...stories.others.values()].filter(({ id }) => !listed.has(id));
  return [...list.articles, ...others].filter(({ id }) => ids.has(id));
}
