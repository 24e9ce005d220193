import { dayLabel } from "../../domain/day.ts";
import type { CountStep } from "../../domain/report-address.ts";
import { countReportText as text } from "../../domain/text/report-text.ts";
import classes from "./article-count.module.css";
import type { CountTable } from "./count-table.ts";

const number = new Intl.NumberFormat("ja-JP");

/** 2026/11/20(金), or 2026/11. */
const stepLabel = (step: string, of: CountStep): string => (of === "DAY" ? dayLabel(step) : step.replace("-", "/"));

/** 合計 first, then a row a day or month; a column a theme. Scrolls inside itself with the first column fixed. */
export const CountTableView = ({ table, step }: { table: CountTable; step: CountStep }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
  <section className={classes.scroll} tabIndex={0} aria-label={text.title}>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{step === "DAY" ? text.day : text.month}</th>
          <th scope="col">{text.themeCount}</th>
          <th scope="col">{text.articleCount}</th>
          {table.themes.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={classes.total}>
          <th scope="row">{text.total}</th>
          <td>{number.format(table.themes.length)}</td>
          <td>{number.format(table.articleTotal)}</td>
          {table.themes.map((name, column) => (
            <td key={name}>{number.format(table.totals[column] ?? 0)}</td>
          ))}
        </tr>
        {table.rows.map((row) => (
          <tr key={row.step}>
            <th scope="row">{stepLabel(row.step, step)}</th>
            <td>{number.format(row.themeCount)}</td>
            <td>{number.format(row.articleCount)}</td>
            {table.themes.map((name, column) => (
              <td key={name}>{row.cells[column] ? number.format(row.cells[column]) : "–"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
