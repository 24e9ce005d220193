import { useApolloClient, useMutation } from "@apollo/client/react";
import { faultsText } from "../../components/form/outcome.ts";
import type { AssessedArticle, AssessmentChange } from "./assessed-article.ts";
import { ASSESS_ARTICLES } from "./assessment-documents.ts";
import { followAssessment } from "./follow-assessment.ts";
import { assessmentText as text } from "./text.ts";

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
      followAssessment(
        cache,
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
  return answer ? faultsText(answer.fieldErrors) : "";
}

const troubleOfUnchanged = (unchanged: readonly { title: string; reason: string }[]): string =>
  [
    text.unchangedSome(unchanged.length),
    ...unchanged.slice(0, MOST_REASONS).map(({ title, reason }) => text.reason(title, reason)),
  ].join(" ");
