import { Checkbox, NativeSelect } from "@mantine/core";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { settingText as text } from "../../domain/text/mail-text.ts";
import { PauseAdd } from "../../features/mail-pauses/PauseAdd.tsx";
import { PauseList } from "../../features/mail-pauses/PauseList.tsx";
import type { PauseDays } from "../../features/mail-pauses/pause-days.ts";
import type { FieldProps } from "./field-props.ts";
import classes from "./mail-setting.module.css";

const RULES = [
  { value: "send", label: text.holidaySend },
  { value: "next", label: text.holidayNext },
  { value: "skip", label: text.holidaySkip },
];

/** Days on which the setting makes no mail: holidays, pauses, and to look at the absences of whom the address belongs to. */
export function RestFields({ fields, absences }: FieldProps & { absences: readonly PauseDays[] }) {
  const { pauses, holidayRule } = fields.values;
  const { pauses: error } = fields.errors;
  const change = (given: PauseDays[]) => fields.setFieldValue("pauses", given);
  const add = (pause: PauseDays): boolean => {
    change([...pauses, pause].sort((a, b) => (a.start < b.start ? -1 : 1)));
    return true;
  };
  return (
    <>
      <NativeSelect {...fields.getInputProps("holidayRule")} label={text.holiday} data={RULES} />
      {holidayRule !== "send" && (
        <FormRow label={text.weekendsRow}>
          <Checkbox {...fields.getInputProps("weekendsOff", { type: "checkbox" })} label={text.weekends} />
        </FormRow>
      )}
      <fieldset className={classes.group} id="pauses" tabIndex={-1}>
        <legend>{text.pauses}</legend>
        <PauseList pauses={pauses} onRemove={(gone) => change(pauses.filter((each) => each !== gone))} />
        <PauseAdd onAdd={add} />
        {error !== undefined && <p className={classes.error}>{error}</p>}
        <p className={classes.help}>{text.pausesHelp}</p>
      </fieldset>
      {absences.length > 0 && (
        <FormRow label={text.absences} description={text.absencesHelp}>
          <PauseList pauses={absences} />
        </FormRow>
      )}
    </>
  );
}
