import { useApolloClient, useMutation } from "@apollo/client/react";
import { OVER_LICENCE_CODE } from "@kirinuki/schema/messages.ts";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EDITED } from "../../bff/fetch-policies.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import type { PreviewedMail } from "../../components/mail-preview/MailPreview.tsx";
import type { RowResult } from "../../components/send-results/SendResults.tsx";
import { mailText, sendText as text } from "../../domain/text/mail-text.ts";
import type { DraftFields } from "../../features/mail-draft/draft-store.ts";
import type { OpenDraft } from "../../features/mail-draft/use-draft.ts";
import { dropDraft } from "./mail-draft.ts";
import { MANUAL_MAIL_PREVIEW, SEND_BY_HAND } from "./send-documents.ts";
import { composeText } from "./text.ts";
import { useAddresses } from "./use-addresses.ts";

export interface MailWords {
  subject: string;
  text: string;
  /** template_file_id; "0" for the product's own. */
  template: string;
  attachType: string;
  /** yyyy-MM-ddTHH:mm in Tokyo; "" for immediately. */
  sendAt: string;
  withTones: boolean;
}

const wordsOf = (fields: DraftFields): MailWords => ({
  ...{ subject: fields.subject, text: fields.text, template: fields.templateFileId },
  ...{ attachType: String(fields.attachType), sendAt: fields.sendAt, withTones: fields.withTones },
});

const draftFieldsOf = ({ template, attachType, ...words }: Partial<MailWords>): Partial<DraftFields> => ({
  ...words,
  ...(template !== undefined && { templateFileId: template }),
  ...(attachType !== undefined && { attachType: Number(attachType) }),
});

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
export function useCompose({ store, state }: OpenDraft, most: number) {
  const client = useApolloClient();
  const [sendByHand] = useMutation(SEND_BY_HAND);
  const addresses = useAddresses(most, state.fields.addresses, (chosen) => store.change({ addresses: chosen }));
  const [shown, setShown] = useState<PreviewedMail | null>(null);
  /** The mail that the question is about. */
  const [asked, ask] = useState<PreviewedMail | null>(null);
  const [results, setResults] = useState<readonly RowResult[] | null>(null);
  /** Why the mail asks what to do with articles whose licence allows fewer readers. */
  const [over, setOver] = useState<string | null>(null);
  const overLicence = useRef<"headline" | null>(null);
  const opener = useRef<HTMLElement>(null);
  const to = useRef<readonly string[]>([]);
  const mailOf = ({ subject, text: words, template, withTones }: MailWords) => {
    const { articles } = store.current().fields;
    return {
      ...{ subject: subject.trim(), text: words, templateFileId: template, withTones },
      articleIds: articles.map(({ articleId }) => articleId),
      comments: articles.filter(({ comment }) => comment !== null),
    };
  };
  const form = useSchemaForm({
    rules: delivery,
    initial: wordsOf(state.fields),
    labels: LABELS,
    toForm: (words) => ({
      ...{ ...mailOf(words), addresses: [...to.current] },
      ...{ attachType: Number(words.attachType), encoding: "utf8", sendAt: words.sendAt || null },
    }),
    send: async (given) => {
      ask(null);
      const chosen = overLicence.current;
      overLicence.current = null;
      // What goes out is what is stored: nobody else's change is passed over.
      const isStored = await store.flush();
      if (!isStored)
        return { __typename: "Refusal" as const, message: composeText.saveFirst, code: "", retryAfter: null };
      const { id: draftId, version: draftVersion } = store.current().stored;
      const variables = { form: { ...given, draftId, draftVersion, ...(chosen && { overLicence: chosen }) } };
      const answer = (await sendByHand({ variables })).data.sendByHand;
      if (answer.__typename === "Refusal") await store.enter().catch(() => undefined);
      if (answer.__typename === "Refusal" && answer.code === OVER_LICENCE_CODE) setOver(answer.message);
      return answer;
    },
    onSaved: ({ results: rows }) => {
      dropDraft();
      store.stop();
      setResults(rows);
    },
  });
  const { adoptions } = state;
  const adopted = useRef({ form, addresses });
  adopted.current = { form, addresses };
  useEffect(() => {
    if (adoptions === 0) return;
    const { fields } = store.current();
    adopted.current.form.fields.setValues(wordsOf(fields));
    adopted.current.addresses.adopt(fields.addresses);
  }, [adoptions, store]);
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
    return form.run(preview, ask, delivery);
  };
  return {
    form,
    words: form.fields.values,
    change: (changed: Partial<MailWords>) => {
      form.fields.setValues(changed);
      store.change(draftFieldsOf(changed));
    },
    addresses,
    busy: form.busy,
    errorOf: (field: string) => form.fields.errors[field]?.toString(),
    take: (step: Step) => {
      if (document.activeElement instanceof HTMLElement && step !== "send") opener.current = document.activeElement;
      void take(step);
    },
    shown,
    asked,
    /** Closes what is open; the focus goes back to the button that opened it. */
    close() {
      setShown(null);
      ask(null);
      opener.current?.focus();
    },
    results,
    over,
    /** Sends it with those articles as headlines, or leaves the recipients to be changed. */
    settleOver(isHeadlines: boolean) {
      // The question gives the focus back as it goes; only then can it be moved on.
      flushSync(() => setOver(null));
      if (!isHeadlines) return document.getElementById("addresses")?.focus();
      overLicence.current = "headline";
      void form.submit();
    },
  };
}

export type Compose = ReturnType<typeof useCompose>;
