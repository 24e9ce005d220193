import { Checkbox, TextInput } from "@mantine/core";
import { TimeField } from "../../components/date-field/TimeField.tsx";
import { settingText as text } from "../../domain/text/mail-text.ts";
import type { FormFields } from "./form-fields.ts";
import classes from "./mail-fields.module.css";

interface AlertValues {
  alertFlag: boolean;
  quietStartTime: string;
  quietEndTime: string;
  alertMaxCount: string;
  alertMainOnly: boolean;
}

interface AlertFieldsProps {
  fields: Pick<FormFields<AlertValues>, "values" | "getInputProps">;
}

/** Alerts: each article by itself as soon as it is there, but for quiet hours and so many a day. */
export const AlertFields = ({ fields }: AlertFieldsProps) => (
  <fieldset className={classes.group}>
    <legend>{text.alerts}</legend>
    <Checkbox {...fields.getInputProps("alertFlag", { type: "checkbox" })} label={text.alert} />
    <p className={classes.help}>{text.alertHelp}</p>
    {fields.values.alertFlag && (
      <>
        <Checkbox {...fields.getInputProps("alertMainOnly", { type: "checkbox" })} label={text.alertMainOnly} />
        <p className={classes.help}>{text.alertMainOnlyHelp}</p>
        <div className={classes.times}>
          <TimeField {...fields.getInputProps("quietStartTime")} label={text.quietStart} />
          <TimeField {...fields.getInputProps("quietEndTime")} label={text.quietEnd} />
          <TextInput
            {...fields.getInputProps("alertMaxCount")}
            type="number"
            inputMode="numeric"
            min={1}
            label={text.alertMost}
          />
        </div>
      </>
    )}
  </fieldset>
);
