import { useUncontrolled } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { useKeys } from "../../browser/keys.ts";
import { type Day, dayLabel } from "../../domain/day.ts";
import { Segments } from "../segments/Segments.tsx";
import { DayFigures } from "./DayFigures.tsx";
import { DayPicture, type OpenWords } from "./DayPicture.tsx";
import classes from "./day-chart.module.css";
import { LineSwatch, SeriesSwatch } from "./SeriesSwatch.tsx";
import { type ChartData, type PlacedEvent, placedEvents } from "./series.ts";
import { chartText as text } from "./text.ts";

interface DayChartProps extends ChartData {
  label: string;
  /** Red below their bars, as Sundays are. */
  holidays?: ReadonlySet<Day>;
  /** The framed day; the chart keeps it by itself where this is absent. */
  chosen?: Day | null;
  /** A day was chosen, by a click or the arrow keys: show its articles beside the chart. */
  onChoose?: (day: Day) => void;
  /** Enter on the chosen day, or a day of the table: lead to its articles, or to what `opens` says. */
  onOpen?: (day: Day) => void;
  opens?: OpenWords;
  /** The page shows these figures in a table of its own, so the chart offers none. */
  tabled?: boolean;
  /** At the right of the heading. */
  children?: ReactNode;
}

const NO_DAYS: ReadonlySet<Day> = new Set();

/** Counts a day as stacked bars by pattern and colour, what they are compared with, spikes; the same figures as a table (key v). */
export function DayChart(props: DayChartProps) {
  const {
    label,
    holidays = NO_DAYS,
    chosen,
    onChoose,
    onOpen,
    opens = text.opens,
    tabled = false,
    children,
    ...data
  } = props;
  const [form, turnTo] = useState<"chart" | "table">("chart");
  const [day, choose] = useUncontrolled<Day | null>({
    value: chosen,
    defaultValue: null,
    onChange: (next) => next !== null && onChoose?.(next),
  });
  const turn = () => turnTo(form === "chart" ? "table" : "chart");
  useKeys(tabled ? [] : [{ keys: "v", label: text.key, group: text.keyGroup, run: turn }]);
  return (
    <section className={classes.section} aria-label={label}>
      <header>
        <h2>{label}</h2>
        <Legend {...data} />
        {children}
        {!tabled && (
          <div className={classes.form}>
            <Segments
              label={text.shown}
              labelHidden
              values={["chart", "table"] as const}
              names={text.forms}
              value={form}
              onChoose={turnTo}
            />
          </div>
        )}
      </header>
      {form === "chart" ? (
        <DayPicture {...{ label, data, holidays, onOpen, opens, tabled }} chosen={day} onChoose={choose} />
      ) : (
        <DayFigures label={label} data={data} onChoose={onOpen ?? onChoose} />
      )}
      <EventList events={placedEvents(data)} />
    </section>
  );
}

/** What the numbers on the lines stand for. */
const EventList = ({ events }: { events: readonly PlacedEvent[] }) =>
  events.length > 0 && (
    <ol className={classes.events} aria-label={text.events}>
      {events.map(({ id, number, day, kind, title }) => (
        <li key={id}>
          <span className={classes.eventNumber}>{number}</span>
          <span className={classes.eventDay}>{dayLabel(day)}</span>
          <b>{kind}</b>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  );

const Legend = ({ days, series, comparison, form }: ChartData) => (
  <ul className={classes.legend}>
    {series.map((each) => (
      <li key={each.id}>
        {form === "lines" ? <LineSwatch series={each} /> : <SeriesSwatch series={each} />}
        {each.name}
      </li>
    ))}
    {comparison !== undefined && (
      <li>
        <svg viewBox="0 0 24 10" aria-hidden="true">
          <path className={classes.dashes} d="M0 5H24" />
          <path className={classes.diamond} d="M12 1l4 4l-4 4l-4 -4z" />
        </svg>
        {comparison}
      </li>
    )}
    {days.some(({ isSpike }) => isSpike) && (
      <li>
        <span className={classes.spikeWord} aria-hidden="true">
          ▲
        </span>
        {text.spike}
      </li>
    )}
  </ul>
);
