import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { FormAlert } from "../form-alert/FormAlert.tsx";
import classes from "./file-import.module.css";
import { importText as text } from "./text.ts";

interface FileDropProps {
  /** UTF-8かShift_JIS、5 MB、5,000行まで. */
  limits: string;
  fault: string | undefined;
  onFile: (file: File) => void;
  /** Below: the way to a file to begin with. */
  children?: ReactNode;
}

/** Where a CSV file is dropped or chosen. */
export function FileDrop({ limits, fault, onFile, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <div className={classes.choose}>
      {fault !== undefined && (
        <FormAlert tone="danger" focusKey={1}>
          {fault}
        </FormAlert>
      )}
      <section
        className={classes.drop}
        aria-label={text.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <IconUpload size={24} stroke={1.4} />
        <b>{text.drop}</b>
        <p>{limits}</p>
        <Button variant="default" size="xs" onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <input
          ref={input}
          type="file"
          className="vh"
          tabIndex={-1}
          aria-label={text.choose}
          accept=".csv,text/csv"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onFile(file);
            currentTarget.value = "";
          }}
        />
      </section>
      {children}
    </div>
  );
}
