import { figure } from "../../../components/usage-meter/UsageMeter.tsx";
import { dayLabel } from "../../../domain/day.ts";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import { USE_SERIES } from "../../../features/usage-inquiry/use-series.ts";
import { useViewer } from "../../../session/use-session.ts";
import classes from "../usage.module.css";
import type { Figures } from "../usage-data.ts";

interface DayTableProps {
  /** Oldest first; none for the period's sum alone. */
  days: readonly { day: string; counts: Figures }[];
  total: Figures;
}

/** 合計 first, then the days, newest first (look.md 5). */
export function DayTable({ days, total }: DayTableProps) {
  const { sources } = useViewer();
  const books = sources.magazine;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
    <section className={classes.tableScroll} tabIndex={0} aria-label={text.views.days}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {text.day}
            </th>
            <th scope="colgroup" colSpan={books ? 5 : 4}>
              {text.uses}
            </th>
            <th scope="colgroup" colSpan={2}>
              {text.papers}
            </th>
            <th scope="col" rowSpan={2}>
              {text.sum}
            </th>
          </tr>
          <tr>
            {USE_SERIES.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            {books && <th scope="col">{text.book}</th>}
            <th scope="col">{text.image}</th>
            <th scope="col">{text.text}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={classes.total}>
            <th scope="row">{text.total}</th>
            <Cells counts={total} books={books} />
          </tr>
          {days.toReversed().map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">{dayLabel(day)}</th>
              <Cells counts={counts} books={books} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Cells = ({ counts, books }: { counts: Figures; books: boolean }) => (
  <>
    {USE_SERIES.map(({ id }) => (
      <td key={id}>{figure(counts[id])}</td>
    ))}
    {books && <td>{figure(counts.book)}</td>}
    <td>{figure(counts.newspaperImage)}</td>
    <td>{figure(counts.newspaperText)}</td>
    <td>
      <b>{figure(counts.total)}</b>
    </td>
  </>
);
