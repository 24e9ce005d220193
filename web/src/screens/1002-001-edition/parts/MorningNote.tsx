import { useMutation } from "@apollo/client/react";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { troubleOf } from "../../../components/form/outcome.ts";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import { useAction } from "../../../components/said-line/use-action.ts";
import { shortDate } from "../../../domain/day.ts";
import { SAVE_EDITION_NOTE } from "../morning-documents.ts";
import { morningText as text } from "../morning-text.ts";
import type { Morning, useMorning } from "../use-morning.ts";
import classes from "./morning.module.css";

interface MorningNoteProps {
  morning: Morning;
  read: ReturnType<typeof useMorning>["read"];
}

/** The note of the day before, and the one that the next on duty will read. */
export function MorningNote({ morning, read }: MorningNoteProps) {
  const { day, note, noteVersion, earlier } = morning;
  // What was typed stays, with the version that it was typed over, whatever others save meanwhile.
  const [typed, type] = useState<{ note: string; version: number } | null>(null);
  const [save] = useMutation(SAVE_EDITION_NOTE);
  const { busy, said, act } = useAction();
  const submit = () =>
    act(async () => {
      if (typed === null) return null;
      const form = { day, ...typed };
      const trouble = troubleOf((await save({ variables: { form } })).data.saveEditionNote);
      const { data } = await read();
      if (trouble) {
        // Somebody was quicker: what was typed stays, and a second press saves it over his.
        const version = data?.editionMorning?.noteVersion ?? typed.version;
        type({ ...typed, version });
        return trouble;
      }
      type(null);
      return text.noteSaved;
    });
  return (
    <details className={classes.note} open={earlier !== null || note !== ""}>
      <summary>{text.note}</summary>
      {earlier ? (
        <blockquote className={classes.earlier}>
          <p className="jp">{earlier.note}</p>
          <footer>{text.noteBy(shortDate(earlier.day), earlier.by)}</footer>
        </blockquote>
      ) : (
        <p className={classes.weak}>{text.noNote}</p>
      )}
      <SaidLine said={said} />
      <Textarea
        size="xs"
        label={text.noteEdit(shortDate(day))}
        description={text.noteHelp}
        rows={3}
        maxLength={1000}
        value={typed?.note ?? note}
        onChange={({ currentTarget: { value } }) =>
          type((last) => ({ note: value, version: last?.version ?? noteVersion }))
        }
      />
      <Button size="xs" variant="default" disabled={typed === null} aria-disabled={busy} onClick={() => void submit()}>
        {text.noteSave}
      </Button>
    </details>
  );
}
