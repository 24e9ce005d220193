import { Button } from "@mantine/core";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import classes from "./draft.module.css";
import { type DraftField, type DraftFields, fieldsOf } from "./draft-store.ts";
import { draftText as text } from "./draft-text.ts";
import type { OpenDraft } from "./use-draft.ts";

/** How a value reads where two are compared. */
function shownValue(fields: DraftFields, name: DraftField): string {
  const value = fields[name];
  if (name === "articles") return text.articles(fields.articles.length);
  if (typeof value === "boolean") return value ? text.yes : text.no;
  const shown = Array.isArray(value) ? value.join("、") : String(value);
  return shown === "" ? text.nothing : shown;
}

/** Why something is not saved: both changed it, it was sent meanwhile, or the server refused. */
export function DraftConflicts({ draft: { state, store } }: { draft: OpenDraft }) {
  const { conflicts, stored, fault } = state;
  if (stored.sent) return <FormAlert tone="warn">{text.sent(stored.savedBy)}</FormAlert>;
  const theirs = fieldsOf(stored);
  return (
    <>
      {fault !== null && <FormAlert tone="danger">{fault}</FormAlert>}
      {conflicts.map((name) => (
        <section key={name} className={classes.conflict} aria-label={text.conflict(stored.savedBy, text.fields[name])}>
          <FormAlert tone="warn">{text.conflict(stored.savedBy, text.fields[name])}</FormAlert>
          <p className={classes.whose}>{text.theirs(stored.savedBy)}</p>
          <p className={classes.theirs}>{shownValue(theirs, name)}</p>
          <div className={classes.actions}>
            <Button size="xs" onClick={() => store.takeTheirs(name)}>
              {text.takeTheirs}
            </Button>
            <Button size="xs" variant="default" onClick={() => void store.keepMine(name)}>
              {text.keepMine}
            </Button>
          </div>
        </section>
      ))}
    </>
  );
}
