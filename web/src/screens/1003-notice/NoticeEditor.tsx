import { Button, Textarea } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { NoticeBar } from "../../components/notice-bar/NoticeBar.tsx";
import { noticeEditText as text } from "../../domain/text/notice-text.ts";
import classes from "./notice.module.css";
import { type StoredNotice, useNotice } from "./use-notice.ts";

interface NoticeEditorProps {
  notice: StoredNotice;
  readStored: () => Promise<StoredNotice | null>;
}

/** The text box with its preview, which is the bar of home itself. */
export function NoticeEditor({ notice, readStored }: NoticeEditorProps) {
  const { form, remove, done } = useNotice(notice, readStored);
  const [asking, ask] = useState(false);
  const shown = form.fields.values.text.trim();
  return (
    <>
      <EditPage
        title={text.title}
        lead={text.lead}
        {...form.formProps}
        busy={form.busy}
        faults={
          <>
            {done && <FormAlert tone="info">{done}</FormAlert>}
            <FormState of={form} />
          </>
        }
        extra={
          notice.text !== "" && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={16} stroke={1.75} />}
              aria-disabled={form.busy}
              onClick={() => ask(true)}
            >
              {text.remove}
            </Button>
          )
        }
      >
        <FormSection title={text.words}>
          <Textarea {...form.fields.getInputProps("text")} label={text.text} description={text.textHelp} rows={8} />
        </FormSection>
        <section aria-labelledby="preview" className={classes.preview}>
          <h2 id="preview">{text.preview}</h2>
          {shown === "" ? <p className={classes.empty}>{text.previewEmpty}</p> : <NoticeBar text={shown} />}
        </section>
      </EditPage>
      {asking && (
        <LazyDangerDialog
          title={text.removeTitle}
          goes={text.removeGoes}
          confirm={text.remove}
          onConfirm={() => {
            ask(false);
            void remove();
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
