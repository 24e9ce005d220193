import { Button } from "@mantine/core";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { countLabel } from "../../../domain/count-label.ts";
import { type Day, spokenDay } from "../../../domain/day.ts";
import { nearestDay, type Period, spokenPeriod } from "../../../domain/period.ts";
import { type Source, sourceName } from "../../../domain/source.ts";
import { emptyText } from "./empty-text.ts";

interface EmptyListProps {
  /** There are articles, but the user has read them all. */
  unreadOnly: boolean;
  onShowAll: () => void;
  period: Period;
  /** The default of 14 days: it can't be widened any more. */
  whole: boolean;
  /** Days with articles of this tab. */
  days: readonly Day[];
  /** Other tabs that have something. */
  others: readonly { source: Source; count: number }[];
  onPeriod: (period: Period | null) => void;
  onSource: (source: Source) => void;
}

/** 11月20日の記事はありません, and the ways to where there are some. */
export function EmptyList({ unreadOnly, onShowAll, ...nothing }: EmptyListProps) {
  if (!unreadOnly) return <NoArticles {...nothing} />;
  return (
    <EmptyState title={emptyText.noUnread} message={emptyText.noUnreadHelp}>
      <Button onClick={onShowAll}>{emptyText.showAll}</Button>
    </EmptyState>
  );
}

type NoArticlesProps = Omit<EmptyListProps, "unreadOnly" | "onShowAll">;

function NoArticles({ period, whole, days, others, onPeriod, onSource }: NoArticlesProps) {
  const nearest = nearestDay(days, period);
  const help = others.length > 0 ? `${emptyText.noArticlesHelp}\n${emptyText.otherTabs}` : emptyText.noArticlesHelp;
  return (
    <EmptyState title={emptyText.noArticles(spokenPeriod(period))} message={help}>
      {nearest !== null && (
        <Button onClick={() => onPeriod({ start: nearest, end: nearest })}>
          {emptyText.seeDay(spokenDay(nearest))}
        </Button>
      )}
      {!whole && (
        <Button variant="default" onClick={() => onPeriod(null)}>
          {emptyText.widen}
        </Button>
      )}
      {others.map(({ source, count }) => (
        <Button key={source} variant="default" onClick={() => onSource(source)}>
          {emptyText.seeDay(countLabel(sourceName(source), count))}
        </Button>
      ))}
    </EmptyState>
  );
}
