import { Progress } from "@mantine/core";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
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
  return (
    <>
      {at.message !== null && (
        <FormAlert tone="danger" focusKey={1}>
          {at.message}
        </FormAlert>
      )}
      {at.faults.length > 0 && (
        <>
          <FormAlert tone="danger" focusKey={1}>
            {text.faults}
          </FormAlert>
          <FileFaults errors={at.faults} />
        </>
      )}
      <div className={classes.card}>
        <label htmlFor="users-file">
          <b>{text.drop}</b>
        </label>
        <p className="jp">{text.dropHelp}</p>
        <input
          id="users-file"
          type="file"
          accept=".csv,text/csv"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
          }}
        />
      </div>
    </>
  );
}
