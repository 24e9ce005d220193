import { previewText as text } from "../../domain/text/mail-text.ts";
import classes from "./mail-preview.module.css";

export interface MailWarningsProps {
  warnings: readonly { kind: string; message: string }[];
}

/** What to look at before a mail is sent; it can be sent all the same. */
export const MailWarnings = ({ warnings }: MailWarningsProps) =>
  warnings.length > 0 && (
    <div className={classes.warnings} role="status">
      <b>{text.warnings}</b>
      <ul>
        {warnings.map(({ message }) => (
          <li key={message} className="jp">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
