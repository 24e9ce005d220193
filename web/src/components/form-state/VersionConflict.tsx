import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { timeLabel } from "../../domain/day.ts";
import type { Conflict, Difference } from "../form/conflict.ts";
import { changesText as text } from "../form/text.ts";
import { FormAlert } from "../form-alert/FormAlert.tsx";
import classes from "./version-conflict.module.css";

interface VersionConflictProps {
  conflict: Conflict;
  labels: Readonly<Record<string, string>>;
  busy?: boolean;
  /** Saves over the newer version; these fields get the value that is stored now. */
  onSave: (theirs: readonly string[]) => void;
  /** Gives up the own input. */
  onReopen: () => void;
}

/** Somebody else saved first: who and when, what differs side by side, a choice each. Nothing is lost or overwritten silently. */
export default function VersionConflict({ conflict, labels, busy = false, onSave, onReopen }: VersionConflictProps) {
  const { message, changedBy, changedAt, differences, canTake } = conflict;
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (field: string, side: string) =>
    setTheirs([...theirs.filter((each) => each !== field), ...(side === "theirs" ? [field] : [])]);
  const told = changedBy !== null && changedAt !== null;
  return (
    <section className={classes.conflict} aria-label={text.conflictTitle}>
      <FormAlert tone="warn" focusKey={1} detail={canTake ? text.conflictHelp(differences.length) : text.inputKept}>
        <b>{told ? text.conflictBy(changedBy, timeLabel(changedAt, "full")) : message}</b>
      </FormAlert>
      {differences.length > 0 && (
        <table className={classes.differences}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{changedBy === null ? text.theirs : text.theirsOf(changedBy)}</th>
              <th scope="col">{text.mine}</th>
              <th scope="col">{text.choice}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((each) => (
              <DifferenceRow
                key={each.field}
                label={labels[each.field] ?? each.field}
                difference={each}
                side={theirs.includes(each.field) ? "theirs" : "mine"}
                onChoose={(side) => choose(each.field, side)}
              />
            ))}
          </tbody>
        </table>
      )}
      {canTake && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={onReopen}>
            {text.reopen}
          </Button>
          <Button aria-disabled={busy} onClick={busy ? undefined : () => onSave(theirs)}>
            {text.saveChosen}
          </Button>
        </div>
      )}
    </section>
  );
}

interface DifferenceRowProps {
  label: string;
  difference: Difference;
  side: "mine" | "theirs";
  onChoose: (side: string) => void;
}

const DifferenceRow = ({ label, difference: { mine, theirs }, side, onChoose }: DifferenceRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{theirs || text.emptyValue}</td>
    <td>{mine || text.emptyValue}</td>
    <td>
      <Radio.Group label={text.choiceOf(label)} labelProps={{ className: "vh" }} value={side} onChange={onChoose}>
        <div className={classes.sides}>
          <Radio value="theirs" label={text.theirs} />
          <Radio value="mine" label={text.takeMine} />
        </div>
      </Radio.Group>
    </td>
  </tr>
);
