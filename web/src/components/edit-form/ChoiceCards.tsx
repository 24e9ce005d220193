import { Radio } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./edit-form.module.css";

interface ChoiceCardsProps<Value extends string> {
  label: string;
  /** The section's title says it already: only read out. */
  labelHidden?: boolean;
  options: readonly { value: Value; name: string; help: string; disabled?: boolean }[];
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  onBlur?: React.FocusEventHandler<HTMLDivElement>;
  onFocus?: React.FocusEventHandler<HTMLDivElement>;
  error?: ReactNode;
  required?: boolean;
  name?: string;
}

/** A choice in words: bold name, then what it allows and what it does not. The chosen one stands on the selected plane. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, labelHidden = false, options, onChange, ...group } = props;
  return (
    <Radio.Group
      {...group}
      label={label}
      labelProps={labelHidden ? { className: "vh" } : {}}
      className={classes.choices}
      data-label-hidden={labelHidden}
      onChange={(value) => {
        const option = options.find((each) => each.value === value);
        if (option) onChange?.(option.value);
      }}
    >
      {options.map(({ value, name, help, disabled = false }) => (
        <Radio
          key={value}
          value={value}
          label={name}
          description={help}
          disabled={disabled}
          classNames={{ root: classes.choice ?? "" }}
        />
      ))}
    </Radio.Group>
  );
}
