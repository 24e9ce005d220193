import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "../../features/licences/licences.module.css";
import { pricesText } from "../../features/licences/PriceWords.tsx";
import type { LicenceFaults, LicenceRow } from "./licence-values.ts";
import { licencesText as text } from "./text.ts";

interface PriceFieldsProps {
  /** null: a new one. */
  licence: LicenceRow | null;
  month: string;
  mayChange: boolean;
  faults: LicenceFaults;
  onMonth: (month: string) => void;
  /** The fields of the three prices. */
  children: ReactNode;
}

/** What is owed for uses, from which month on, and what holds in others. */
export function PriceFields({ licence, month, mayChange, faults, onMonth, children }: PriceFieldsProps) {
  const prices = licence?.terms.prices ?? [];
  return (
    <fieldset className={classes.part}>
      <legend>{text.priceLegend}</legend>
      <p className={classes.help}>{text.priceHelp}</p>
      <div className={classes.prices}>
        {children}
        {mayChange && (
          <TextInput
            label={text.priceMonth}
            inputMode="numeric"
            placeholder={text.monthPlaceholder}
            value={month}
            error={faults.priceMonth}
            onChange={({ currentTarget }) => onMonth(currentTarget.value)}
          />
        )}
      </div>
      {prices.length > 0 && (
        <dl className={classes.history} aria-label={text.priceHistory}>
          {prices.map((each) => (
            <div key={each.fromMonth}>
              <dt>{text.since(each.fromMonth)}</dt>
              <dd>{pricesText(each)}</dd>
            </div>
          ))}
        </dl>
      )}
    </fieldset>
  );
}
