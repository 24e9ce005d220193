import { CardTable } from "../../../components/card-table/CardTable.tsx";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import { sumOf } from "../../../domain/trend-steps.ts";
import type { TrendAnswer } from "../use-trend.ts";
import { Share } from "./Share.tsx";

const COLUMNS = [text.hour, text.count];

/** When articles arrive: every hour from the first that has any to the last. */
export function HourTable({ hours }: { hours: TrendAnswer["hours"] }) {
  const counted = hours.map(({ hour, counts }) => ({ hour, count: sumOf(counts) }));
  const first = counted.findIndex(({ count }) => count > 0);
  const shown = first === -1 ? [] : counted.slice(first, counted.findLastIndex(({ count }) => count > 0) + 1);
  const most = Math.max(...shown.map(({ count }) => count), 1);
  return (
    <section>
      <h2>{text.hours}</h2>
      {shown.length === 0 ? (
        <p className="jp">{text.noMedia}</p>
      ) : (
        <CardTable label={text.hours} columns={COLUMNS} numeric={COLUMNS.slice(1)}>
          {shown.map(({ hour, count }) => (
            <tr key={hour}>
              <th scope="row">{text.hourOf(hour)}</th>
              <Share count={count} most={most} />
            </tr>
          ))}
        </CardTable>
      )}
    </section>
  );
}
