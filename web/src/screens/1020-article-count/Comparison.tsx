import { CardTable } from "../../components/card-table/CardTable.tsx";
import { type Period, periodLabel } from "../../domain/period.ts";
import { countReportText as text } from "../../domain/text/report-text.ts";
import classes from "./article-count.module.css";
import type { ComparedRow } from "./count-table.ts";

const signed = (value: number): string => (value > 0 ? `+${value.toLocaleString()}` : value.toLocaleString());
const COLUMNS = [text.theme, text.now, text.before, text.difference, text.share];

/** This period beside the one before: number, difference, per cent. */
export const Comparison = ({ rows, before }: { rows: readonly ComparedRow[]; before: Period }) => (
  <section className={classes.comparison}>
    <h2>{text.comparison(periodLabel(before))}</h2>
    <CardTable label={text.comparison(periodLabel(before))} columns={COLUMNS} numeric={COLUMNS.slice(1)}>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          <td data-numeric>{row.now.toLocaleString()}</td>
          <td data-numeric>{row.before.toLocaleString()}</td>
          <td data-numeric>{signed(row.difference)}</td>
          <td data-numeric>{row.percent === null ? "–" : `${signed(row.percent)}%`}</td>
        </tr>
      ))}
    </CardTable>
  </section>
);
