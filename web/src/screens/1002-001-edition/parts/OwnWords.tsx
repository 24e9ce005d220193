import { Textarea, TextInput } from "@mantine/core";
import { DraftConflicts } from "../../../features/mail-draft/DraftConflicts.tsx";
import { DraftLine } from "../../../features/mail-draft/DraftLine.tsx";
import type { OpenDraft } from "../../../features/mail-draft/use-draft.ts";
import { editionText as text } from "../text.ts";
import classes from "./send-dialog.module.css";

/** What the editors write themselves; one draft of all of them. */
export function OwnWords({ draft }: { draft: OpenDraft }) {
  const { state, store } = draft;
  return (
    <fieldset className={classes.fields}>
      <legend>{text.words}</legend>
      <DraftLine draft={draft} />
      <DraftConflicts draft={draft} />
      <TextInput
        size="xs"
        label={text.ownSubject}
        description={text.ownSubjectHelp}
        value={state.fields.subject}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => store.change({ subject: currentTarget.value })}
      />
      <Textarea
        size="xs"
        label={text.ownText}
        description={text.ownTextHelp}
        rows={4}
        value={state.fields.text}
        maxLength={4000}
        onChange={({ currentTarget }) => store.change({ text: currentTarget.value })}
      />
    </fieldset>
  );
}
