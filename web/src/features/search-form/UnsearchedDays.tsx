import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { type Period, periodLabel } from "../../domain/period.ts";
import { resultText as text } from "./text.ts";
import classes from "./unsearched-days.module.css";

/** Names the days that a search had to leave out; as a rule there are none. */
export const UnsearchedDays = ({ days }: { days: readonly Period[] }) =>
  days.length === 0 ? null : (
    <div className={classes.box}>
      <FormAlert tone="warn">{text.unsearched(days.map(periodLabel).join("、"))}</FormAlert>
    </div>
  );
