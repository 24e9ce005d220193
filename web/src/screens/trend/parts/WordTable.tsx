import { CardTable } from "../../../components/card-table/CardTable.tsx";
import { type Period, periodLabel } from "../../../domain/period.ts";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import type { TrendAnswer } from "../use-trend.ts";
import { Share } from "./Share.tsx";

const COLUMNS = [text.word, text.count, text.fourWeeks];
const MOST_WORDS = 10;

/** The words that rose, the greatest rise first. */
export function WordTable({ words, period }: { words: TrendAnswer["words"]; period: Period }) {
  const shown = words.slice(0, MOST_WORDS);
  const most = Math.max(...shown.map(({ count }) => count), 1);
  return (
    <section>
      <h2>{text.words}</h2>
      <p className="jp">{text.wordsOf(periodLabel(period))}</p>
      {shown.length === 0 ? (
        <p className="jp">{text.noWords}</p>
      ) : (
        <CardTable label={text.words} columns={COLUMNS} numeric={COLUMNS.slice(1)}>
          {shown.map(({ word, count, beforeCount }) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              <Share count={count} most={most} />
              <td data-numeric>{beforeCount.toLocaleString()}</td>
            </tr>
          ))}
        </CardTable>
      )}
    </section>
  );
}
