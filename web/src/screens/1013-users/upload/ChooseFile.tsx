import "@mantine/core/styles/Progress.layer.css";
import { Button, Progress } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { FileDrop } from "../../../components/file-import/FileDrop.tsx";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import { useAction } from "../../../components/said-line/use-action.ts";
import { FileFaults } from "../../../features/upload/FileFaults.tsx";
import { saveUsers } from "../FileButtons.tsx";
import { uploadUsersText as text } from "./text.ts";
import classes from "./upload.module.css";
import type { UploadStep } from "./use-upload-users.ts";

interface ChooseFileProps {
  at: Extract<UploadStep, { step: "choose" | "reading" }>;
  onChoose: (file: File) => void;
  /** Leaves the reading; nothing has changed. */
  onStop: () => void;
}

/** The first step, and what was wrong with the file before. */
export function ChooseFile({ at, onChoose, onStop }: ChooseFileProps) {
  if (at.step === "reading")
    return (
      <div className={classes.card} role="status">
        <div className={classes.reading}>
          <b>{text.reading(at.file.name)}</b>
          <Button variant="default" size="xs" onClick={onStop}>
            {text.stop}
          </Button>
        </div>
        <Progress value={100} animated striped aria-label={text.reading(at.file.name)} />
        <p className={`jp ${classes.help}`}>{text.readingHelp(at.lines)}</p>
      </div>
    );
  return <Choice at={at} onChoose={onChoose} />;
}

function Choice({ at, onChoose }: { at: Extract<UploadStep, { step: "choose" }>; onChoose: (file: File) => void }) {
  const { said, act } = useAction();
  const save = () => saveUsers(act, "/api/v1/users_download?encoding=utf8");
  const fault = at.message ?? (at.faults.length > 0 ? text.faults : undefined);
  return (
    <FileDrop limits={text.dropHelp} fault={fault} onFile={onChoose}>
      {at.faults.length > 0 && <FileFaults errors={at.faults} />}
      <SaidLine said={said} />
      <Button
        className={classes.template}
        variant="subtle"
        size="xs"
        leftSection={<IconDownload size={14} stroke={1.75} />}
        onClick={save}
      >
        {text.template}
      </Button>
    </FileDrop>
  );
}
