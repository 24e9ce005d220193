import { useMutation } from "@apollo/client/react";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import type { SnoozeMediumMutation } from "../../../__generated__/graphql.ts";
import { isRefusal } from "../../../components/form/form-answer.ts";
import { refusal } from "../../../components/form/outcome.ts";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import { useAction } from "../../../components/said-line/use-action.ts";
import { timeLabel } from "../../../domain/day.ts";
import { clockLabel, isAhead } from "../arrival-times.ts";
import { NOTE_MEDIUM, SNOOZE_MEDIUM } from "../arrivals-documents.ts";
import { habitText as text } from "../habit-text.ts";
import classes from "./habit.module.css";
import type { Habit } from "./MediumDialog.tsx";

interface MediumActsProps {
  habit: Habit;
  mayAct: boolean;
  /** Reads the medium anew. */
  again: () => Promise<void>;
}

/** Whom to ask, silence for half an hour, and a note of what was done. */
export function MediumActs({ habit: { code, contact, snoozedUntil, notes }, mayAct, again }: MediumActsProps) {
  const [snooze] = useMutation(SNOOZE_MEDIUM);
  const [note] = useMutation(NOTE_MEDIUM);
  const { busy, said, act } = useAction();
  const [typed, type] = useState("");
  const isSilent = isAhead(snoozedUntil);
  const run = (send: () => Promise<SnoozeMediumMutation["snoozeMedium"] | undefined>, done: string) =>
    act(async () => {
      const answer = await send();
      if (answer && isRefusal(answer)) return refusal(answer);
      await again();
      return done;
    });
  const silence = () =>
    run(
      async () => (await snooze({ variables: { code, minutes: isSilent ? 0 : 30 } })).data?.snoozeMedium,
      isSilent ? text.woken : text.snoozed,
    );
  const record = () =>
    run(async () => {
      const answer = (await note({ variables: { code, text: typed } })).data?.noteMedium;
      if (answer && !isRefusal(answer)) type("");
      return answer;
    }, text.noted);
  return (
    <section>
      <h3>{text.actsTitle}</h3>
      <SaidLine said={said} />
      <p className={classes.contact}>{contact === "" ? text.noContact : contact}</p>
      {isSilent && <p>{text.until(clockLabel(snoozedUntil))}</p>}
      {mayAct && (
        <>
          <Textarea
            label={text.noteLabel}
            placeholder={text.noteExample}
            rows={2}
            maxLength={500}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button variant="default" aria-disabled={busy} onClick={() => void silence()}>
              {isSilent ? text.wake : text.snooze}
            </Button>
            <Button aria-disabled={busy} onClick={() => void record()}>
              {text.note}
            </Button>
          </div>
        </>
      )}
      {notes.length === 0 ? (
        <p className={classes.help}>{text.noNotes}</p>
      ) : (
        <ul className={classes.notes}>
          {notes.map(({ at, by, text: written }) => (
            <li key={`${at}${written}`}>
              <small>
                {timeLabel(at, "full")} {by}
              </small>
              {written}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
