import { Button } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { addDays, type Day, isDay } from "../../domain/day.ts";
import { DateField } from "../date-field/DateField.tsx";
import classes from "./day-choice.module.css";
import { dayChoiceText as text } from "./text.ts";

interface DayChoiceProps {
  day: Day;
  onChoose: (day: Day) => void;
  onReload: () => void;
}

/** While 2026/11/20 is typed, 2026/11/2 is a day as well. */
const TYPING_MS = 600;

/** The day before, a day of choice, the day after, and the same anew. */
export function DayChoice({ day, onChoose, onReload }: DayChoiceProps) {
  const choose = useDebouncedCallback((typed: string) => isDay(typed) && typed !== day && onChoose(typed), {
    delay: TYPING_MS,
    flushOnUnmount: false,
  });
  return (
    <div className={classes.days}>
      <Button variant="default" onClick={() => onChoose(addDays(day, -1))}>
        {text.previous}
      </Button>
      <DateField aria-label={text.day} required value={day} onChange={choose} onBlur={() => choose.flush()} />
      <Button variant="default" onClick={() => onChoose(addDays(day, 1))}>
        {text.next}
      </Button>
      <Button variant="default" onClick={onReload}>
        {text.reload}
      </Button>
    </div>
  );
}
