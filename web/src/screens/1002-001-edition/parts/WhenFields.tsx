import { Radio } from "@mantine/core";
import { MomentField } from "../../../components/date-field/MomentField.tsx";
import { editionText as text } from "../text.ts";
import classes from "./send-dialog.module.css";

interface WhenFieldsProps {
  /** Null: immediately; else yyyy-MM-ddTHH:mm in Tokyo, blank until it is filled in. */
  sendAt: string | null;
  onChange: (sendAt: string | null) => void;
}

/** At once, or at a minute of a day in Tokyo, whatever zone the browser is in. */
export const WhenFields = ({ sendAt, onChange }: WhenFieldsProps) => (
  <fieldset className={classes.fields}>
    <legend>{text.when}</legend>
    <div className={classes.when}>
      <Radio name="when" label={text.now} checked={sendAt === null} onChange={() => onChange(null)} />
      <Radio name="when" label={text.later} checked={sendAt !== null} onChange={() => onChange("")} />
    </div>
    {sendAt !== null && <MomentField label={text.laterAt} value={sendAt} onChange={onChange} />}
  </fieldset>
);
