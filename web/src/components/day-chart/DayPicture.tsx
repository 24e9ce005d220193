import { Button } from "@mantine/core";
import { type KeyboardEvent, lazy, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Day } from "../../domain/day.ts";
import { Kbd } from "../kbd/Kbd.tsx";
import { Loading } from "../loading/Loading.tsx";
import { DayFigures } from "./DayFigures.tsx";
import classes from "./day-chart.module.css";
import { dayAfterKey } from "./day-keys.ts";
import { type ChartData, wordsOf } from "./series.ts";
import { chartText as text } from "./text.ts";

const DayBars = lazy(() => loadChunk(() => import("./DayBars.tsx")));

/** What opening a day leads to: on its button, and beside the key. */
export interface OpenWords {
  open: string;
  key: string;
}

interface DayPictureProps {
  label: string;
  data: ChartData;
  holidays: ReadonlySet<Day>;
  chosen: Day | null;
  onChoose: (day: Day) => void;
  onOpen: ((day: Day) => void) | undefined;
  opens: OpenWords;
  /** The page has the table itself. */
  tabled: boolean;
}

/** The chart to look at, a slider over its days to the keyboard and to screen readers, which get a table as well. */
export function DayPicture({ label, data, holidays, chosen, onChoose, onOpen, opens, tabled }: DayPictureProps) {
  const { days } = data;
  const at = days.findIndex(({ day }) => day === chosen);
  const shown = days[at === -1 ? days.length - 1 : at];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" && chosen !== null) onOpen?.(chosen);
    const next = dayAfterKey(days, chosen, event.key);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
  };
  if (!shown) return null;
  return (
    <>
      <div
        className={classes.picture}
        role="slider"
        tabIndex={0}
        aria-label={text.picture(label)}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={days.indexOf(shown) + 1}
        aria-valuetext={wordsOf(shown, data)}
        onKeyDown={onKeyDown}
      >
        <Suspense fallback={<Loading />}>
          <DayBars data={data} holidays={holidays} chosen={chosen} onChoose={onChoose} />
        </Suspense>
      </div>
      <div className={classes.foot}>
        {chosen !== null && at !== -1 && <span aria-hidden="true">{wordsOf(shown, data)}</span>}
        {chosen !== null && onOpen && (
          <Button size="xs" variant="default" onClick={() => onOpen(chosen)}>
            {opens.open}
          </Button>
        )}
        <ChartKeys hasSpikes={days.some(({ isSpike }) => isSpike)} opens={onOpen && opens.key} turns={!tabled} />
      </div>
      {!tabled && (
        <div className="vh">
          <DayFigures label={label} data={data} />
        </div>
      )}
    </>
  );
}

/** The keys, for desktops. */
const ChartKeys = ({ hasSpikes, opens, turns }: { hasSpikes: boolean; opens: string | undefined; turns: boolean }) => (
  <span className={classes.keys}>
    <Kbd>←</Kbd>
    <Kbd>→</Kbd>
    {text.moveDay}
    {hasSpikes && (
      <>
        <Kbd>PgUp</Kbd>
        <Kbd>PgDn</Kbd>
        {text.moveSpike}
      </>
    )}
    {opens !== undefined && (
      <>
        <Kbd>Enter</Kbd>
        {opens}
      </>
    )}
    {turns && (
      <>
        <Kbd>v</Kbd>
        {text.asTable}
      </>
    )}
  </span>
);
