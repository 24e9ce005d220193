import { type PasswordRule, passwordRules } from "@kirinuki/schema/password-rules.ts";
import { passwordText } from "../../domain/text/password-text.ts";
import classes from "./password-field.module.css";

const RULES: readonly PasswordRule[] = ["length", "characters", "digit", "symbol"];

/**
 * The rules of a new password, shown before anything is typed and ticked off while it is. Spans, because it stands in
 * the field's description.
 */
export function PasswordRules({ password }: { password: string }) {
  return (
    <span className={classes.rules}>
      {RULES.map((rule) => {
        const met = password !== "" && passwordRules[rule](password);
        return (
          <span key={rule} className={classes.rule} data-met={met}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {met ? <path d="M5 12l5 5l10 -10" /> : <circle cx="12" cy="12" r="3" />}
            </svg>
            {passwordText.rules[rule]}
            {met && <span className="vh">{passwordText.met}</span>}
          </span>
        );
      })}
    </span>
  );
}
