import classes from "../edition.module.css";
import type { EditionState } from "../edition-store.ts";
import { editionText as text } from "../text.ts";

/** Whether everything is on the server, and when it got there. */
export function SaveLine({ state, onRetry }: { state: EditionState; onRetry: () => void }) {
  const { save, savedAt, theirs } = state;
  const calm = savedAt === null ? text.notBegun : text.savedAt(savedAt.slice(11, 16));
  const isStuck = save === "failed" && theirs === null;
  return (
    <p className={classes.save} data-state={save}>
      <span role="status">{save === "saved" ? calm : text.save[save]}</span>
      {isStuck && (
        <button type="button" className={classes.textButton} onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </p>
  );
}
