import classes from "./day-chart.module.css";
import type { PlacedEvent } from "./series.ts";

interface EventMarkProps {
  /** Of the line, from the library; a line has no breadth. */
  box: { x?: number; y?: number };
  /** How far above the line's end; its end is the top of the bars. */
  above: number;
  events: readonly PlacedEvent[];
  /** Whether there is room for the kind. */
  named: boolean;
}

/** What stands on the line of events: their numbers in the list below the chart, and the kind of the first. */
export function EventMark({ box: { x, y }, above, events, named }: EventMarkProps) {
  const [first] = events;
  if (x === undefined || y === undefined || !first) return null;
  const numbers = events.map(({ number }) => number).join(",");
  return (
    <text x={x} y={y - above} textAnchor="middle" className={classes.eventMark}>
      {named ? `${numbers} ${first.kind}` : numbers}
    </text>
  );
}
