import { lazy, type ReactNode, Suspense, useState } from "react";
import { useKeys } from "../../browser/keys.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { type Day, dayLabel } from "../../domain/day.ts";
import { Loading } from "../loading/Loading.tsx";
import numbers from "../number-table/number-table.module.css";
import { Segments } from "../segments/Segments.tsx";
import classes from "./day-chart.module.css";
import { type ChartDay, type ChartSeries, countOf, totalOf } from "./series.ts";
import { chartText as text } from "./text.ts";

const DayBars = lazy(() => loadChunk(() => import("./DayBars.tsx")));

interface DayChartProps {
  label: string;
  days: readonly ChartDay[];
  series: readonly ChartSeries[];
  /** Red below their bars, as Sundays are. */
  holidays?: ReadonlySet<Day>;
  /** What a click on a day, or its name in the table, leads to. */
  onChoose?: (day: Day) => void;
  /** At the right of the heading. */
  children?: ReactNode;
}

const NO_DAYS: ReadonlySet<Day> = new Set();

/** Counts a day as stacked bars by pattern and colour, and the same figures as a table (key v). */
export function DayChart({ label, days, series, holidays = NO_DAYS, onChoose, children }: DayChartProps) {
  const [form, choose] = useState<"chart" | "table">("chart");
  const turn = () => choose(form === "chart" ? "table" : "chart");
  useKeys([{ keys: "v", label: text.key, group: text.keyGroup, run: turn }]);
  return (
    <section className={classes.section} aria-label={label}>
      <header>
        <h2>{label}</h2>
        <ul className={classes.legend}>
          {series.map(({ id, name, color, pattern }) => (
            <li key={id}>
              <span style={{ "--color": color } as React.CSSProperties} data-pattern={pattern} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
        {children}
        <div className={classes.form}>
          <Segments
            label={text.shown}
            labelHidden
            values={["chart", "table"] as const}
            names={text.forms}
            value={form}
            onChoose={choose}
          />
        </div>
      </header>
      {form === "chart" ? (
        <Suspense fallback={<Loading />}>
          <DayBars label={label} days={days} series={series} holidays={holidays} onChoose={onChoose} />
        </Suspense>
      ) : (
        <DayFigures label={label} days={days} series={series} onChoose={onChoose} />
      )}
    </section>
  );
}

function DayFigures({ label, days, series, onChoose }: Pick<DayChartProps, "label" | "days" | "series"> & ChooseDay) {
  const columns = [
    ...series.map((each) => ({ id: each.id, name: each.name, of: (day: ChartDay) => countOf(day, each) })),
  ];
  const all = [...columns, { id: "#total", name: text.total, of: (day: ChartDay) => totalOf(day, series) }];
  return (
    <table className={numbers.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          {all.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              {onChoose ? (
                <button type="button" className={classes.day} onClick={() => onChoose(day.day)}>
                  {dayLabel(day.day)}
                </button>
              ) : (
                dayLabel(day.day)
              )}
            </th>
            {all.map(({ id, of }) => (
              <td key={id}>{of(day) === 0 ? "–" : of(day).toLocaleString()}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChooseDay {
  onChoose: ((day: Day) => void) | undefined;
}
