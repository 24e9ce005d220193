import "@mantine/core/styles/Progress.layer.css";
import { Button, Progress } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import classes from "./file-import.module.css";
import type { ImportFile } from "./import-plan.ts";

interface FileLineProps {
  file: ImportFile;
  /** What happens with it: 82／128行. */
  said: string;
  done: number;
  total: number;
  button?: { label: string; onClick: () => void } | undefined;
}

/** The chosen file and how far it is read or applied. */
export function FileLine({ file, said, done, total, button }: FileLineProps) {
  const isWhole = done >= total;
  return (
    <div className={classes.file}>
      <IconFileSpreadsheet size={20} stroke={1.75} />
      <div className={classes.fileText}>
        <p>
          <b>{file.name}</b>
          <span>{file.size}</span>
          {file.encoding && <span>{file.encoding}</span>}
          <span role="status">{said}</span>
        </p>
        <Progress
          size={6}
          color={isWhole ? "green" : "ai"}
          value={total === 0 ? 0 : (done / total) * 100}
          aria-label={said}
        />
      </div>
      {button && (
        <Button variant="default" size="xs" onClick={button.onClick}>
          {button.label}
        </Button>
      )}
    </div>
  );
}
