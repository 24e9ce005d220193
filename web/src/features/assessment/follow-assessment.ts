import type { ApolloCache, NormalizedCacheObject } from "@apollo/client";
import { type AssessedArticle, type AssessmentChange, assessedBy } from "./assessed-article.ts";
import { ASSESSED, TAG_CHOICES } from "./assessment-documents.ts";

/** Kinds under which lists keep an article. */
const KINDS: readonly unknown[] = ["NewspaperArticle", "WebArticle", "MagazineArticle"];

/** Writes a change to every copy of the articles: the cache keeps one for each way in which an article was found. */
export function followAssessment(
  cache: ApolloCache,
  articles: readonly AssessedArticle[],
  change: AssessmentChange,
): void {
  const ids = new Set<unknown>(articles.map(({ id }) => id));
  const all = cache.readQuery({ query: TAG_CHOICES })?.tags.tags ?? [];
  for (const [id, stored] of Object.entries(cache.extract() as NormalizedCacheObject)) {
    if (!stored || !KINDS.includes(stored.__typename) || !ids.has(stored.id)) continue;
    const kept = cache.readFragment({ fragment: ASSESSED, id });
    if (!kept) continue;
    const { tone, tags } = assessedBy(kept, change, all);
    const named = tags.map((tag) => ({ __typename: "ArticleTag" as const, id: tag.id, name: tag.name }));
    cache.writeFragment({ fragment: ASSESSED, id, data: { ...kept, tone, tags: named } });
  }
}
