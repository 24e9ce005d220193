import { NativeSelect, TextInput } from "@mantine/core";
import type { Source } from "../../domain/source.ts";
import { conditionText as text } from "../../features/search-form/text.ts";
import { DaysFields, SourcesField } from "../../features/search-form/WhereFields.tsx";
import type { KeptValues, PeriodKind } from "./kept-values.ts";

const KINDS: readonly PeriodKind[] = ["usual", "days", "fixed"];

interface KeptFieldsProps {
  values: KeptValues;
  sources: readonly Source[];
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<KeptValues>) => void;
}

/** Sources and period that the search of a condition keeps. */
export const KeptFields = ({ values, sources, errorOf, onChange }: KeptFieldsProps) => (
  <>
    <SourcesField values={values} sources={sources} errorOf={errorOf} onChange={onChange} />
    <NativeSelect
      label={text.period}
      data={KINDS.map((kind) => ({ value: kind, label: text.periods[kind] }))}
      value={values.periodKind}
      onChange={({ currentTarget }) =>
        onChange({ periodKind: KINDS.find((kind) => kind === currentTarget.value) ?? "usual" })
      }
    />
    {values.periodKind === "days" && (
      <TextInput
        id="periodDays"
        label={text.days}
        description={text.untilTodayHelp}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        value={values.periodDays}
        error={errorOf("periodDays")}
        onChange={({ currentTarget }) => onChange({ periodDays: currentTarget.value })}
      />
    )}
    {values.periodKind === "fixed" && <DaysFields values={values} errorOf={errorOf} onChange={onChange} />}
  </>
);
