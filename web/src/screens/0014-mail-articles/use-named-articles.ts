import { skipToken, useQuery } from "@apollo/client/react";
import { isMailQuery } from "@kirinuki/schema/mail-query.ts";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { NamedArticlesQuery } from "../../__generated__/graphql.ts";
import { readArticleReferences } from "../../domain/article-references.ts";
import { NAMED_ARTICLES } from "./query.ts";

export type Named = Extract<NamedArticlesQuery["namedArticles"], { __typename: "NamedArticles" }>;
/** An article for a row, and a newspaper article for a card or a row. */
export type NamedRow = Named["web"][number];
export type PaperRow = Named["image"][number];

export type NamedState =
  | { state: "none" }
  | { state: "loading" }
  | { state: "failed"; error: unknown; busy: boolean; retry: () => void }
  | { state: "refused"; message: string }
  | { state: "ready"; named: Named };

/** The articles that the address names, and whether a mail brought the reader here. */
export function useNamedArticles(): { articles: NamedState; isMail: boolean } {
  const [params] = useSearchParams();
  const ids = useMemo(() => readArticleReferences(params).map(({ id }) => id), [params]);
  const { data, error, loading, refetch } = useQuery(
    NAMED_ARTICLES,
    ids.length === 0 ? skipToken : { variables: { ids } },
  );
  return { articles: stateOf(), isMail: isMailQuery(params) };

  function stateOf(): NamedState {
    if (ids.length === 0) return { state: "none" };
    const answer = data?.namedArticles;
    if (answer?.__typename === "NamedArticles") return { state: "ready", named: answer };
    if (answer?.__typename === "Refusal") return { state: "refused", message: answer.message };
    const retry = () => void refetch().catch(() => undefined);
    return error ? { state: "failed", error, busy: loading, retry } : { state: "loading" };
  }
}

/** Both kinds of newspaper articles in the order that the contract set. */
export const papersOf = ({ image, text, textFirst }: Named): readonly PaperRow[] =>
  textFirst ? [...text, ...image] : [...image, ...text];
