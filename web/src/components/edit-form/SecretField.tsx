import { Button, PasswordInput } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { formText } from "../../domain/text/form-text.ts";
import { FormRow } from "./FormRow.tsx";
import { editText as text } from "./text.ts";

interface SecretFieldProps {
  label: string;
  /** Whether the server has a value; the value itself never comes here. */
  isSet: boolean;
  /** False: it can only be replaced by another. */
  mayRemove?: boolean;
  /** When it was set: 2026/09/01. */
  setOn?: string | null;
  /** undefined: untouched; null: taken out; a string: the new value. */
  value?: string | null | undefined;
  onChange?: (value: string | null | undefined) => void;
  onBlur?: React.FocusEventHandler<HTMLInputElement>;
  onFocus?: React.FocusEventHandler<HTMLInputElement>;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  autoComplete?: string;
}

/** A password that can be set, changed and taken out, and is never shown. */
export function SecretField(props: SecretFieldProps) {
  const { label, isSet, setOn = null, value, onChange, onBlur, onFocus, error, autoComplete = "new-password" } = props;
  const { mayRemove = true } = props;
  const [isTyping, type] = useState(false);
  const row = { label, error, description: props.description, required: props.required ?? false };
  const named = (act: string) => text.secretNamed(label, act);
  const keep = () => {
    type(false);
    onChange?.(undefined);
  };
  if (value === null)
    return (
      <FormRow {...row}>
        {text.secretRemoved}
        <Button variant="default" size="xs" aria-label={named(text.secretKeep)} onClick={keep}>
          {text.secretKeep}
        </Button>
      </FormRow>
    );
  if (isTyping || typeof value === "string")
    return (
      <FormRow {...row}>
        <PasswordInput
          aria-label={label}
          autoComplete={autoComplete}
          data-autofocus
          autoFocus
          error={Boolean(error)}
          value={value ?? ""}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
          onBlur={onBlur}
          onFocus={onFocus}
          visibilityToggleButtonProps={{ "aria-label": formText.showPassword }}
        />
        <Button variant="subtle" color="gray" size="xs" onClick={keep}>
          {formText.cancel}
        </Button>
      </FormRow>
    );
  return (
    <FormRow {...row}>
      {isSet ? text.secretSet(setOn) : text.secretNone}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconKey size={14} stroke={1.75} />}
        aria-label={named(isSet ? text.secretChange : text.secretEnter)}
        onClick={() => type(true)}
      >
        {isSet ? text.secretChange : text.secretEnter}
      </Button>
      {isSet && mayRemove && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={named(text.secretRemove)}
          onClick={() => onChange?.(null)}
        >
          {text.secretRemove}
        </Button>
      )}
    </FormRow>
  );
}
