import type { ApolloClient } from "@apollo/client";
import type { MailDraftKeyInput, MailDraftPartsFragment } from "../../__generated__/graphql.ts";
import { faultsText } from "../../components/form/outcome.ts";
import { ENTER_MAIL_DRAFT, SAVE_MAIL_DRAFT } from "./draft-documents.ts";
import type { DraftAnswer, DraftCalls, DraftFields } from "./draft-store.ts";

type Answer =
  | ({ __typename: "MailDraft" } & MailDraftPartsFragment)
  | { __typename: "Refusal"; message: string }
  | { __typename: "InvalidForm"; fieldErrors: readonly { message: string }[] };

function answerOf(answer: Answer): DraftAnswer {
  if (answer.__typename === "MailDraft") return { kind: "stored", draft: answer };
  if (answer.__typename === "Refusal") return { kind: "refused", message: answer.message };
  return { kind: "refused", message: faultsText(answer.fieldErrors) };
}

const changeOf = ({ addresses, articles, attachType, ...rest }: Partial<DraftFields>) => ({
  ...rest,
  ...(attachType !== undefined && { attachType }),
  ...(addresses && { addresses: [...addresses] }),
  ...(articles && { articles: articles.map(({ articleId, comment }) => ({ articleId, comment })) }),
});

/** A draft is told apart by nothing but its store: the cache keeps no second copy of it. */
const NOT_KEPT = { fetchPolicy: "no-cache" } as const;

export const draftCalls = (client: ApolloClient, key: MailDraftKeyInput): DraftCalls => ({
  enter: () => enterDraft(client, key),
  save: async (version, change) => {
    const variables = { key, version, change: changeOf(change) };
    const { data } = await client.mutate({ mutation: SAVE_MAIL_DRAFT, variables, ...NOT_KEPT });
    return answerOf(data.saveMailDraft);
  },
});

/** @throws GraphqlFailure */
export async function enterDraft(client: ApolloClient, key: MailDraftKeyInput): Promise<DraftAnswer> {
  const { data } = await client.mutate({ mutation: ENTER_MAIL_DRAFT, variables: { key }, ...NOT_KEPT });
  return answerOf(data.enterMailDraft);
}

/** A new mail of chosen articles; its subject is a proposal of the server. @throws GraphqlFailure */
export const beginDraft = (client: ApolloClient, articleIds: readonly string[]): Promise<DraftAnswer> =>
  draftWith(client, { articles: articleIds.map((articleId) => ({ articleId, comment: null })) });

/** A new mail with what is given of it. @throws GraphqlFailure */
export async function draftWith(client: ApolloClient, given: Partial<DraftFields>): Promise<DraftAnswer> {
  const variables = { key: null, version: null, change: changeOf(given) };
  const { data } = await client.mutate({ mutation: SAVE_MAIL_DRAFT, variables, ...NOT_KEPT });
  return answerOf(data.saveMailDraft);
}
