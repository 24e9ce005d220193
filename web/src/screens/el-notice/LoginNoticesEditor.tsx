import { LOGIN_NOTICES_MAX } from "@kirinuki/schema/forms/login-notice-limits.ts";
import { ActionIcon, Button, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { DateField } from "../../components/date-field/DateField.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
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

/** The alert and the notices, a line each, beside the sign-in page's own look of them. */
export function LoginNoticesEditor({ board, readStored }: LoginNoticesEditorProps) {
  const { form, add, remove, isSaved } = useLoginNoticesForm(board, readStored);
  const { fields, busy } = form;
  const { alert, notices } = fields.values;
  return (
    <EditPage
      title={text.title}
      lead={text.lead}
      {...form.formProps}
      busy={busy}
      faults={
        <>
          {isSaved && <FormAlert tone="info">{text.saved}</FormAlert>}
          <FormState of={form} />
        </>
      }
      aside={<Preview alert={alert} lines={notices} />}
    >
      <FormSection title={text.top}>
        <Textarea {...fields.getInputProps("alert")} label={text.alert} description={text.alertHelp} rows={2} />
      </FormSection>
      <FormSection title={text.notices} help={text.noticesHelp}>
        {notices.map((line, index) => (
          <NoticeLine key={line.key} index={index} fields={fields} onRemove={() => remove(index)} />
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          disabled={notices.length >= LOGIN_NOTICES_MAX}
          onClick={add}
        >
          {text.add}
        </Button>
      </FormSection>
    </EditPage>
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
    <ActionIcon aria-label={text.remove(index + 1)} onClick={onRemove}>
      <IconTrash size={16} stroke={1.75} />
    </ActionIcon>
  </div>
);

/** The parts of the sign-in page itself. */
function Preview({ alert, lines }: { alert: string; lines: readonly Line[] }) {
  const notices = lines.filter((line) => line.text.trim() !== "" && line.date !== "");
  return (
    <section aria-label={text.preview} className={classes.preview}>
      <h2>{text.preview}</h2>
      {alert.trim() === "" && notices.length === 0 && <p>{text.previewEmpty}</p>}
      {alert.trim() !== "" && <FormAlert tone="warn">{alert}</FormAlert>}
      <NoticePanel
        notices={notices.map((line) => ({ __typename: "OperatorNotice", date: line.date, text: line.text }))}
      />
    </section>
  );
}
