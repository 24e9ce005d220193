interface Page<Article> {
  totalCount: number;
  page: number;
  articles: readonly Article[];
}

/**
 * A list with its next page. Articles that are there already are left out: when new ones arrive at the top, the pages
 * below move on by so many.
 */
export function appendPage<Article extends { id: string }, P extends Page<Article>>(list: P, next: P): P {
  const known = new Set(list.articles.map((article) => article.id));
  return {
    ...list,
    totalCount: next.totalCount,
    page: next.page,
    articles: [...list.articles, ...next.articles.filter(({ id }) => !known.has(id))],
  };
}
