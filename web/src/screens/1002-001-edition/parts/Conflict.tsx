import { Button } from "@mantine/core";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import classes from "../edition.module.css";
import { editionText as text } from "../text.ts";
import type { EditionModel } from "../use-edition.ts";

/** Why something is not saved, and what to do about it: somebody was quicker, or the server refused. */
export function Conflict({ model: { state, store } }: { model: EditionModel }) {
  const { theirs, aside, fault } = state;
  if (theirs !== null) {
    const name = theirs.savedBy ?? "";
    const told = theirs.begun ? text.conflict(name, theirs.savedAt?.slice(11, 16) ?? "") : text.conflictSent(name);
    return (
      <div className={classes.conflict}>
        <FormAlert tone="warn">{told}</FormAlert>
        <div className={classes.conflictActions}>
          <Button onClick={() => store.takeTheirs()}>{text.takeTheirs(name)}</Button>
          <Button variant="default" onClick={() => void store.keepMine()}>
            {text.keepMine}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      {fault !== null && <FormAlert tone="danger">{fault}</FormAlert>}
      {aside !== null && (
        <div className={classes.conflict}>
          <FormAlert tone="info">{text.aside}</FormAlert>
          <div className={classes.conflictActions}>
            <Button variant="default" onClick={() => store.takeAside()}>
              {text.takeAside}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
