import { Radio, type RadioGroupProps } from "@mantine/core";
import classes from "./mail-setting.module.css";

interface RadioRowProps extends Omit<RadioGroupProps, "children"> {
  options: readonly { value: string; label: string }[];
}

/** A choice of few, all of them to be seen, in as many columns as there is room for. */
export const RadioRow = ({ options, ...group }: RadioRowProps) => (
  <Radio.Group {...group}>
    <div className={classes.radios}>
      {options.map((option) => (
        <Radio key={option.value} {...option} />
      ))}
    </div>
  </Radio.Group>
);
