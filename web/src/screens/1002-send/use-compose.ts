import { useState } from "react";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import type { FormFault } from "../../components/form/outcome.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import type { PreviewedMail } from "../../components/mail-preview/MailPreview.tsx";
import type { RowResult } from "../../components/send-results/SendResults.tsx";
import { callSignedIn } from "../../session/renewing.ts";
import { MANUAL_MAIL_PREVIEW, SEND_BY_HAND } from "./send-documents.ts";
import { useAddresses } from "./use-addresses.ts";

export interface MailWords {
  subject: string;
  text: string;
  /** template_file_id; "0" for the product's own. */
  template: string;
  attachType: string;
  /** yyyy-MM-ddTHH:mm in Tokyo; "" for at once. */
  sendAt: string;
}

const NO_WORDS: MailWords = { subject: "", text: "", template: "0", attachType: "1", sendAt: "" };

/** What a button wants: the mail shown, the question before it is sent, or the sending. */
export type Step = "preview" | "confirm" | "send";

const rules = () => import("./check-mail-delivery.ts");
const delivery = lazyCheck<MailWords & { addresses: string[] }>(() => rules().then((all) => all.checkDelivery));
const wordsOnly = lazyCheck<MailWords>(() => rules().then((all) => all.checkWords));
export const preloadRules = delivery.preload;

type Given = MailWords & { step: Step; addresses: string[] };

/** A mail of chosen articles: its words and addresses, its preview, the question, and what became of each row. */
export function useCompose(articleIds: readonly string[], most: number) {
  const [words, setWords] = useState(NO_WORDS);
  const addresses = useAddresses(most);
  const [shown, setShown] = useState<PreviewedMail | null>(null);
  const [asking, ask] = useState(false);
  const [results, setResults] = useState<readonly RowResult[] | null>(null);

  const preview = async ({ subject, text, template }: Given) => {
    const form = { subject, text, articleIds: [...articleIds], templateFileId: template };
    const { manualMailPreview: answer } = await callSignedIn(MANUAL_MAIL_PREVIEW, { form });
    if (answer.__typename === "MailPreview") setShown(answer);
    return answer;
  };
  const deliver = async ({ subject, text, template, attachType, sendAt, addresses: to }: Given) => {
    const form = {
      ...{ subject, text, articleIds: [...articleIds], templateFileId: template, addresses: to },
      ...{ attachType: Number(attachType), encoding: "utf8", sendAt: sendAt || null },
    };
    ask(false);
    const { sendByHand: answer } = await callSignedIn(SEND_BY_HAND, { form });
    if (answer.__typename === "MailsTaken") setResults(answer.results);
    return answer;
  };
  const question = async () => {
    ask(true);
    return { __typename: "Asked" };
  };
  const steps = { preview, confirm: question, send: deliver };
  const { busy, fault, submit, errorOf } = useSubmit(
    (given: Given) =>
      attemptForm(given, {
        check: given.step === "preview" ? wordsOnly.check : delivery.check,
        send: steps[given.step],
      }),
    { again: true },
  );
  const take = async (step: Step) => {
    const to = step === "preview" ? [] : await addresses.takeTyped();
    if (to) await submit({ ...words, subject: words.subject.trim(), step, addresses: [...to] });
  };
  return {
    words,
    change: (changed: Partial<MailWords>) => setWords((before) => ({ ...before, ...changed })),
    addresses,
    busy,
    fault: fault as FormFault | null,
    errorOf,
    take: (step: Step) => void take(step),
    shown,
    hide: () => setShown(null),
    asking,
    ask,
    results,
  };
}

export type Compose = ReturnType<typeof useCompose>;
