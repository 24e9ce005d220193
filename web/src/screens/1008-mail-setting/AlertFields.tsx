import { Checkbox, TextInput } from "@mantine/core";
import { settingText as text } from "../../domain/text/mail-text.ts";
import type { FieldProps } from "./field-props.ts";
import classes from "./mail-setting.module.css";

/** Alerts: each article by itself as soon as it is there, but for quiet hours and so many a day. */
export const AlertFields = ({ values, change, errorOf }: FieldProps) => (
  <fieldset className={classes.group}>
    <legend>{text.alerts}</legend>
    <Checkbox
      id="alertFlag"
      label={text.alert}
      checked={values.alert}
      onChange={(event) => change({ alert: event.currentTarget.checked })}
    />
    <p className={classes.help}>{text.alertHelp}</p>
    {values.alert && (
      <div className={classes.times}>
        <TextInput
          id="quietStartTime"
          type="time"
          label={text.quietStart}
          value={values.quietStart}
          error={errorOf("quietStartTime")}
          onChange={(event) => change({ quietStart: event.currentTarget.value })}
        />
        <TextInput
          id="quietEndTime"
          type="time"
          label={text.quietEnd}
          value={values.quietEnd}
          error={errorOf("quietEndTime")}
          onChange={(event) => change({ quietEnd: event.currentTarget.value })}
        />
        <TextInput
          id="alertMaxCount"
          type="number"
          inputMode="numeric"
          min={1}
          label={text.alertMost}
          value={values.alertMost}
          error={errorOf("alertMaxCount")}
          onChange={(event) => change({ alertMost: event.currentTarget.value })}
        />
      </div>
    )}
  </fieldset>
);
