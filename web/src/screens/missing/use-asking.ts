import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AskForArticleMutation, MissingCandidatesQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { troubleOf } from "../../components/form/outcome.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { ASK_FOR_ARTICLE, MISSING_CANDIDATES, MISSING_LOG } from "./missing-documents.ts";
import { missingText as text } from "./text.ts";

type Found = Extract<MissingCandidatesQuery["missingArticleCandidates"], { __typename: "MissingCandidates" }>;
export type Candidate = Found["candidates"][number];
export type Answer = Extract<AskForArticleMutation["askForArticle"], { __typename: "MissingAnswer" }>;

interface Sought {
  keyword: string;
  mediaName: string | null;
  issueDate: string | null;
}

/** What is known of the last question: its candidates, and the answer for one of them or for none. */
interface Standing {
  sought: Sought;
  candidates: readonly Candidate[];
  article: Candidate | null;
  answer: Answer | null;
}

const loadForm = () =>
  import("@kirinuki/schema/forms/missing-article-form.ts").then(({ MissingArticleForm }) => MissingArticleForm);

/** The form, then the choice among candidates, then the answer. Without candidates the answer comes at once. */
export function useAsking(isAdmin: boolean) {
  const client = useApolloClient();
  const [params] = useSearchParams();
  const [standing, setStanding] = useState<Standing | null>(null);
  const [ask] = useMutation(ASK_FOR_ARTICLE, isAdmin ? { refetchQueries: [MISSING_LOG] } : {});
  const { busy, said, act } = useAction();

  const form = useSchemaForm({
    form: loadForm,
    initial: { keyword: params.get("q") ?? "", mediaName: "", issueDate: "" },
    labels: { keyword: text.keyword, mediaName: text.mediaName, issueDate: text.issueDate },
    toForm: ({ keyword, mediaName, issueDate }): Sought => ({
      keyword,
      mediaName: mediaName.trim() || null,
      issueDate: issueDate || null,
    }),
    send: async (sought) => {
      const { data } = await client.query({ query: MISSING_CANDIDATES, variables: { form: sought }, ...EDITED });
      const found = data.missingArticleCandidates;
      if (found.__typename === "InvalidForm" || found.candidates.length > 0) return { ...found, sought };
      return { ...(await ask({ variables: { form: sought, articleId: null } })).data.askForArticle, sought };
    },
    onSaved: (saved) => {
      const { sought } = saved;
      if (saved.__typename === "MissingCandidates")
        setStanding({ sought, candidates: saved.candidates, article: null, answer: null });
      else setStanding({ sought, candidates: [], article: null, answer: saved });
      form.fields.resetDirty();
    },
  });

  /** null: none of the candidates. */
  const choose = (article: Candidate | null) =>
    act(async () => {
      if (!standing) return null;
      const variables = { form: standing.sought, articleId: article?.articleId ?? null };
      const answer = (await ask({ variables })).data.askForArticle;
      if (answer.__typename !== "MissingAnswer") return troubleOf(answer);
      setStanding({ ...standing, article, answer });
      return null;
    });

  const begin = () => {
    setStanding(null);
    form.fields.setValues({ keyword: "", mediaName: "", issueDate: "" });
    form.fields.resetDirty();
  };
  return { form, standing, choose, begin, busy, said };
}
