import { LOGIN_NOTICES_MAX } from "@kirinuki/schema/forms/login-notice-limits.ts";
import { Button, Textarea, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { Link } from "react-router";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { loginNoticesText as text } from "../../domain/text/notice-text.ts";
import { NoticePanel } from "../../features/login-notices/NoticePanel.tsx";
import classes from "./login-notices.module.css";
import { type Board, type Line, preloadRules, useLoginNoticesForm } from "./use-login-notices-form.ts";

/** Ids of the fields are the names that faults have, so that the summary's links lead to them. */
const labelsOf = (lines: readonly Line[]): Record<string, string> => ({
  alert: text.alert,
  ...Object.fromEntries(
    lines.flatMap((_, index) => [
      [`notices.${index}.date`, text.date(index + 1)],
      [`notices.${index}.text`, text.text(index + 1)],
    ]),
  ),
});

export function LoginNoticesEditor({ board, reload }: { board: Board; reload: () => void }) {
  const form = useLoginNoticesForm(board);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className={classes.form} onSubmit={onSubmit} onInput={preloadRules} noValidate aria-busy={form.busy}>
      <div>
        <h1>{text.title}</h1>
        <p className={classes.lead}>{text.lead}</p>
      </div>
      {form.saved && <FormAlert tone="info">{text.saved}</FormAlert>}
      <FormFaults fault={form.fault} labels={labelsOf(form.lines)} />
      <Textarea
        id="alert"
        name="alert"
        label={text.alert}
        description={text.alertHelp}
        rows={2}
        value={form.alert}
        onChange={(event) => form.setAlert(event.currentTarget.value)}
        error={form.errorOf("alert")}
      />
      <fieldset className={classes.notices}>
        <legend>{text.notices}</legend>
        <p className={classes.lead}>{text.noticesHelp}</p>
        {form.lines.map((line, index) => (
          <NoticeLine key={line.key} line={line} index={index} form={form} />
        ))}
        <Button variant="default" disabled={form.lines.length >= LOGIN_NOTICES_MAX} onClick={form.add}>
          {text.add}
        </Button>
      </fieldset>
      <Preview alert={form.alert} lines={form.lines} />
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? text.saving : text.save}
        </Button>
        {form.fault && (
          <Button variant="default" onClick={reload}>
            {text.reload}
          </Button>
        )}
        <Link to="/el/home">{text.home}</Link>
      </div>
    </form>
  );
}

type Form = Pick<ReturnType<typeof useLoginNoticesForm>, "change" | "remove" | "errorOf">;

function NoticeLine({ line, index, form }: { line: Line; index: number; form: Form }) {
  const field = (name: "date" | "text") => `notices.${index}.${name}`;
  return (
    <div className={classes.line}>
      <TextInput
        id={field("date")}
        type="date"
        label={text.date(index + 1)}
        value={line.date}
        onChange={(event) => form.change({ ...line, date: event.currentTarget.value })}
        error={form.errorOf(field("date"))}
      />
      <Textarea
        id={field("text")}
        label={text.text(index + 1)}
        rows={2}
        value={line.text}
        onChange={(event) => form.change({ ...line, text: event.currentTarget.value })}
        error={form.errorOf(field("text"))}
      />
      <Button variant="default" aria-label={text.remove(index + 1)} onClick={() => form.remove(line)}>
        ×
      </Button>
    </div>
  );
}

/** The parts of the sign-in page itself. */
function Preview({ alert, lines }: { alert: string; lines: readonly Line[] }) {
  const notices = lines.filter((line) => line.text.trim() !== "" && line.date !== "");
  if (alert.trim() === "" && notices.length === 0) return null;
  return (
    <section aria-label={text.preview} className={classes.preview}>
      <h2>{text.preview}</h2>
      {alert.trim() !== "" && <FormAlert tone="warn">{alert}</FormAlert>}
      <NoticePanel
        notices={notices.map((line) => ({ __typename: "OperatorNotice", date: line.date, text: line.text }))}
      />
    </section>
  );
}
