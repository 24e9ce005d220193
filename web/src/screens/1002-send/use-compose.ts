import { useApolloClient, useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import type { PreviewedMail } from "../../components/mail-preview/MailPreview.tsx";
import type { RowResult } from "../../components/send-results/SendResults.tsx";
import { mailText, sendText as text } from "../../domain/text/mail-text.ts";
import { dropDraft, keepDraft, recallDraft } from "./mail-draft.ts";
import { MANUAL_MAIL_PREVIEW, SEND_BY_HAND } from "./send-documents.ts";
import { useAddresses } from "./use-addresses.ts";

export interface MailWords {
  subject: string;
  text: string;
  /** template_file_id; "0" for the product's own. */
  template: string;
  attachType: string;
  /** yyyy-MM-ddTHH:mm in Tokyo; "" for immediately. */
  sendAt: string;
}

const NO_WORDS: MailWords = { subject: "", text: "", template: "0", attachType: "1", sendAt: "" };

/** What a button wants: the mail shown, the question before it is sent, or the sending. */
export type Step = "preview" | "confirm" | "send";

const LABELS = {
  articleIds: text.action,
  addresses: text.addresses,
  subject: text.subject,
  text: text.text,
  templateFileId: text.template,
  attachType: text.attachment,
  sendAt: mailText.sendAt,
};

const loadRules = () => import("./check-mail-delivery.ts");
const delivery = () => loadRules().then(({ checkDelivery }) => checkDelivery);
const wordsOnly = () => loadRules().then(({ checkWords }) => checkWords);

/** A mail of chosen articles: its words and addresses, its preview, the question, and what became of each row. */
export function useCompose(articleIds: readonly string[], most: number) {
  const client = useApolloClient();
  const [sendByHand] = useMutation(SEND_BY_HAND);
  const [draft] = useState(recallDraft);
  const addresses = useAddresses(most, draft.addresses);
  const [shown, setShown] = useState<PreviewedMail | null>(null);
  const [asking, ask] = useState(false);
  const [results, setResults] = useState<readonly RowResult[] | null>(null);
  const opener = useRef<HTMLElement>(null);
  const to = useRef<readonly string[]>([]);
  const mailOf = ({ subject, text: words, template }: MailWords) => ({
    ...{ subject: subject.trim(), text: words, articleIds: [...articleIds], templateFileId: template },
  });
  const form = useSchemaForm({
    rules: delivery,
    initial: { ...NO_WORDS, ...draft.words },
    labels: LABELS,
    toForm: (words) => ({
      ...{ ...mailOf(words), addresses: [...to.current] },
      ...{ attachType: Number(words.attachType), encoding: "utf8", sendAt: words.sendAt || null },
    }),
    send: async (given) => {
      ask(false);
      return (await sendByHand({ variables: { form: given } })).data.sendByHand;
    },
    onSaved: ({ results: rows }) => {
      dropDraft();
      setResults(rows);
    },
  });
  const words = form.fields.values;
  const { chosen } = addresses;
  useEffect(() => {
    if (results === null) keepDraft({ words, addresses: chosen });
  }, [words, chosen, results]);
  const preview = async () => {
    const variables = { form: mailOf(form.fields.getValues()) };
    const { data } = await client.query({ query: MANUAL_MAIL_PREVIEW, variables, ...EDITED });
    return data.manualMailPreview;
  };
  const take = async (step: Step) => {
    if (step === "preview") return form.run(preview, setShown, wordsOnly);
    const typed = await addresses.takeTyped();
    if (!typed) return;
    to.current = typed;
    if (step === "send") return form.submit();
    return form.run(
      async () => ({ __typename: "Asked" }),
      () => ask(true),
      delivery,
    );
  };
  return {
    form,
    words,
    change: (changed: Partial<MailWords>) => form.fields.setValues(changed),
    addresses,
    busy: form.busy,
    errorOf: (field: string) => form.fields.errors[field]?.toString(),
    take: (step: Step) => {
      if (document.activeElement instanceof HTMLElement && step !== "send") opener.current = document.activeElement;
      void take(step);
    },
    shown,
    asking,
    /** Closes what is open; the focus goes back to the button that opened it. */
    close() {
      setShown(null);
      ask(false);
      opener.current?.focus();
    },
    results,
  };
}

export type Compose = ReturnType<typeof useCompose>;
