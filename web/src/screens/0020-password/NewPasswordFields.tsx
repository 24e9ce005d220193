import { useState } from "react";
import { PasswordField } from "../../components/password-field/PasswordField.tsx";
import { PasswordRules } from "../../components/password-field/PasswordRules.tsx";
import { passwordText } from "../../domain/text/password-text.ts";

export const NEW_PASSWORD_LABELS = {
  password: passwordText.newPassword,
  confirmPassword: passwordText.confirmPassword,
};

interface NewPasswordFieldsProps {
  /** Whose password it is, so that a password manager keeps the new one under the right name. */
  userId: string;
  errorOf: (field: string) => string | undefined;
}

/** The new password with its rules, and its confirmation. */
export function NewPasswordFields({ userId, errorOf }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState("");
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
      <PasswordField
        name="password"
        label={NEW_PASSWORD_LABELS.password}
        description={<PasswordRules password={password} />}
        error={errorOf("password")}
        autoComplete="new-password"
        onValue={setPassword}
      />
      <PasswordField
        name="confirmPassword"
        label={NEW_PASSWORD_LABELS.confirmPassword}
        error={errorOf("confirmPassword")}
        autoComplete="new-password"
      />
    </>
  );
}
