import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { addDays } from "../../domain/day.ts";
import classes from "./month-choice.module.css";
import { monthText as text } from "./text.ts";

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

interface MonthChoiceProps {
  /** yyyy-MM. */
  month: string;
  /** The last one that there is something of. */
  present: string;
  onShow: (month: string) => void;
}

/** A month with the way to those beside it. */
export const MonthChoice = ({ month, present, onShow }: MonthChoiceProps) => (
  <div className={classes.months}>
    <Button variant="default" onClick={() => onShow(monthBefore(month))}>
      {text.previous}
    </Button>
    <b aria-live="polite">{text.month(month)}</b>
    <Button
      variant="default"
      aria-disabled={month >= present}
      onClick={() => month < present && onShow(monthAfter(month))}
    >
      {text.next}
    </Button>
  </div>
);
