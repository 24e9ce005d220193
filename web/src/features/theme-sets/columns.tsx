import { Link } from "react-router";
import type { OrderColumn } from "../../components/ordered-list/OrderedList.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { setText as text } from "./text.ts";
import { audienceOf, isForNobody, type ThemeSetLine } from "./theme-set-line.ts";

const figure = (line: ThemeSetLine, source: "newspaper" | "web" | "magazine"): string =>
  line.counts === null || line.counts[source] === 0 ? text.none : line.counts[source].toLocaleString("ja-JP");

const audience: OrderColumn<ThemeSetLine> = {
  header: text.publicTo,
  width: "minmax(0, 1.4fr)",
  cell: (line) => (isForNobody(line) ? <StateTag tone="warn">{groupText.nobody}</StateTag> : audienceOf(line)),
};

const figures: readonly OrderColumn<ThemeSetLine>[] = [
  { header: text.themes, width: "64px", numeric: true, cell: ({ themeCount }) => groupText.articles(themeCount) },
  { header: text.newspaper, width: "56px", numeric: true, cell: (line) => figure(line, "newspaper") },
  { header: text.web, width: "56px", numeric: true, cell: (line) => figure(line, "web") },
  { header: text.magazine, width: "56px", numeric: true, cell: (line) => figure(line, "magazine") },
];

const inOneLine: OrderColumn<ThemeSetLine> = {
  header: text.themes,
  cell: ({ themeCount, counts }) => text.figures(themeCount, counts?.total ?? 0),
};

/** What the ordered lists say of each; on a phone in three lines. */
export const columnsFor = (thing: string, form: string, isNarrow: boolean): OrderColumn<ThemeSetLine>[] => [
  { header: `${thing}名`, cell: ({ id, name }) => <Link to={`${form}?id=${id}`}>{name}</Link> },
  ...(isNarrow ? [inOneLine] : figures),
  audience,
];
