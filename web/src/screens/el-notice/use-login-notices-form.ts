import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { todayInTokyo } from "../../domain/day.ts";
import { loginNoticesText as text } from "../../domain/text/notice-text.ts";
import { SAVE_LOGIN_NOTICES } from "./login-notices-documents.ts";

export interface Board {
  alert: string;
  notices: readonly { date: string; text: string }[];
  version: string;
}

/** A line of the form; the key holds it together while others come and go. */
export interface Line {
  key: number;
  date: string;
  text: string;
}

export interface BoardValues {
  alert: string;
  notices: Line[];
}

const rules = () => import("./check-login-notices.ts").then(({ checkLoginNotices }) => checkLoginNotices);

const valuesOf = ({ alert, notices }: Board): BoardValues => ({
  alert,
  notices: notices.map(({ date, text: said }, key) => ({ key, date, text: said })),
});

/** Names of the fields are those that faults have, so that the summary's links lead to them. */
const labelsOf = (lines: readonly Line[]): Record<string, string> => ({
  alert: text.alert,
  notices: text.notices,
  ...Object.fromEntries(
    lines.flatMap((_, index) => [
      [`notices.${index}.date`, text.date(index + 1)],
      [`notices.${index}.text`, text.text(index + 1)],
    ]),
  ),
});

/** Alert and notices as they are being written, and their one save. Nobody's change in between is overwritten unseen. */
export function useLoginNoticesForm(board: Board, readStored: () => Promise<Board | null>) {
  const [isSaved, setSaved] = useState(false);
  const [count, setCount] = useState(board.notices.length);
  const [saveNotices] = useMutation(SAVE_LOGIN_NOTICES);
  const form = useSchemaForm({
    rules,
    initial: valuesOf(board),
    labels: ({ notices }) => labelsOf(notices),
    toForm: ({ alert, notices }) => ({
      alert,
      notices: notices.map(({ date, text: said }) => ({ date, text: said })),
      version: board.version,
    }),
    send: async (given) => (await saveNotices({ variables: { form: given } })).data.saveLoginNotices,
    onSaved: (saved) => {
      form.fields.initialize(valuesOf(saved));
      setSaved(true);
    },
    readStored: async () => {
      const now = await readStored();
      return now && valuesOf(now);
    },
    shown: { notices: (notices) => notices.map(({ date, text: said }) => `${date} ${said}`).join("\n") },
  });
  const add = () => {
    form.fields.insertListItem("notices", { key: count, date: todayInTokyo(new Date()), text: "" }, 0);
    setCount(count + 1);
  };
  const remove = (index: number) => form.fields.removeListItem("notices", index);
  return { form, add, remove, isSaved: isSaved && !form.fault && !form.conflict && !form.busy };
}
