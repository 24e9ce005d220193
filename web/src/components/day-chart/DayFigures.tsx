import { type Day, dayLabel } from "../../domain/day.ts";
import numbers from "../number-table/number-table.module.css";
import classes from "./day-chart.module.css";
import { type ChartData, type ChartDay, countOf, eventWords, placedEvents, totalOf } from "./series.ts";
import { chartText as text } from "./text.ts";

interface DayFiguresProps {
  label: string;
  data: ChartData;
  /** Each day is a button where given. */
  onChoose?: ((day: Day) => void) | undefined;
}

/** The figures of a chart as a table. */
export function DayFigures({ label, data, onChoose }: DayFiguresProps) {
  const columns = columnsOf(data);
  const events = Map.groupBy(placedEvents(data), ({ at }) => at);
  return (
    <table className={numbers.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              {onChoose ? (
                <button type="button" className={classes.day} onClick={() => onChoose(day.day)}>
                  {dayLabel(day.day)}
                </button>
              ) : (
                dayLabel(day.day)
              )}
              {day.isSpike && <span className={classes.spikeWord}>▲{text.spike}</span>}
              {events.get(day.day)?.map((event) => (
                <span key={event.id} className={classes.eventWord}>
                  {eventWords(event)}
                </span>
              ))}
            </th>
            {columns.map(({ id, of }) => (
              <td key={id}>{of(day) === 0 ? "–" : of(day)?.toLocaleString()}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FigureColumn {
  id: string;
  name: string;
  of: (day: ChartDay) => number | string | undefined;
}

const columnsOf = ({ days, series, comparison, form }: ChartData): FigureColumn[] => [
  ...series.map((each) => ({ id: each.id, name: each.name, of: (day: ChartDay) => countOf(day, each) })),
  ...(form === "lines" ? [] : [{ id: "#total", name: text.total, of: (day: ChartDay) => totalOf(day, series) }]),
  ...(comparison !== undefined && days.some(({ comparedOf }) => comparedOf !== undefined)
    ? [{ id: "#comparedOf", name: text.comparedOf, of: (day: ChartDay) => day.comparedOf }]
    : []),
  ...(comparison === undefined ? [] : [{ id: "#compared", name: comparison, of: (day: ChartDay) => day.compared }]),
];
