import { CardTable } from "../../components/card-table/CardTable.tsx";
import { sectionName, reportText as text } from "../../domain/text/period-report-text.ts";
import { ReportPart } from "./ReportPart.tsx";
import classes from "./report.module.css";

interface PairRow {
  themeId: string;
  themeName: string;
  mediaName: string;
  dataSection: number;
  numbers: readonly number[];
}

interface PairTableProps {
  title: string;
  /** Headings of the numbers. */
  numbers: readonly string[];
  rows: readonly PairRow[];
  /** How many pairs there are, of which `rows` are the first. */
  all: number;
}

/** Numbers of a theme in a medium. Nothing where there is none. */
export const PairTable = ({ title, numbers, rows, all }: PairTableProps) =>
  rows.length > 0 && (
    <ReportPart title={title}>
      {rows.length < all && <p className="jp">{text.mostPairs(rows.length, all)}</p>}
      <CardTable label={title} columns={[text.themes, text.medium, ...numbers]} numeric={numbers}>
        {rows.map(({ themeId, themeName, mediaName, dataSection, numbers: counts }) => (
          <tr key={`${themeId} ${dataSection} ${mediaName}`}>
            <th scope="row">{themeName}</th>
            <td>
              <span>
                {mediaName}
                <small className={classes.note}>{sectionName(dataSection)}</small>
              </span>
            </td>
            {counts.map((count, at) => (
              <td key={numbers[at]} data-numeric>
                {count.toLocaleString()}
              </td>
            ))}
          </tr>
        ))}
      </CardTable>
    </ReportPart>
  );
