import { mailText as text } from "../../domain/text/mail-text.ts";
import classes from "./required-label.module.css";

/** A field's label with 必須 behind it; the field itself says `required` to who does not see it. */
export const RequiredLabel = ({ children }: { children: string }) => (
  <>
    {children}
    <span className={classes.required} aria-hidden="true">
      {text.required}
    </span>
  </>
);
