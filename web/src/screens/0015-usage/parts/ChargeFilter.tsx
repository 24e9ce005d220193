import "../../../design/form-styles.ts";
import { NativeSelect } from "@mantine/core";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import type { UsageRecords } from "../usage-data.ts";

interface ChargeFilterProps {
  charges: UsageRecords["charges"];
  value: string | null;
  onChoose: (code: string | null) => void;
}

/** Charge codes of the period, each with its uses; absent where nothing was charged. */
export function ChargeFilter({ charges, value, onChoose }: ChargeFilterProps) {
  if (charges.length === 0 && value === null) return null;
  const codes = charges.map(({ code, total, book }) => ({ value: code, label: text.charged(code, total + book) }));
  const isKnown = value === null || charges.some(({ code }) => code === value);
  return (
    <NativeSelect
      aria-label={text.charge}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === "" ? null : currentTarget.value)}
      data={[{ value: "", label: text.everyCharge }, ...codes, ...(isKnown ? [] : [{ value, label: value }])]}
    />
  );
}
