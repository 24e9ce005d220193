import { Button, Checkbox } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { FormAlert } from "../form-alert/FormAlert.tsx";
import { StepDone } from "../form-page/StepDone.tsx";
import { Page } from "../page/Page.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { FileLine } from "./FileLine.tsx";
import classes from "./file-import.module.css";
import { ImportCheck } from "./ImportCheck.tsx";
import { ImportSteps } from "./ImportSteps.tsx";
import type { ImportColumn } from "./import-columns.tsx";
import { countOf, type ImportRow, type ImportState } from "./import-plan.ts";
import { importText as text } from "./text.ts";

interface ImportPageProps {
  /** ユーザーのCSVアップロード. */
  title: string;
  state: ImportState;
  columns: readonly ImportColumn[];
  unit: string;
  limits: string;
  onFile: (file: File) => void;
  /** Back to the first step: another file. */
  onRestart: () => void;
  /** Leaves the import. */
  onStop: () => void;
  onApply: (choice: { skipsFaulty: boolean }) => void;
  onSaveFaults?: () => void;
  /** At the right of the bar: what is not touched, who gets a mail. */
  note?: ReactNode;
  /** Below the place for the file: the way to a file to begin with. */
  template?: ReactNode;
  /** After the last step: the ways on. */
  whenDone?: ReactNode;
}

/** A file taken in, in three steps (look.md 12). Nothing changes before the third. */
export function ImportPage(props: ImportPageProps) {
  const { title, state, columns, unit, limits, onFile, onRestart, onStop, onApply, onSaveFaults, note } = props;
  const [skipsFaulty, skip] = useState(false);
  const isCheck = state.step === "check";
  return (
    <Page
      title={title}
      item={text.item}
      width={isCheck ? "flush" : "fluid"}
      actions={<ImportSteps step={state.step} />}
      toolbar={"file" in state && <ImportFileLine state={state} onRestart={onRestart} onStop={onStop} />}
      bar={
        isCheck && (
          <ApplyBar
            rows={state.rows}
            unit={unit}
            note={note}
            skipsFaulty={skipsFaulty}
            onSkip={skip}
            onStop={onStop}
            onApply={() => onApply({ skipsFaulty })}
          />
        )
      }
    >
      {state.step === "choose" && (
        <FileDrop limits={limits} fault={state.fault} onFile={onFile}>
          {props.template}
        </FileDrop>
      )}
      {state.step === "reading" && <FormAlert tone="info">{text.nothingChanged}</FormAlert>}
      {isCheck && <ImportCheck rows={state.rows} columns={columns} unit={unit} onSaveFaults={onSaveFaults} />}
      {state.step === "done" && (
        <StepDone title={text.finished} help={state.said}>
          {props.whenDone}
        </StepDone>
      )}
    </Page>
  );
}

type WithFile = Extract<ImportState, { file: unknown }>;

function ImportFileLine({
  state,
  onRestart,
  onStop,
}: { state: WithFile } & Pick<ImportPageProps, "onRestart" | "onStop">) {
  if (state.step === "check") {
    const { length } = state.rows;
    const button = { label: text.another, onClick: onRestart };
    return <FileLine file={state.file} said={text.read(length)} done={1} total={1} button={button} />;
  }
  const { file, done, total } = state;
  const isReading = state.step === "reading";
  return (
    <FileLine
      file={file}
      said={isReading ? text.reading(done, total) : text.applying(done, total)}
      done={done}
      total={total}
      button={isReading ? { label: text.stop, onClick: onStop } : undefined}
    />
  );
}

interface ApplyBarProps {
  rows: readonly ImportRow[];
  unit: string;
  note: ReactNode;
  skipsFaulty: boolean;
  onSkip: (skips: boolean) => void;
  onStop: () => void;
  onApply: () => void;
}

/** The button counts what it changes; it is off while faulty rows are neither mended nor left out. */
function ApplyBar({ rows, unit, note, skipsFaulty, onSkip, onStop, onApply }: ApplyBarProps) {
  const faulty = countOf(rows, "faulty");
  const count = countOf(rows, "new", "changed");
  const reason = count === 0 ? text.nothing : faulty > 0 && !skipsFaulty ? text.mend : null;
  return (
    <>
      <Button
        leftSection={<IconCheck size={16} stroke={1.75} />}
        aria-disabled={reason !== null}
        data-off={reason !== null}
        onClick={reason === null ? onApply : undefined}
      >
        {text.apply(count, unit)}
      </Button>
      <Button variant="default" onClick={onStop}>
        {text.stop}
      </Button>
      {faulty > 0 && (
        <Checkbox
          label={text.skipFaulty(faulty)}
          checked={skipsFaulty}
          onChange={({ currentTarget }) => onSkip(currentTarget.checked)}
        />
      )}
      <span className={classes.note} role="status">
        {reason ?? note}
      </span>
    </>
  );
}
