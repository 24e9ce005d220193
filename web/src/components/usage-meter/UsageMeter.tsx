import { spokenDay } from "../../domain/day.ts";
import { meterText } from "../../domain/text/usage-text.ts";
import { filledPart, levelOf, type Meter } from "../../domain/usage-meter.ts";
import classes from "./usage-meter.module.css";

const number = new Intl.NumberFormat("ja-JP");

/** 812 as people write it: 1,048. */
export const figure = (count: number): string => number.format(count);

/** 今月の原文利用 812件、上限1,000件. */
export const meterLabel = ({ used, max }: Meter): string =>
  meterText.label(figure(used), max === null ? null : figure(max));

/** The name of a meter: of the group's caps, or of the demand unit by its own. */
export const meterName = ({ cap, name }: Meter): string => (name === null ? meterText.caps[cap] : meterText.unit(name));

interface UsageMeterProps {
  meter: Meter;
  /** Where it stands: slim in the bar, thicker with its mark of 80 % in a card. */
  size: "bar" | "card";
}

/** What is said of a meter: 今月の原文利用 812件、上限1,000件。このままでは11月26日に上限. */
export const meterOutlook = (meter: Meter): string =>
  meter.forecast === null
    ? meterLabel(meter)
    : `${meterLabel(meter)}。${meterText.forecast(spokenDay(meter.forecast))}`;

/** The strip of a cap: accent below its lines, amber from the first, red when it is reached (look.md 5). Absent without a cap. */
export function UsageMeter({ meter, size }: UsageMeterProps) {
  if (meter.max === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> can't be styled alike in all browsers
    <span
      role="meter"
      className={classes.meter}
      data-size={size}
      data-level={levelOf(meter)}
      aria-label={`${meterName(meter)} ${meterLabel(meter)}`}
      aria-valuemin={0}
      aria-valuemax={meter.max}
      aria-valuenow={Math.min(meter.used, meter.max)}
      aria-valuetext={meterOutlook(meter)}
    >
      <i style={{ width: `${(filledPart(meter) * 100).toFixed(1)}%` }} />
      {meter.lines.map((line) => line < 100 && <b key={line} style={{ left: `${line}%` }} />)}
    </span>
  );
}
