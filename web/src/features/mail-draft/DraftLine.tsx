import { IconUsers } from "@tabler/icons-react";
import classes from "./draft.module.css";
import { draftText as text } from "./draft-text.ts";
import type { OpenDraft } from "./use-draft.ts";

/** Whether everything is on the server, and who else has the draft open. */
export function DraftLine({ draft: { state, store } }: { draft: OpenDraft }) {
  const { save, stored, said } = state;
  const at = stored.savedAt.slice(11, 16);
  const calm = stored.version > 1 ? text.saved(at) : text.notYet;
  const names = stored.editors.map(({ name }) => name);
  return (
    <div className={classes.line}>
      <span role="status" data-state={save}>
        {save === "saved" ? calm : text.states[save]}
      </span>
      {save === "failed" && (
        <button type="button" className={classes.again} onClick={() => void store.flush()}>
          {text.retry}
        </button>
      )}
      {names.length > 0 && (
        <span className={classes.editors} role="status">
          <IconUsers size={16} stroke={1.75} aria-hidden />
          {text.editing(names)}
        </span>
      )}
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  );
}
