import { countLabel } from "../../../domain/count-label.ts";
import { countOf, type Source, totalOf } from "../../../domain/source.ts";
import type { HomeData } from "../use-home-query.ts";
import classes from "./tree-pane.module.css";

interface TodayRowProps {
  today: NonNullable<HomeData["today"]>;
  sources: readonly Source[];
  onChoose: () => void;
}

/** What came in today, where the contract has that lookup; leads to today's articles. */
export const TodayRow = ({ today, sources, onChoose }: TodayRowProps) => (
  <button type="button" className={classes.today} onClick={onChoose}>
    <span>{countLabel(today.name, totalOf(today.counts, sources))}</span>
    {sources.map((source) => (
      <span key={source} className={classes.count} aria-hidden="true">
        {countOf(today.counts, source) || "–"}
      </span>
    ))}
  </button>
);
