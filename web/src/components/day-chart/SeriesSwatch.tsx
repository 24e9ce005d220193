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
