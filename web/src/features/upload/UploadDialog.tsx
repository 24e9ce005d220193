import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import type { DocumentNode } from "graphql";
import { type FormEvent, type ReactNode, useState } from "react";
import type { UploadOutcome } from "../../bff/upload-document.ts";
import { useUpload } from "../../bff/use-upload.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { uploadText as text } from "../../domain/text/mail-text.ts";
import { FileFaults } from "./FileFaults.tsx";
import classes from "./upload-dialog.module.css";

interface UploadDialogProps {
  title: string;
  help: string;
  to: { method: "POST" | "PUT"; path: string };
  /** What goes beside the file. */
  fields?: Readonly<Record<string, string>>;
  /** The queries that the file changes; those on the screen are asked again. */
  changed: readonly DocumentNode[];
  /** Gets the answer's data after everything was stored. */
  onStored: (data: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
  /** Inputs of `fields`. */
  children?: ReactNode;
}

/** One CSV file: chosen, sent, and where rows have faults all of them told (fileError). Load it on demand. */
export function UploadDialog({ title, help, to, fields, changed, onStored, onClose, children }: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { busy, upload } = useUpload(changed);
  const [trouble, setTrouble] = useState<{ attempt: number; of: UploadOutcome } | null>(null);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(file === null);
    if (file === null || busy) return;
    const outcome = await upload({ ...to, file, ...(fields && { fields }) });
    if (outcome.kind === "stored") onStored(outcome.data);
    else setTrouble((last) => ({ attempt: (last?.attempt ?? 0) + 1, of: outcome }));
  };
  return (
    <Modal.Root opened onClose={onClose} size={640}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <form className={classes.body} onSubmit={(event) => void start(event)} noValidate aria-busy={busy}>
            <Modal.Title>{title}</Modal.Title>
            <p className={`jp ${classes.help}`}>{help}</p>
            {trouble && <Trouble key={trouble.attempt} of={trouble.of} attempt={trouble.attempt} />}
            {children}
            <div className={classes.file}>
              <label htmlFor="upload-file">{text.file}</label>
              <input
                id="upload-file"
                type="file"
                accept=".csv,text/csv"
                aria-invalid={isMissing}
                aria-describedby={isMissing ? "upload-file-error" : undefined}
                onChange={({ currentTarget }) => {
                  setFile(currentTarget.files?.[0] ?? null);
                  setMissing(false);
                  setTrouble(null);
                }}
              />
              {isMissing && (
                <p id="upload-file-error" role="alert" className={classes.error}>
                  {text.choose}
                </p>
              )}
            </div>
            <div className={classes.actions}>
              <Button variant="default" onClick={onClose}>
                {formText.cancel}
              </Button>
              <Button type="submit" aria-disabled={busy}>
                {busy ? text.busy : text.start}
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Trouble({ of, attempt }: { of: UploadOutcome; attempt: number }) {
  if (of.kind === "stored") return null;
  const isFaulty = of.kind === "faulty";
  return (
    <>
      <FormAlert tone="danger" focusKey={attempt}>
        {isFaulty ? text.faults(of.errors.length) : of.message}
      </FormAlert>
      {isFaulty && (
        <div className={classes.faults}>
          <FileFaults errors={of.errors} />
        </div>
      )}
    </>
  );
}
