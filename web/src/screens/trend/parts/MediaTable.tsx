import { CardTable } from "../../../components/card-table/CardTable.tsx";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import type { TrendAnswer } from "../use-trend.ts";
import { Share } from "./Share.tsx";

const COLUMNS = [text.media, text.count, text.fourWeeks];

/** The media with most articles. */
export function MediaTable({ media, all }: { media: TrendAnswer["media"]; all: number }) {
  const title = text.mediaTitle(media.length, all);
  const most = Math.max(...media.map(({ count }) => count), 1);
  return (
    <section>
      <h2>{title}</h2>
      {media.length === 0 ? (
        <p className="jp">{text.noMedia}</p>
      ) : (
        <CardTable label={title} columns={COLUMNS} numeric={COLUMNS.slice(1)}>
          {media.map(({ code, name, count, beforeCount }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <Share count={count} most={most} />
              <td data-numeric>{beforeCount.toLocaleString()}</td>
            </tr>
          ))}
        </CardTable>
      )}
    </section>
  );
}
