import "../../design/form-styles.ts";
import { BOOKLET } from "@kirinuki/schema/booklet.ts";
import { licenceText } from "@kirinuki/schema/messages.ts";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import dialog from "../../components/confirm-dialog/confirm-dialog.module.css";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import classes from "./original-dialogs.module.css";
import { isBeyond, type PrintRow } from "./print-order.ts";
import { printLicenceText as text } from "./text.ts";

interface PrintLicenceQuestionProps {
  /** Articles that a licence bounds. */
  rows: readonly PrintRow[];
  /** How many articles are to be printed, with those that none bounds. */
  total: number;
  onPrint: (copies: number) => void;
  onClose: () => void;
}

const titlesOf = (rows: readonly PrintRow[]): string[] => rows.map(({ title }) => title);

/** Which articles are for how many copies, and which may not be printed: a line for each bound. */
function boundsOf(rows: readonly PrintRow[]): string[] {
  const limited = Map.groupBy(
    rows.filter(({ beyondLicence }) => !beyondLicence),
    ({ copiesLeft }) => copiesLeft ?? 0,
  );
  const forbidden = Map.groupBy(
    rows.filter(({ beyondLicence }) => beyondLicence),
    ({ reason }) => reason,
  );
  return [
    ...[...limited].map(([left, own]) => licenceText.leftCopies(left, titlesOf(own))),
    ...[...forbidden].map(([reason, own]) => licenceText.notPrinted(reason, titlesOf(own))),
  ];
}

const numberOf = (copies: string): number | null => {
  const number = /^\d{1,3}$/.test(copies) ? Number(copies) : 0;
  return number >= 1 && number <= BOOKLET.mostCopies ? number : null;
};

/** Asked before a print that a licence bounds: for how many copies, and headlines alone for what is beyond. */
export function PrintLicenceQuestion({ rows, total, onPrint, onClose }: PrintLicenceQuestionProps) {
  const [typed, setTyped] = useState("1");
  const copies = numberOf(typed);
  const lefts = rows.flatMap(({ copiesLeft }) => (copiesLeft === null ? [] : [copiesLeft]));
  const least = Math.min(...lefts);
  const beyond = rows.filter((row) => isBeyond(row, copies ?? 1));
  const print = () => copies !== null && onPrint(copies);
  return (
    <Dialog
      title={beyond.length > 0 ? text.beyondTitle : text.title}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          {copies !== null && copies > least && least > 0 && (
            <Button variant="default" onClick={() => setTyped(String(least))}>
              {text.fewer(least)}
            </Button>
          )}
          <Button data-autofocus aria-disabled={copies === null} data-off={copies === null} onClick={print}>
            {beyond.length > 0 ? text.headlines : text.print}
          </Button>
        </>
      }
    >
      <ul className={classes.bounds}>
        {boundsOf(rows).map((bound) => (
          <li key={bound} className="jp">
            {bound}
          </li>
        ))}
      </ul>
      {lefts.length > 0 && (
        <TextInput
          className={classes.copies}
          label={text.copies}
          description={text.copiesHelp}
          inputMode="numeric"
          maxLength={3}
          value={typed}
          error={copies === null && text.copiesWrong}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {beyond.length > 0 && (
        <p className={`jp ${dialog.help}`} role="status">
          {text.beyond(beyond.length, total)}
        </p>
      )}
    </Dialog>
  );
}
