import { Checkbox } from "@mantine/core";
import { DateField } from "../../components/date-field/DateField.tsx";
import { type Source, sourceName } from "../../domain/source.ts";
import classes from "./search-form.module.css";
import type { SearchValues } from "./search-values.ts";
import { searchText as text } from "./text.ts";

interface FieldsProps<Values> {
  values: Values;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<Values>) => void;
}

interface WhereFieldsProps extends FieldsProps<SearchValues> {
  /** Those that the user may see. */
  sources: readonly Source[];
}

/** Where to search: sources and days. */
export const WhereFields = ({ values, sources, errorOf, onChange }: WhereFieldsProps) => (
  <>
    <SourcesField values={values} sources={sources} errorOf={errorOf} onChange={onChange} />
    <fieldset className={classes.group}>
      <legend>{text.period}</legend>
      <DaysFields values={values} errorOf={errorOf} onChange={onChange} />
      <p className={classes.help}>{text.periodHelp}</p>
    </fieldset>
  </>
);

type SourcesFieldProps = FieldsProps<Pick<SearchValues, "sources">> & Pick<WhereFieldsProps, "sources">;

export const SourcesField = ({ values, sources, errorOf, onChange }: SourcesFieldProps) => (
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
);

/** First and last day. */
export const DaysFields = ({ values, errorOf, onChange }: FieldsProps<Pick<SearchValues, "start" | "end">>) => (
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
);
