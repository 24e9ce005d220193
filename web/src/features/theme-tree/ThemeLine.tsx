import { useQuery } from "@apollo/client/react";
import { graphql } from "../../__generated__/gql.ts";
import { themeLineText as text } from "./text.ts";
import classes from "./theme-line.module.css";

const TREND_LINES = graphql(`
  query TrendLines {
    trendLines {
      themeId
      counts
    }
  }
`);

const WIDTH = 42;
const HEIGHT = 14;

/** The last 14 days of a theme as a line. All lines of a tree share one answer. */
export default function ThemeLine({ theme }: { theme: string }) {
  const counts = useQuery(TREND_LINES).data?.trendLines.find(({ themeId }) => themeId === theme)?.counts ?? [];
  const last = counts.at(-1);
  if (last === undefined) return null;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <span className={classes.line} data-line>
      <span className="vh">{text.line(counts.length, total, Math.max(...counts), last)}</span>
      <svg viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`} aria-hidden="true">
        <polyline points={pointsOf(counts)} />
      </svg>
    </span>
  );
}

function pointsOf(counts: readonly number[]): string {
  const most = Math.max(...counts, 1);
  const step = WIDTH / Math.max(counts.length - 1, 1);
  return counts
    .map((count, at) => `${(at * step).toFixed(1)},${(HEIGHT - (count / most) * HEIGHT).toFixed(1)}`)
    .join(" ");
}
