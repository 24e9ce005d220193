import classes from "./day-chart.module.css";
import type { ChartDay } from "./series.ts";
import { chartText as text } from "./text.ts";

const PILL = { height: 18, character: 7, padding: 18, gap: 6 };

interface BarTopProps {
  /** Place of the bar's top, as the chart library hands it over. */
  x?: number | string;
  y?: number | string;
  width?: number | string;
  day: ChartDay | undefined;
  total: number;
  /** The total of days that are no spike stands there, too. */
  withTotal: boolean;
}

/** What stands on a bar: its total, and on a spike ▲ with the total as a mark. */
export function BarTop({ x = 0, y = 0, width = 0, day, total, withTotal }: BarTopProps) {
  const middle = Number(x) + Number(width) / 2;
  const bottom = Number(y) - PILL.gap;
  if (day?.isSpike) {
    const words = text.spikeOf(total);
    const wide = words.length * PILL.character + PILL.padding;
    return (
      <g className={classes.spike}>
        <rect x={middle - wide / 2} y={bottom - PILL.height} width={wide} height={PILL.height} rx={PILL.height / 2} />
        <text x={middle} y={bottom - 5} textAnchor="middle">
          {words}
        </text>
      </g>
    );
  }
  if (!withTotal || total === 0) return null;
  return (
    <text x={middle} y={bottom} textAnchor="middle" className={classes.tick}>
      {total.toLocaleString()}
    </text>
  );
}
