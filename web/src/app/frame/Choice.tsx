import { useId } from "react";
import classes from "./user-menu.module.css";

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** One setting as a row of alternatives; takes effect at once. */
export function Choice<Value extends string>({ label, values, names, value, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      <div className={classes.segments}>
        {values.map((each) => (
          <label key={each} className={classes.segment}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
            {names[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
