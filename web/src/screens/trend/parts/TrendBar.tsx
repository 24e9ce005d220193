import "../../../design/form-styles.ts";
import { NativeSelect } from "@mantine/core";
import { Segments } from "../../../components/segments/Segments.tsx";
import { periodLabel } from "../../../domain/period.ts";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import { TREND_SIDES, type TrendSide } from "../../../domain/trend-address.ts";
import { ChartPeriod } from "../../../features/chart-parts/ChartPeriod.tsx";
import classes from "../trend.module.css";
import type { TrendModel } from "../use-trend.ts";
import { Sensitivity } from "./Sensitivity.tsx";

interface TrendBarProps {
  model: TrendModel;
  themes: readonly { id: string; name: string }[];
}

/** Theme, what it is compared with, period. A phone keeps what is seldom changed behind one line, the sensitivity too. */
export function TrendBar({ model, themes }: TrendBarProps) {
  const { address, theme, period, second, narrow, go } = model;
  const options = themes.map(({ id, name }) => ({ value: id, label: name }));
  const others = options.filter(({ value }) => value !== theme);
  const compare = (side: TrendSide) =>
    go({
      side,
      other: side === "theme" ? (address.other ?? others[0]?.value ?? null) : address.other,
      second: side === "period" ? second : null,
    });
  const comparison = (
    <>
      <Segments
        label={text.side}
        labelHidden
        values={TREND_SIDES}
        names={text.sides}
        value={address.side}
        onChoose={compare}
      />
      {address.side === "theme" && (
        <NativeSelect
          className={classes.select}
          aria-label={text.other}
          data={[...(address.other === null ? [{ value: "", label: text.noOther }] : []), ...others]}
          value={address.other ?? ""}
          onChange={({ currentTarget }) => go({ other: currentTarget.value || null })}
        />
      )}
      {address.side === "period" && (
        <ChartPeriod label={text.second} value={second} onChange={(chosen) => go({ second: chosen })} />
      )}
    </>
  );
  const choices = (
    <>
      <ChartPeriod label={text.period} value={period} onChange={(chosen) => go({ period: chosen, day: null })} />
      {comparison}
      {narrow && <Sensitivity model={model} />}
    </>
  );
  return (
    <>
      <NativeSelect
        className={classes.select}
        aria-label={text.theme}
        data={[
          ...(options.some(({ value }) => value === theme) ? [] : [{ value: theme, label: text.noOther }]),
          ...options,
        ]}
        value={theme}
        onChange={({ currentTarget }) => go({ theme: currentTarget.value, day: null })}
      />
      {narrow ? (
        <details className={classes.more}>
          <summary>
            {text.more(
              periodLabel(period),
              address.side === "period" ? text.secondOf(periodLabel(second)) : text.sides[address.side],
            )}
          </summary>
          <div>{choices}</div>
        </details>
      ) : (
        choices
      )}
    </>
  );
}
