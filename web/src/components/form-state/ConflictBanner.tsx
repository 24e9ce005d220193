import { Button } from "@mantine/core";
import { timeLabel } from "../../domain/day.ts";
import type { Conflict, Difference } from "../form/conflict.ts";
import { changesText as text } from "../form/text.ts";
import { useFocusOn } from "../form-alert/FormAlert.tsx";
import classes from "./conflict-banner.module.css";

interface ConflictBannerProps {
  conflict: Conflict;
  labels: Readonly<Record<string, string>>;
  busy: boolean;
  onTake: () => void;
  onKeep: () => void;
}

/** Who was quicker and when, the fields that differ with both values, and which of the two is to hold. */
export default function ConflictBanner({ conflict, labels, busy, onTake, onKeep }: ConflictBannerProps) {
  const { message, changedBy, changedAt, differences, canTake } = conflict;
  const box = useFocusOn(1);
  const told = changedBy !== null && changedAt !== null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.banner}>
      <p>
        <b>{told ? text.conflictBy(changedBy, timeLabel(changedAt, "full")) : message}</b>
      </p>
      {differences.length > 0 && <Differences of={differences} labels={labels} />}
      {canTake && (
        <>
          <p>{text.conflictHelp}</p>
          <div className={classes.actions}>
            <Button aria-disabled={busy} onClick={onKeep}>
              {text.keepMine}
            </Button>
            <Button variant="default" onClick={onTake}>
              {text.takeTheirs}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const Differences = ({ of, labels }: { of: readonly Difference[]; labels: Readonly<Record<string, string>> }) => (
  <table className={classes.differences}>
    <thead>
      <tr>
        <td />
        <th scope="col">{text.mine}</th>
        <th scope="col">{text.theirs}</th>
      </tr>
    </thead>
    <tbody>
      {of.map(({ field, mine, theirs }) => (
        <tr key={field}>
          <th scope="row">{labels[field]}</th>
          <td>{mine || text.emptyValue}</td>
          <td>{theirs || text.emptyValue}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
