import type { ApolloClient } from "@apollo/client";
import type { ApprovalRequestForm, MailEditionSendForm } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { faultsText, fieldsAtFault, refusal, type Trouble, troubleOf } from "../../components/form/outcome.ts";
import type { Selection } from "../../domain/selection.ts";
import { EDITION_ALONE, SAVE_EDITION, SEND_EDITION, TAKE_EDITION_BACK } from "./edition-documents.ts";
import type { Edition, EditionCalls, SaveAnswer } from "./edition-store.ts";
import { REQUEST_EDITION_APPROVAL } from "./morning-documents.ts";

/** msgCode of a version that is no longer the last. */
const LOST_UPDATE = "MSG4090";

/** What the screen opens with. */
export interface EditionOpening {
  targets: { kind: Selection["kind"]; id: string; name: string }[];
  addresses: { address: string; name: string }[];
  edition: Edition | null;
}

/** What the draft reads and saves by itself, whatever is on the screen. */
export const editionCalls = (client: ApolloClient, target: Selection): EditionCalls => ({
  load: async (sinceDay) => {
    const { data } = await client.query({ query: EDITION_ALONE, variables: { target, sinceDay }, ...EDITED });
    return data.mailEdition;
  },
  save: async (form): Promise<SaveAnswer> => {
    const { data } = await client.mutate({ mutation: SAVE_EDITION, variables: { form } });
    const answer = data.saveMailEdition;
    if (answer.__typename === "MailEditionSaved") return { kind: "saved", ...answer };
    if (answer.__typename === "Refusal")
      return { kind: "refused", message: answer.message, isLost: answer.code === LOST_UPDATE };
    return { kind: "refused", message: faultsText(answer.fieldErrors), isLost: false };
  },
});

export interface SentEdition {
  version: string;
  articleCount: number;
  rows: { address: string; failed: boolean; message: string }[];
}

/** Sends the saved draft. @returns what came of it, or what is wrong. @throws GraphqlFailure */
export async function sendEdition(client: ApolloClient, form: MailEditionSendForm): Promise<SentEdition | Trouble> {
  const { data } = await client.mutate({ mutation: SEND_EDITION, variables: { form } });
  const answer = data.sendMailEdition;
  if (answer.__typename === "MailEditionSent") return answer;
  return answer.__typename === "Refusal" ? refusal(answer) : fieldsAtFault(answer.fieldErrors);
}

/** Asks another editor to approve the saved draft. @returns why not; null where it waits. @throws GraphqlFailure */
export async function requestApproval(client: ApolloClient, form: ApprovalRequestForm): Promise<Trouble | null> {
  const { data } = await client.mutate({ mutation: REQUEST_EDITION_APPROVAL, variables: { form } });
  return troubleOf(data.requestEditionApproval);
}

/** Takes back an edition that is planned. @returns why not, where somebody was quicker or it is on its way; null where it is a draft again */
export async function takeEditionBack(client: ApolloClient, sendingId: string): Promise<Trouble | null> {
  const { data } = await client.mutate({ mutation: TAKE_EDITION_BACK, variables: { sendingId } });
  return data.cancelMail.__typename === "Refusal" ? refusal(data.cancelMail) : null;
}
