import type { SentEdition } from "../edition-calls.ts";
import { editionText as text } from "../text.ts";
import classes from "./send-dialog.module.css";

/** 失敗, a row an address (spec section 8). */
export const FailedRows = ({ rows }: { rows: SentEdition["rows"] }) => (
  <ul className={classes.failed} aria-label={text.failedRows}>
    {rows.map(({ address, message }) => (
      <li key={address}>
        <b>{text.failedMark}</b> {address}　{message}
      </li>
    ))}
  </ul>
);
