import classes from "./day-chart.module.css";
import { chartText as text } from "./text.ts";

const PILL = { height: 18, character: 7, padding: 18, gap: 6 };

interface BarTopProps {
  /** The middle of the bar's top. */
  x: number;
  y: number;
  total: number;
  isSpike: boolean;
}

/** What stands on a bar: its total, and on a spike ▲ with the total as a mark. */
export function BarTop({ x, y, total, isSpike }: BarTopProps) {
  const bottom = y - PILL.gap;
  if (!isSpike)
    return (
      <text x={x} y={bottom} textAnchor="middle" className={`${classes.tick} ${classes.total}`}>
        {total.toLocaleString()}
      </text>
    );
  const words = text.spikeOf(total);
  const width = words.length * PILL.character + PILL.padding;
  return (
    <g className={classes.spike}>
      <rect x={x - width / 2} y={bottom - PILL.height} width={width} height={PILL.height} rx={PILL.height / 2} />
      <text x={x} y={bottom - 5} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}
