import { Button, Radio } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormAlert } from "../form-alert/FormAlert.tsx";
import classes from "./edit-form.module.css";
import { editText as text } from "./text.ts";

export interface Difference {
  field: string;
  label: string;
  current: ReactNode;
  mine: ReactNode;
}

export type Side = "current" | "mine";

interface VersionConflictProps {
  /** Who saved in between; null where that is not told. */
  who: string | null;
  /** 06:44, or with its day where that is not today. */
  when: string;
  /** Only the fields that differ. */
  differences: readonly Difference[];
  busy?: boolean;
  /** Saves over the newer version, each field as it was chosen. */
  onSave: (choices: Readonly<Record<string, Side>>) => void;
  /** Gives up the own input. */
  onReopen: () => void;
}

/** Somebody else saved first: who and when, what differs side by side, a choice each. Nothing is lost or overwritten silently. */
export function VersionConflict({ who, when, differences, busy = false, onSave, onReopen }: VersionConflictProps) {
  const [chosen, choose] = useState<Readonly<Record<string, Side>>>({});
  const choices = Object.fromEntries(differences.map(({ field }) => [field, chosen[field] ?? "mine"]));
  return (
    <section className={classes.conflict}>
      <FormAlert tone="warn" focusKey={1} detail={text.conflictHelp(differences.length)}>
        <b>{who === null ? text.conflictSomebody(when) : text.conflict(who, when)}</b>
      </FormAlert>
      <table className={classes.differences}>
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            <th scope="col">{text.currentOf(who)}</th>
            <th scope="col">{text.mine}</th>
            <th scope="col">{text.choice}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, label, current, mine }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{current || text.empty}</td>
              <td>{mine || text.empty}</td>
              <td>
                <Radio.Group
                  aria-label={text.choiceOf(label)}
                  value={choices[field] ?? "mine"}
                  onChange={(side) => choose({ ...chosen, [field]: side === "current" ? "current" : "mine" })}
                >
                  <div className={classes.sides}>
                    <Radio value="current" label={text.takeCurrent} />
                    <Radio value="mine" label={text.takeMine} />
                  </div>
                </Radio.Group>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.conflictButtons}>
        <Button variant="default" onClick={onReopen}>
          {text.reopen}
        </Button>
        <Button aria-disabled={busy} onClick={busy ? undefined : () => onSave(choices)}>
          {text.saveChosen}
        </Button>
      </div>
    </section>
  );
}
