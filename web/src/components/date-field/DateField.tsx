import "../../design/date-styles.ts";
import { NO_DATE } from "@kirinuki/schema/codes.ts";
import { CloseButton } from "@mantine/core";
import { DateInput, DatesProvider } from "@mantine/dates";
import { IconCalendar } from "@tabler/icons-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { type Day, dayLabel, isDay, slashDate, todayInTokyo } from "../../domain/day.ts";
import { CALENDAR, DATES } from "../calendar/calendar-settings.ts";
import classes from "./date-field.module.css";
import { readDay } from "./read-day.ts";
import { dateText as text } from "./text.ts";

export interface DateFieldProps {
  id?: string;
  label?: string;
  "aria-label"?: string;
  description?: ReactNode;
  /** yyyy-MM-dd; null, "" and 9999-12-31 are an empty field. */
  value?: Day | null | undefined;
  defaultValue?: Day | null | undefined;
  /** Gets the day; "" where the field was emptied; a text that is no day as it was typed, so that the form refuses it. */
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  min?: Day | undefined;
  max?: Day | undefined;
  /** An empty field means 終わりなし: it says so, and gives 9999-12-31 instead of null. */
  isOpenEnded?: boolean;
  /** Red in the calendar, as Sundays are. */
  holidays?: ReadonlySet<Day>;
}

/** A day, typed or picked, always as yyyy/MM/dd whatever the browser speaks. `t` is today. */
export function DateField(props: DateFieldProps) {
  const { value, defaultValue, onChange, onBlur, min, max, isOpenEnded = false, holidays, error, ...rest } = props;
  const [typed, type] = useState("");
  const [isLeft, leave] = useState(false);
  const fault = faultOf(typed, min, max);
  const give = (text: string) => onChange?.(text === "" && isOpenEnded ? NO_DATE : text);
  const change = (day: Day | null) => {
    type("");
    give(day ?? "");
  };
  return (
    <DatesProvider settings={DATES}>
      <DateInput
        {...rest}
        {...CALENDAR}
        {...(value === undefined ? {} : { value: shown(value) })}
        {...(defaultValue === undefined ? {} : { defaultValue: shown(defaultValue) })}
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
        valueFormat="YYYY/MM/DD"
        dateParser={readDay}
        fixOnBlur={fault === null}
        allowDeselect
        placeholder={text.placeholder}
        description={rest.description ?? (isOpenEnded ? text.noEnd : undefined)}
        error={error || (isLeft && fault)}
        className={classes.field}
        leftSection={<IconCalendar size={16} stroke={1.75} />}
        rightSection={
          shown(value) !== null &&
          rest.required !== true && (
            <CloseButton
              className={classes.clear}
              size="xs"
              iconSize={16}
              aria-label={text.clear}
              onClick={() => change(null)}
            />
          )
        }
        popoverProps={{ trapFocus: false, withinPortal: true }}
        onChange={change}
        onInput={({ currentTarget }) => {
          leave(false);
          type(currentTarget.value);
          give(readDay(currentTarget.value) ?? currentTarget.value.trim());
        }}
        onKeyDown={typeToday}
        onBlur={(event) => {
          leave(true);
          onBlur?.(event);
        }}
        getDayProps={(day) => ({ "aria-label": dayLabel(day), "data-holiday": holidays?.has(day) || undefined })}
        classNames={{ day: classes.day ?? "" }}
        highlightToday
      />
    </DatesProvider>
  );
}

/** Why a typed text is not taken; null where it is. */
function faultOf(typed: string, min: Day | undefined, max: Day | undefined): string | null {
  if (typed.trim() === "") return null;
  const day = readDay(typed);
  if (day === null) return text.format;
  if (min !== undefined && day < min) return text.notBefore(slashDate(min));
  return max !== undefined && day > max ? text.notAfter(slashDate(max)) : null;
}

/** The field keeps its text to itself, so today is put in as if it were typed. */
function typeToday(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "t" || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const field = event.currentTarget;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
    field,
    slashDate(todayInTokyo(new Date())),
  );
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const shown = (day: Day | null | undefined): Day | null => (!day || day === NO_DATE || !isDay(day) ? null : day);
