import { useMutation } from "@apollo/client/react";
import { Button, Checkbox, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { TimeField } from "../../../components/date-field/TimeField.tsx";
import { isRefusal } from "../../../components/form/form-answer.ts";
import { refusal } from "../../../components/form/outcome.ts";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import { useAction } from "../../../components/said-line/use-action.ts";
import { Segments } from "../../../components/segments/Segments.tsx";
import { SAVE_MEDIUM_HABIT } from "../arrivals-documents.ts";
import { habitText as text } from "../habit-text.ts";
import classes from "./habit.module.css";
import type { Habit } from "./MediumDialog.tsx";
import { dayLines, typedDays, typedLines } from "./typed-lines.ts";

const RHYTHMS = ["learnt", "weekdays", "monthdays", "unwatched"] as const;
type Rhythm = (typeof RHYTHMS)[number];

/** What an operator says of a medium in place of what is learnt, its own days off, and whom to ask. */
export function HabitEditor({ habit, again }: { habit: Habit; again: () => Promise<void> }) {
  const [save] = useMutation(SAVE_MEDIUM_HABIT);
  const { busy, said, act } = useAction();
  const [rhythm, choose] = useState<Rhythm>(RHYTHMS.find((each) => each === habit.rhythm) ?? "learnt");
  const [weekdays, setWeekdays] = useState<readonly number[]>(
    habit.weekdays.length > 0 ? habit.weekdays : habit.learnt.weekdays,
  );
  const [typed, setTyped] = useState({
    monthDays: habit.monthDays.join("、"),
    due: habit.dueTime ?? "",
    offDays: dayLines(habit.offDays),
    contact: habit.contact,
  });
  const type = (change: Partial<typeof typed>) => setTyped((last) => ({ ...last, ...change }));
  const monthDays = typedLines(typed.monthDays).map(Number);
  const areWrong = rhythm === "monthdays" && !monthDays.every((day) => Number.isInteger(day) && day >= 1 && day <= 31);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (areWrong) return;
    void act(async () => {
      const input = {
        code: habit.code,
        version: habit.version,
        rhythm,
        weekdays: rhythm === "weekdays" ? [...weekdays] : [],
        monthDays: rhythm === "monthdays" ? monthDays : [],
        dueTime: typed.due || null,
        offDays: typedDays(typed.offDays),
        contact: typed.contact.trim(),
      };
      const answer = (await save({ variables: { input } })).data?.saveMediumHabit;
      if (answer && isRefusal(answer)) return refusal(answer);
      await again();
      return text.saved;
    });
  };
  return (
    <form className={classes.form} noValidate aria-label={text.editTitle} onSubmit={submit}>
      <h3>{text.editTitle}</h3>
      <SaidLine said={said} />
      <Segments label={text.rhythm} values={RHYTHMS} names={text.rhythms} value={rhythm} onChoose={choose} />
      {rhythm === "weekdays" && (
        <Checkbox.Group
          label={text.weekday}
          value={weekdays.map(String)}
          onChange={(chosen) => setWeekdays(chosen.map(Number))}
        >
          <div className={classes.weekdays}>
            {text.weekdays.map((name, day) => (
              <Checkbox key={name} value={String(day)} label={name} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {rhythm === "monthdays" && (
        <TextInput
          label={text.monthDays}
          description={text.monthDaysHelp}
          value={typed.monthDays}
          onChange={({ currentTarget }) => type({ monthDays: currentTarget.value })}
          error={areWrong && text.monthDaysWrong}
        />
      )}
      <TimeField label={text.due} description={text.dueHelp} value={typed.due} onChange={(due) => type({ due })} />
      <Textarea
        label={text.offDays}
        description={text.offDaysHelp}
        rows={3}
        value={typed.offDays}
        onChange={({ currentTarget }) => type({ offDays: currentTarget.value })}
      />
      <Textarea
        label={text.contact}
        description={text.contactHelp}
        rows={3}
        maxLength={1000}
        value={typed.contact}
        onChange={({ currentTarget }) => type({ contact: currentTarget.value })}
      />
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
