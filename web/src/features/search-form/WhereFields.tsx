import { Checkbox } from "@mantine/core";
import { DateField } from "../../components/date-field/DateField.tsx";
import { type Source, sourceName } from "../../domain/source.ts";
import classes from "./search-form.module.css";
import type { SearchValues } from "./search-values.ts";
import { searchText as text } from "./text.ts";

interface WhereFieldsProps {
  values: SearchValues;
  /** Those that the user may see. */
  sources: readonly Source[];
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<SearchValues>) => void;
}

/** Where to search: sources and days. */
export const WhereFields = ({ values, sources, errorOf, onChange }: WhereFieldsProps) => (
  <>
    <fieldset className={classes.group} id="sources" tabIndex={-1}>
      <legend>{text.sources}</legend>
      <div className={classes.ticks}>
        {sources.map((source) => (
          <Checkbox
            key={source}
            label={sourceName(source)}
            checked={values.sources.includes(source)}
            onChange={({ currentTarget }) =>
              onChange({
                sources: sources.filter((each) =>
                  each === source ? currentTarget.checked : values.sources.includes(each),
                ),
              })
            }
          />
        ))}
      </div>
      {errorOf("sources") !== undefined && <p className={classes.error}>{errorOf("sources")}</p>}
    </fieldset>
    <fieldset className={classes.group}>
      <legend>{text.period}</legend>
      <div className={classes.days}>
        <DateField
          id="start"
          aria-label={text.start}
          value={values.start}
          error={errorOf("start")}
          onChange={(start) => onChange({ start })}
        />
        <span aria-hidden="true">{text.from}</span>
        <DateField
          id="end"
          aria-label={text.end}
          value={values.end}
          error={errorOf("end")}
          onChange={(end) => onChange({ end })}
        />
        <span aria-hidden="true">{text.until}</span>
      </div>
      <p className={classes.help}>{text.periodHelp}</p>
    </fieldset>
  </>
);
