import { NativeSelect } from "@mantine/core";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import { SENSITIVITIES } from "../../../domain/trend-address.ts";
import classes from "../trend.module.css";
import type { TrendModel } from "../use-trend.ts";

/** How far above the usual a day must be to count as a spike. */
export const Sensitivity = ({ model: { address, go } }: { model: Pick<TrendModel, "address" | "go"> }) => (
  <NativeSelect
    className={classes.select}
    aria-label={text.sensitivity}
    title={text.sensitivityHints[address.sensitivity]}
    value={address.sensitivity}
    data={SENSITIVITIES.map((value) => ({ value, label: text.sensitivityOf(value) }))}
    onChange={({ currentTarget: { value } }) =>
      go({ sensitivity: SENSITIVITIES.find((each) => each === value) ?? address.sensitivity })
    }
  />
);
