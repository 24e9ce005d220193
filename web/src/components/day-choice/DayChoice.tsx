import { Button, TextInput } from "@mantine/core";
import { addDays, type Day, isDay } from "../../domain/day.ts";
import classes from "./day-choice.module.css";
import { dayChoiceText as text } from "./text.ts";

interface DayChoiceProps {
  day: Day;
  onChoose: (day: Day) => void;
  onReload: () => void;
}

/** The day before, a day of choice, the day after, and the same anew. */
export const DayChoice = ({ day, onChoose, onReload }: DayChoiceProps) => (
  <div className={classes.days}>
    <Button variant="default" onClick={() => onChoose(addDays(day, -1))}>
      {text.previous}
    </Button>
    <TextInput
      type="date"
      aria-label={text.day}
      value={day}
      onChange={({ currentTarget: { value } }) => {
        if (isDay(value)) onChoose(value);
      }}
    />
    <Button variant="default" onClick={() => onChoose(addDays(day, 1))}>
      {text.next}
    </Button>
    <Button variant="default" onClick={onReload}>
      {text.reload}
    </Button>
  </div>
);
