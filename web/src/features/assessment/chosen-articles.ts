import type { ApolloCache } from "@apollo/client";
import type { ListOnScreen } from "../article-list/article-reader.ts";
import type { AssessedArticle } from "./assessed-article.ts";
import { ASSESSED } from "./assessment-documents.ts";

/** The ticked articles of a list with what is set of them; without any the one at the cursor. */
export function chosenArticles(cache: ApolloCache, { list, ticks, cursor }: ListOnScreen): AssessedArticle[] {
  const { ids } = ticks.now();
  const wanted = ids.size > 0 ? ids : new Set([cursor.now()]);
  return list.articles.flatMap((from) => {
    const assessed = wanted.has(from.id) ? cache.readFragment({ fragment: ASSESSED, from }) : null;
    return assessed ? [{ id: from.id, tone: assessed.tone, tags: assessed.tags }] : [];
  });
}
