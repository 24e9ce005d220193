import { useState } from "react";
import type { LoginNoticesForm } from "../../__generated__/graphql.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { todayInTokyo } from "../../domain/day.ts";
import { callOperator } from "../../session/operator-session.ts";
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

export const { preload: preloadRules, check } = lazyCheck<LoginNoticesForm>(() =>
  import("./check-login-notices.ts").then(({ checkLoginNotices }) => checkLoginNotices),
);

const linesOf = ({ notices }: Board): Line[] => notices.map(({ date, text }, key) => ({ key, date, text }));

/** Alert and notices as they are being written, and their one save. Nobody's change in between is overwritten. */
export function useLoginNoticesForm(first: Board) {
  const [version, setVersion] = useState(first.version);
  const [alert, setAlert] = useState(first.alert);
  const [lines, setLines] = useState(() => linesOf(first));
  const [saved, setSaved] = useState(false);

  const send = async (form: LoginNoticesForm) => {
    const { saveLoginNotices: answer } = await callOperator(SAVE_LOGIN_NOTICES, { form: { ...form, version } });
    if (answer.__typename === "LoginNotices") {
      setVersion(answer.version);
      setAlert(answer.alert);
      setLines(linesOf(answer));
      setSaved(true);
    }
    return answer;
  };
  const { busy, fault, submit, errorOf } = useSubmit(
    (form: LoginNoticesForm) => {
      setSaved(false);
      return attemptForm(form, { check, send });
    },
    { again: true },
  );
  const nextKey = Math.max(-1, ...lines.map(({ key }) => key)) + 1;
  return {
    alert,
    setAlert,
    lines,
    add: () => setLines([{ key: nextKey, date: todayInTokyo(new Date()), text: "" }, ...lines]),
    remove: (gone: Line) => setLines(lines.filter(({ key }) => key !== gone.key)),
    change: (changed: Line) => setLines(lines.map((line) => (line.key === changed.key ? changed : line))),
    busy,
    fault,
    saved: saved && !fault,
    errorOf,
    save: () => submit({ alert, notices: lines.map(({ date, text }) => ({ date, text })) }),
  };
}
