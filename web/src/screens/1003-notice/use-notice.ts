import { useState } from "react";
import type { NoticeForm } from "../../__generated__/graphql.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { noticeEditText } from "../../domain/text/notice-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { REMOVE_NOTICE, SAVE_NOTICE } from "./notice-documents.ts";

export interface StoredNotice {
  text: string;
  version: string;
}

export const { preload: preloadRules, check } = lazyCheck<NoticeForm>(() =>
  import("./check-notice.ts").then(({ checkNotice }) => checkNotice),
);

/** The text in the box, what the server has of it, and the two changes. Nobody's change in between is overwritten. */
export function useNotice(first: StoredNotice) {
  const [stored, setStored] = useState(first);
  const [text, setText] = useState(first.text);
  const [done, setDone] = useState<string | null>(null);

  const send = async (form: NoticeForm | null) => {
    const { version } = stored;
    const answer =
      form === null
        ? (await callSignedIn(REMOVE_NOTICE, { version })).removeNotice
        : (await callSignedIn(SAVE_NOTICE, { form: { ...form, version } })).saveNotice;
    if (answer.__typename === "Notice") {
      setStored(answer);
      setText(answer.text);
      setDone(form === null ? noticeEditText.removed : noticeEditText.saved);
    }
    return answer;
  };
  const { busy, fault, submit, errorOf } = useSubmit(
    (form: NoticeForm | null) => {
      setDone(null);
      return attemptForm(form, { check: async (given) => (given === null ? [] : check(given)), send });
    },
    { again: true },
  );
  return {
    text,
    setText,
    stored,
    busy,
    fault,
    done: fault ? null : done,
    errorOf,
    save: () => submit({ text }),
    remove: () => submit(null),
  };
}
