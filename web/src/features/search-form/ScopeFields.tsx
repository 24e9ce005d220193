import { Checkbox, TextInput } from "@mantine/core";
import { type Source, sourceName } from "../../domain/source.ts";
import classes from "./search-form.module.css";
import type { SearchValues } from "./search-values.ts";
import { searchText as text } from "./text.ts";

interface ScopeFieldsProps {
  values: SearchValues;
  /** Those that the user may see. */
  sources: readonly Source[];
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<SearchValues>) => void;
}

/** Where to search: sources and days. */
export const ScopeFields = ({ values, sources, errorOf, onChange }: ScopeFieldsProps) => (
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
        <TextInput
          id="start"
          type="date"
          aria-label={text.start}
          value={values.start}
          error={errorOf("start")}
          onChange={(event) => onChange({ start: event.currentTarget.value })}
        />
        <span aria-hidden="true">{text.from}</span>
        <TextInput
          id="end"
          type="date"
          aria-label={text.end}
          value={values.end}
          error={errorOf("end")}
          onChange={(event) => onChange({ end: event.currentTarget.value })}
        />
        <span aria-hidden="true">{text.until}</span>
      </div>
      <p className={classes.help}>{text.periodHelp}</p>
    </fieldset>
  </>
);
