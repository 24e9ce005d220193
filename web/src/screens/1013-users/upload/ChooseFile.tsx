import { Progress } from "@mantine/core";
import { FileDrop } from "../../../components/file-import/FileDrop.tsx";
import { FileFaults } from "../../../features/upload/FileFaults.tsx";
import { uploadUsersText as text } from "./text.ts";
import classes from "./upload.module.css";
import type { UploadStep } from "./use-upload-users.ts";

interface ChooseFileProps {
  at: Extract<UploadStep, { step: "choose" | "reading" }>;
  onChoose: (file: File) => void;
}

/** The first step, and what was wrong with the file before. */
export function ChooseFile({ at, onChoose }: ChooseFileProps) {
  if (at.step === "reading")
    return (
      <div className={classes.card} role="status">
        <p>{text.reading(at.file.name)}</p>
        <Progress value={100} animated striped aria-label={text.reading(at.file.name)} />
      </div>
    );
  const fault = at.message ?? (at.faults.length > 0 ? text.faults : undefined);
  return (
    <FileDrop limits={text.dropHelp} fault={fault} onFile={onChoose}>
      {at.faults.length > 0 && <FileFaults errors={at.faults} />}
    </FileDrop>
  );
}
