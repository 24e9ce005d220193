import { useApolloClient, useMutation } from "@apollo/client/react";
import { type AssessedArticle, type AssessmentChange, assessedBy } from "./assessed-article.ts";
import { ASSESS_ARTICLES, ASSESSED, TAG_CHOICES } from "./assessment-documents.ts";
import { assessmentText as text } from "./text.ts";

/** Kinds under which lists keep an article. */
const KINDS = ["NewspaperArticle", "WebArticle", "MagazineArticle"];
/** Articles of one call. */
const MOST_AT_ONCE = 1000;
/** Reasons that a sentence can hold. */
const MOST_REASONS = 5;

export interface Assessed {
  /** Articles that are now as they were to be. */
  changed: number;
  /** What to say of the others; null where there is none. */
  trouble: string | null;
}

/** Sets tone and tags of articles; whatever shows them follows. `refetch` names queries that keep articles of their own. */
export function useAssess(refetch: readonly string[] = []) {
  const { cache } = useApolloClient();
  const [run] = useMutation(ASSESS_ARTICLES, { refetchQueries: [...refetch] });

  function follow(articles: readonly AssessedArticle[], change: AssessmentChange) {
    const all = cache.readQuery({ query: TAG_CHOICES })?.tags.tags ?? [];
    for (const article of articles)
      for (const kind of KINDS) {
        const id = cache.identify({ __typename: kind, id: article.id });
        const kept = cache.readFragment({ fragment: ASSESSED, ...(id !== undefined && { id }) });
        if (!kept || id === undefined) continue;
        const { tone, tags } = assessedBy(kept, change, all);
        const data = {
          ...kept,
          tone,
          tags: tags.map((tag) => ({ __typename: "ArticleTag" as const, id: tag.id, name: tag.name })),
        };
        cache.writeFragment({ fragment: ASSESSED, id, data });
      }
  }

  return async (articles: readonly AssessedArticle[], change: AssessmentChange): Promise<Assessed> => {
    const unchanged: { id: string; title: string; reason: string }[] = [];
    let changed = 0;
    for (let at = 0; at < articles.length; at += MOST_AT_ONCE) {
      const chunk = articles.slice(at, at + MOST_AT_ONCE);
      const variables = {
        articleIds: chunk.map(({ id }) => id),
        tone: change.tone,
        addTagIds: change.added.map(({ id }) => id),
        removeTagIds: change.removed.map(({ id }) => id),
      };
      const answer = (await run({ variables })).data?.assessArticles;
      if (answer?.__typename !== "ChangedArticles") return { changed, trouble: troubleOf(answer) };
      const failed = new Set(answer.unchanged.map(({ id }) => id));
      follow(
        chunk.filter(({ id }) => !failed.has(id)),
        change,
      );
      changed += answer.changedCount;
      unchanged.push(...answer.unchanged);
    }
    return { changed, trouble: unchanged.length === 0 ? null : troubleOfUnchanged(unchanged) };
  };
}

function troubleOf(
  answer:
    | { __typename: "Refusal"; message: string }
    | { __typename: "InvalidForm"; fieldErrors: readonly { message: string }[] }
    | undefined,
): string {
  if (answer?.__typename === "Refusal") return answer.message;
  return answer?.fieldErrors.map(({ message }) => message).join(" ") ?? "";
}

const troubleOfUnchanged = (unchanged: readonly { title: string; reason: string }[]): string =>
  [
    text.unchangedSome(unchanged.length),
    ...unchanged.slice(0, MOST_REASONS).map(({ title, reason }) => text.reason(title, reason)),
  ].join(" ");
