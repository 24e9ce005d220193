import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { noticeEditText as text } from "../../domain/text/notice-text.ts";
import { REMOVE_NOTICE, SAVE_NOTICE } from "./notice-documents.ts";

export interface StoredNotice {
  text: string;
  version: string;
}

const loadForm = () => import("@kirinuki/schema/forms/notice-form.ts").then(({ NoticeForm }) => NoticeForm);

/** The text in the box, and the two changes. Nobody's change in between is overwritten unseen. */
export function useNotice(stored: StoredNotice, readStored: () => Promise<StoredNotice | null>) {
  const [done, setDone] = useState<string | null>(null);
  const [saveNotice] = useMutation(SAVE_NOTICE);
  const [removeNotice] = useMutation(REMOVE_NOTICE);
  const form = useSchemaForm({
    form: loadForm,
    initial: { text: stored.text },
    labels: { text: text.text },
    toForm: (values) => ({ ...values, version: stored.version }),
    send: async (given) => (await saveNotice({ variables: { form: given } })).data.saveNotice,
    onSaved: () => setDone(text.saved),
    readStored: async () => {
      const now = await readStored();
      return now && { text: now.text };
    },
  });
  const remove = () =>
    form.run(
      async () => (await removeNotice({ variables: { version: stored.version } })).data.removeNotice,
      (notice) => {
        form.fields.initialize({ text: notice.text });
        setDone(text.removed);
      },
    );
  return { form, remove, done: form.fault || form.conflict || form.busy ? null : done };
}
