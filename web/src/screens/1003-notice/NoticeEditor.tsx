import { Button, Textarea } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { NoticeBar } from "../../components/notice-bar/NoticeBar.tsx";
import { noticeEditText as text } from "../../domain/text/notice-text.ts";
import classes from "./notice.module.css";
import { type StoredNotice, useNotice } from "./use-notice.ts";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

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
    <div className={classes.page}>
      <form className={classes.form} {...form.formProps}>
        <div>
          <h1>{text.title}</h1>
          <p className={classes.lead}>{text.lead}</p>
        </div>
        {done && <FormAlert tone="info">{done}</FormAlert>}
        <FormState of={form} />
        <Textarea {...form.fields.getInputProps("text")} label={text.text} description={text.textHelp} rows={8} />
        <section aria-labelledby="preview" className={classes.preview}>
          <h2 id="preview">{text.preview}</h2>
          {shown === "" ? <p className={classes.lead}>{text.previewEmpty}</p> : <NoticeBar text={shown} />}
        </section>
        <div className={classes.actions}>
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? text.saving : text.save}
          </Button>
          {notice.text !== "" && (
            <Button variant="default" aria-disabled={form.busy} onClick={() => ask(true)}>
              {text.remove}
            </Button>
          )}
        </div>
      </form>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={text.removeTitle}
            help={text.removeHelp}
            confirm={text.remove}
            onConfirm={() => {
              ask(false);
              void remove();
            }}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
