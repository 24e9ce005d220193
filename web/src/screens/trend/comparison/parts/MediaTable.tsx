import { CardTable } from "../../../../components/card-table/CardTable.tsx";
import classes from "../comparison.module.css";
import { keyOf } from "../comparison-address.ts";
import { comparisonText as text } from "../text.ts";
import type { Column, Compared } from "../use-comparison.ts";

interface MediaTableProps {
  columns: readonly Column[];
  media: Compared["media"];
  all: number;
}

/** The media with most articles, a column a company. */
export function MediaTable({ columns, media, all }: MediaTableProps) {
  const title = text.media(media.length, all);
  const names = columns.map(({ name }) => name);
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {media.length === 0 ? (
        <p className="jp">{text.noMedia}</p>
      ) : (
        <CardTable label={title} columns={[text.medium, ...names]} numeric={names}>
          {media.map(({ code, name, counts }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              {columns.map((column, at) => (
                <td key={keyOf(column)} data-numeric>
                  {counts[at] ? counts[at].toLocaleString() : "–"}
                </td>
              ))}
            </tr>
          ))}
        </CardTable>
      )}
    </section>
  );
}
