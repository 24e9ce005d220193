import type { ChartSeries } from "./series.ts";

/** The fill of a series within one chart. */
export const fillOf = (chart: string, { id }: ChartSeries): string => `url(#${chart}-${id})`;

/** Colour and pattern of each series: solid, hatched or dotted, so that colour is never the only difference. */
export const PatternFills = ({ chart, series }: { chart: string; series: readonly ChartSeries[] }) => (
  <defs>
    {series.map(({ id, color, pattern }) => (
      <pattern
        key={id}
        id={`${chart}-${id}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={pattern === "hatched" ? "rotate(45)" : undefined}
      >
        <rect width="6" height="6" fill={color} />
        {pattern === "hatched" && <rect width="2" height="6" fill="var(--surface)" opacity="0.65" />}
        {pattern === "dotted" && <circle cx="3" cy="3" r="1.2" fill="var(--surface)" opacity="0.85" />}
      </pattern>
    ))}
  </defs>
);
