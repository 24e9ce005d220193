import { useId } from "react";
import classes from "./segments.module.css";

interface SegmentsProps<Value extends string | number> {
  /** The name of the choice; only read out where it stands beside what it belongs to. */
  label: string;
  labelHidden?: boolean;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  /** What each alternative means, for those who wonder. */
  hints?: Readonly<Record<Value, string>>;
  /** null: none of them. */
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** A few alternatives side by side, one of them chosen: radios that look like one control. */
export function Segments<Value extends string | number>({
  label,
  labelHidden = false,
  values,
  names,
  hints,
  value,
  onChoose,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={labelHidden ? "vh" : undefined}>{label}</legend>
      <div className={classes.segments}>
        {values.map((each) => (
          <label key={each} className={classes.segment} title={hints?.[each]}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
            {names[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
