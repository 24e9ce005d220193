import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { formText } from "../../domain/text/form-text.ts";
import classes from "./password-field.module.css";

interface PasswordFieldProps {
  /** Id and name of the field: the form's property. */
  name: string;
  label: string;
  error: string | undefined;
  autoComplete: "current-password" | "new-password";
  /** Between label and field: the rules of a new password. Phrasing content. */
  description?: ReactNode;
  /** Stands at the end of the label's line, and behind the field for the Tab key. */
  aside?: ReactNode;
  onValue?: (value: string) => void;
}

/** A password, which can be shown, pasted and filled in by a password manager. */
export function PasswordField({
  name,
  label,
  error,
  autoComplete,
  description,
  aside,
  onValue = () => undefined,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = shown ? formText.hidePassword : formText.showPassword;
  return (
    <div className={classes.password}>
      <TextInput
        id={name}
        name={name}
        type={shown ? "text" : "password"}
        label={label}
        description={description}
        error={error}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onValue(event.currentTarget.value)}
        rightSectionWidth="var(--control-h)"
        rightSection={
          <button
            type="button"
            className={classes.toggle}
            aria-label={toggle}
            title={toggle}
            aria-pressed={shown}
            aria-controls={name}
            onClick={() => setShown(!shown)}
          >
            <Eye crossed={shown} />
          </button>
        }
      />
      {aside && <span className={classes.aside}>{aside}</span>}
    </div>
  );
}

/** Tabler's eye and eye-off, drawn here to keep the first load small. */
const Eye = ({ crossed }: { crossed: boolean }) => (
  <svg className={classes.eye} viewBox="0 0 24 24" aria-hidden="true">
    {crossed ? (
      <path d="M10.585 10.587a2 2 0 0 0 2.829 2.828M16.681 16.673a8.717 8.717 0 0 1 -4.681 1.327c-3.6 0 -6.6 -2 -9 -6c1.272 -2.12 2.712 -3.678 4.32 -4.674m2.86 -1.146a9.055 9.055 0 0 1 1.82 -.18c3.6 0 6.6 2 9 6c-.666 1.11 -1.379 2.067 -2.138 2.87M3 3l18 18" />
    ) : (
      <path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6" />
    )}
  </svg>
);
