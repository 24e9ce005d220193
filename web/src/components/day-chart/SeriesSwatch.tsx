import type { CSSProperties } from "react";
import classes from "./day-chart.module.css";
import type { ChartSeries } from "./series.ts";

/** Colour and pattern of a series beside its name: in the legend, and wherever a page names the series again. */
export const SeriesSwatch = ({ series: { color, pattern } }: { series: ChartSeries }) => (
  <span
    className={classes.swatch}
    style={{ "--color": color } as CSSProperties}
    data-pattern={pattern}
    aria-hidden="true"
  />
);

/** A piece of a series' line beside its name. */
export const LineSwatch = ({ series: { color, dash } }: { series: ChartSeries }) => (
  <svg className={classes.line} viewBox="0 0 24 10" style={{ "--color": color } as CSSProperties} aria-hidden="true">
    <path d="M0 5H24" data-line="" {...(dash !== undefined && { strokeDasharray: dash })} />
  </svg>
);
