import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { TimeField } from "../../components/date-field/TimeField.tsx";
import { settingText as text } from "../../domain/text/mail-text.ts";
import type { FormFields } from "./form-fields.ts";
import classes from "./mail-fields.module.css";

const MOST_TIMES = 24;
const USUAL_TIME = "07:00";

interface TimesFieldProps {
  fields: Pick<FormFields<{ sendTimes: string[] }>, "values" | "errors" | "setFieldValue">;
}

/** The times of day at which the mails go out, in Tokyo. */
export function TimesField({ fields }: TimesFieldProps) {
  const times = fields.values.sendTimes;
  const { sendTimes: error } = fields.errors;
  const onChange = (given: string[]) => fields.setFieldValue("sendTimes", given);
  return (
    <fieldset className={classes.group} id="sendTimes" tabIndex={-1}>
      <legend>{text.times}</legend>
      <ul className={classes.times}>
        {times.map((time, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field stays the same while its time is typed
          <li key={at}>
            <TimeField
              aria-label={text.time(at + 1)}
              value={time}
              error={error !== undefined}
              onChange={(value) => onChange(times.map((each, n) => (n === at ? value : each)))}
            />
            {times.length > 1 && (
              <ActionIcon
                aria-label={text.removeTime(at + 1)}
                onClick={() => onChange(times.filter((_, n) => n !== at))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {error !== undefined && <p className={classes.error}>{error}</p>}
      {times.length < MOST_TIMES && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => onChange([...times, USUAL_TIME])}
        >
          {text.addTime}
        </Button>
      )}
      <p className={classes.help}>{text.timesHelp}</p>
    </fieldset>
  );
}
