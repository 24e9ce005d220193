import type { FeedsScreenQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { feedsText as text } from "./text.ts";

export type FeedRow = FeedsScreenQuery["feedSources"][number];

const TONE = { ok: "ok", failing: "danger", stopped: "plain", waiting: "info" } as const;
const toneOf = (state: string) => (state in TONE ? TONE[state as keyof typeof TONE] : "plain");
const stateName = ({ state }: FeedRow): string => text.states[state] ?? state;
const momentOf = (at: string | null): string => (at === null ? text.none : timeLabel(at, "full"));

export const FEED_COLUMNS: readonly Column<FeedRow>[] = [
  { id: "url", header: text.url, value: ({ url }) => url, wraps: true, card: "title" },
  { id: "medium", header: text.medium, value: ({ mediaName }) => mediaName ?? text.asFeedSays },
  {
    id: "contract",
    header: text.contract,
    value: ({ contractCode }) => contractCode ?? text.allContracts,
    card: "none",
  },
  {
    id: "state",
    header: text.state,
    value: stateName,
    cell: (feed) => <StateTag tone={toneOf(feed.state)}>{stateName(feed)}</StateTag>,
  },
  {
    id: "next",
    header: text.next,
    value: ({ nextAt }) => nextAt,
    cell: ({ nextAt }) => momentOf(nextAt),
    card: "none",
  },
  { id: "perDay", header: text.perDay, numeric: true, value: ({ articlesPerDay }) => articlesPerDay },
  {
    id: "article",
    header: text.lastArticle,
    value: ({ lastArticleAt }) => lastArticleAt,
    cell: ({ lastArticleAt }) => momentOf(lastArticleAt),
    card: "none",
  },
  {
    id: "error",
    header: text.lastError,
    wraps: true,
    value: ({ lastError, lastErrorAt, failures }) =>
      lastError === null || lastErrorAt === null
        ? ""
        : `${timeLabel(lastErrorAt, "full")} ${lastError}${failures > 1 ? `（${text.failures(failures)}）` : ""}`,
  },
  { id: "every", header: text.every, numeric: true, value: ({ everyMinutes }) => everyMinutes, hidden: true },
  { id: "articles", header: text.articles, numeric: true, value: ({ articles }) => articles, hidden: true },
  {
    id: "success",
    header: text.lastSuccess,
    value: ({ lastSuccessAt }) => lastSuccessAt,
    cell: ({ lastSuccessAt }) => momentOf(lastSuccessAt),
    hidden: true,
  },
];
