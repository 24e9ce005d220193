import { LOGIN_NOTICES_MAX } from "@kirinuki/schema/forms/login-notice-limits.ts";
import { Button, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Link } from "react-router";
import { DateField } from "../../components/date-field/DateField.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { loginNoticesText as text } from "../../domain/text/notice-text.ts";
import { NoticePanel } from "../../features/login-notices/NoticePanel.tsx";
import classes from "./login-notices.module.css";
import { type Board, type BoardValues, type Line, useLoginNoticesForm } from "./use-login-notices-form.ts";

interface LoginNoticesEditorProps {
  board: Board;
  readStored: () => Promise<Board | null>;
}

export function LoginNoticesEditor({ board, readStored }: LoginNoticesEditorProps) {
  const { form, add, remove, isSaved } = useLoginNoticesForm(board, readStored);
  const { fields, busy } = form;
  const { alert, notices } = fields.values;
  return (
    <form className={classes.form} {...form.formProps}>
      <div>
        <h1>{text.title}</h1>
        <p className={classes.lead}>{text.lead}</p>
      </div>
      {isSaved && <FormAlert tone="info">{text.saved}</FormAlert>}
      <FormState of={form} />
      <Textarea {...fields.getInputProps("alert")} label={text.alert} description={text.alertHelp} rows={2} />
      <fieldset className={classes.notices}>
        <legend>{text.notices}</legend>
        <p className={classes.lead}>{text.noticesHelp}</p>
        {notices.map((line, index) => (
          <NoticeLine key={line.key} index={index} fields={fields} onRemove={() => remove(index)} />
        ))}
        <Button variant="default" disabled={notices.length >= LOGIN_NOTICES_MAX} onClick={add}>
          {text.add}
        </Button>
      </fieldset>
      <Preview alert={alert} lines={notices} />
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Link to="/el/home">{text.home}</Link>
      </div>
    </form>
  );
}

interface NoticeLineProps {
  index: number;
  fields: UseFormReturnType<BoardValues>;
  onRemove: () => void;
}

const NoticeLine = ({ index, fields, onRemove }: NoticeLineProps) => (
  <div className={classes.line}>
    <DateField {...fields.getInputProps(`notices.${index}.date`)} label={text.date(index + 1)} />
    <Textarea {...fields.getInputProps(`notices.${index}.text`)} label={text.text(index + 1)} rows={2} />
    <Button variant="default" aria-label={text.remove(index + 1)} onClick={onRemove}>
      ×
    </Button>
  </div>
);

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
