import type { CSSProperties } from "react";
import { CardTable } from "../../../../components/card-table/CardTable.tsx";
import classes from "../comparison.module.css";
import { keyOf } from "../comparison-address.ts";
import { comparisonText as text } from "../text.ts";
import type { Column, ComparisonModel } from "../use-comparison.ts";
import { SHOWN_FIGURES, shareOf } from "./figures.ts";

interface FigureTableProps {
  model: ComparisonModel;
  columns: readonly Column[];
}

const [ARTICLES, ...OTHERS] = SHOWN_FIGURES;
const NUMBERS = [text.article, text.share, ...OTHERS.map(({ name }) => name)];

/** All figures, a row a company; each number leads to its articles. */
export function FigureTable({ model, columns }: FigureTableProps) {
  if (!ARTICLES) return null;
  return (
    <section className={classes.part}>
      <h2>{text.figures}</h2>
      <CardTable label={text.figures} columns={[text.thing, ...NUMBERS]} numeric={NUMBERS}>
        {columns.map((column) => (
          <tr key={keyOf(column)}>
            <th scope="row">{column.name}</th>
            <Cell model={model} column={column} shown={ARTICLES} />
            <Share value={shareOf(column, columns)} />
            {OTHERS.map((shown) => (
              <Cell key={shown.figure} model={model} column={column} shown={shown} />
            ))}
          </tr>
        ))}
      </CardTable>
    </section>
  );
}

interface CellProps {
  model: ComparisonModel;
  column: Column;
  shown: (typeof SHOWN_FIGURES)[number];
}

function Cell({ model: { address, go }, column, shown: { figure, name, of } }: CellProps) {
  const count = of(column);
  const key = keyOf(column);
  if (count === 0) return <td data-numeric>–</td>;
  return (
    <td data-numeric>
      <button
        type="button"
        className={classes.drill}
        aria-label={text.drill(column.name, name, count)}
        aria-pressed={address.of === key && address.figure === figure && address.day === null}
        onClick={() => go({ of: key, figure, day: null, page: 1 })}
      >
        {count.toLocaleString()}
      </button>
    </td>
  );
}

const Share = ({ value }: { value: number | null }) => (
  <td data-numeric className={classes.share} style={{ "--share": `${value ?? 0}%` } as CSSProperties}>
    {value === null ? "–" : `${value.toFixed(1)}%`}
  </td>
);
