import type { Unmasked } from "@apollo/client";
import type { EditionScreenQuery, MailEditionLook, MailEditionSendForm } from "../../__generated__/graphql.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { type Outcome, refusal, type Trouble } from "../../components/form/outcome.ts";
import type { Selection } from "../../domain/selection.ts";
import { callSignedIn } from "../../session/renewing.ts";
import {
  EDITION_ALONE,
  EDITION_SCREEN,
  PREVIEW_EDITION,
  SAVE_EDITION,
  SEND_EDITION,
  TAKE_EDITION_BACK,
} from "./edition-documents.ts";
import type { Edition, EditionCalls, SaveAnswer } from "./edition-store.ts";

/** msgCode of a version that is no longer the last. */
const LOST_UPDATE = "MSG4090";

/** What the screen opens with. */
export interface EditionOpening {
  targets: { kind: Selection["kind"]; id: string; name: string }[];
  addresses: { address: string; name: string }[];
  edition: Edition | null;
}

/** Outside of Apollo's cache nothing is masked. */
export async function openEdition(target: Selection | null): Promise<EditionOpening> {
  const answer = (await callSignedIn(EDITION_SCREEN, { target, sinceDay: null })) as Unmasked<EditionScreenQuery>;
  return answer.mailEditionScreen;
}

export const editionCalls = (target: Selection): EditionCalls => ({
  load: async (sinceDay) => {
    const answer = await callSignedIn(EDITION_ALONE, { target, sinceDay });
    return answer.mailEdition as Edition;
  },
  save: async (form): Promise<SaveAnswer> => {
    const { saveMailEdition: answer } = await callSignedIn(SAVE_EDITION, { form });
    if (answer.__typename === "MailEditionSaved") return { kind: "saved", ...answer };
    if (answer.__typename === "Refusal")
      return { kind: "refused", message: answer.message, isLost: answer.code === LOST_UPDATE };
    return { kind: "refused", message: answer.fieldErrors.map(({ message }) => message).join(" "), isLost: false };
  },
});

export interface Preview {
  subject: string;
  text: string;
  html: string;
  articleCount: number;
  /** Characters for which it can't go in ISO-2022-JP, where that was asked for. */
  unencodable: string[];
}

/** The saved draft as it would be sent, or the reason why not. */
export async function previewEdition(look: MailEditionLook): Promise<Preview | string> {
  const { mailEditionPreview: answer } = await callSignedIn(PREVIEW_EDITION, { look });
  if (answer.__typename === "MailEditionPreview") return answer;
  return answer.__typename === "Refusal" ? answer.message : answer.fieldErrors.map(({ message }) => message).join(" ");
}

export interface SentEdition {
  version: string;
  articleCount: number;
  rows: { address: string; failed: boolean; message: string }[];
}

/** Sends the saved draft. @returns what came of it, or what is wrong */
export async function sendEdition(
  form: MailEditionSendForm,
): Promise<{ sent: SentEdition; outcome: null } | { sent: null; outcome: Exclude<Outcome, null> }> {
  let sent: SentEdition | null = null;
  const outcome = await attemptForm(form, {
    check: async () => [],
    send: async (given) => {
      const { sendMailEdition: answer } = await callSignedIn(SEND_EDITION, { form: given });
      if (answer.__typename === "MailEditionSent") sent = answer;
      return answer;
    },
  });
  if (outcome !== null || sent === null)
    return { sent: null, outcome: outcome ?? { fields: [], message: null, detail: null } };
  return { sent, outcome: null };
}

/** Takes back an edition that is planned. @returns why not, where somebody was quicker or it is on its way; null where it is a draft again */
export async function takeEditionBack(sendingId: string): Promise<Trouble | null> {
  const { cancelMail: answer } = await callSignedIn(TAKE_EDITION_BACK, { sendingId });
  return answer.__typename === "Refusal" ? refusal(answer) : null;
}
