import { CardTable } from "../../components/card-table/CardTable.tsx";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import classes from "./report.module.css";

interface ComparedRow {
  id: string;
  name: string;
  /** Muted, beside the name. */
  note?: string;
  articleCount: number;
  beforeCount: number;
}

interface ComparedTableProps {
  label: string;
  /** Heading of the first column. */
  name: string;
  rows: readonly ComparedRow[];
}

const FIGURES = [text.now, text.before, text.difference, text.share];
const SIGNED = new Intl.NumberFormat("ja", { signDisplay: "exceptZero" });
const SIGNED_SHARE = new Intl.NumberFormat("ja", {
  style: "percent",
  signDisplay: "exceptZero",
  maximumFractionDigits: 1,
});

/** Counts of the period beside those of the period before: number, difference, per cent. */
export const ComparedTable = ({ label, name, rows }: ComparedTableProps) => (
  <CardTable label={label} columns={[name, ...FIGURES]} numeric={FIGURES}>
    {rows.map(({ id, name: said, note, articleCount, beforeCount }) => (
      <tr key={id}>
        <th scope="row">
          {said}
          {note !== undefined && <small className={classes.note}>{note}</small>}
        </th>
        <td data-numeric>{articleCount.toLocaleString()}</td>
        <td data-numeric>{beforeCount.toLocaleString()}</td>
        <td data-numeric>{SIGNED.format(articleCount - beforeCount)}</td>
        <td data-numeric>
          {beforeCount === 0 ? "–" : SIGNED_SHARE.format((articleCount - beforeCount) / beforeCount)}
        </td>
      </tr>
    ))}
  </CardTable>
);
