import { Button, Textarea } from "@mantine/core";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { NoticeBar } from "../../components/notice-bar/NoticeBar.tsx";
import { noticeEditText as text } from "../../domain/text/notice-text.ts";
import classes from "./notice.module.css";
import { preloadRules, type StoredNotice, useNotice } from "./use-notice.ts";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

const LABELS = { text: text.text };

/** The text box with its preview, which is the bar of home itself. */
export function NoticeEditor({ notice: first, reload }: { notice: StoredNotice; reload: () => void }) {
  const notice = useNotice(first);
  const [asking, ask] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void notice.save();
  };
  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={onSubmit} onInput={preloadRules} noValidate aria-busy={notice.busy}>
        <div>
          <h1>{text.title}</h1>
          <p className={classes.lead}>{text.lead}</p>
        </div>
        {notice.done && <FormAlert tone="info">{notice.done}</FormAlert>}
        <FormFaults fault={notice.fault} labels={LABELS} />
        <Textarea
          id="text"
          name="text"
          label={text.text}
          description={text.textHelp}
          rows={8}
          value={notice.text}
          onChange={(event) => notice.setText(event.currentTarget.value)}
          error={notice.errorOf("text")}
        />
        <section aria-labelledby="preview" className={classes.preview}>
          <h2 id="preview">{text.preview}</h2>
          {notice.text.trim() === "" ? (
            <p className={classes.lead}>{text.previewEmpty}</p>
          ) : (
            <NoticeBar text={notice.text.trim()} />
          )}
        </section>
        <div className={classes.actions}>
          <Button type="submit" aria-disabled={notice.busy}>
            {notice.busy ? text.saving : text.save}
          </Button>
          {notice.stored.text !== "" && (
            <Button variant="default" aria-disabled={notice.busy} onClick={() => ask(true)}>
              {text.remove}
            </Button>
          )}
          {notice.fault && (
            <Button variant="default" onClick={reload}>
              {text.reload}
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
              void notice.remove();
            }}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
