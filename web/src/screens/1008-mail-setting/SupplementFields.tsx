import { NativeSelect } from "@mantine/core";
import { TimeField } from "../../components/date-field/TimeField.tsx";
import { settingText as text } from "../../domain/text/mail-text.ts";
import type { FieldProps } from "./field-props.ts";
import classes from "./mail-setting.module.css";

const RULES = [
  { value: "next", label: text.supplementNext },
  { value: "arrival", label: text.supplementArrival },
  { value: "time", label: text.supplementAtTime },
];

/** What comes after a digest: one more mail of the day, or the next digest. */
export function SupplementFields({ fields }: FieldProps) {
  const { supplementRule } = fields.values;
  return (
    <fieldset className={classes.group}>
      <legend>{text.supplements}</legend>
      <NativeSelect {...fields.getInputProps("supplementRule")} label={text.supplement} data={RULES} />
      {supplementRule !== "next" && (
        <TimeField
          {...fields.getInputProps("supplementTime")}
          label={supplementRule === "arrival" ? text.supplementLatest : text.supplementTime}
        />
      )}
      <p className={classes.help}>{supplementRule === "arrival" ? text.supplementArrivalHelp : text.supplementHelp}</p>
    </fieldset>
  );
}
