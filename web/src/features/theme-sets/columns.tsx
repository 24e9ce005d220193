import { Link } from "react-router";
import type { OrderColumn } from "../../components/ordered-list/OrderedList.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { setText as text } from "./text.ts";
import { audienceOf, isForNobody, type ThemeSetLine } from "./theme-set-line.ts";

const figure = (line: ThemeSetLine, source: "newspaper" | "web" | "magazine"): string =>
  line.counts === null || line.counts[source] === 0 ? text.none : line.counts[source].toLocaleString("ja-JP");

/** What the ordered lists say of each. */
export const columnsFor = (thing: string, form: string): OrderColumn<ThemeSetLine>[] => [
  { header: `${thing}名`, cell: ({ id, name }) => <Link to={`${form}?id=${id}`}>{name}</Link> },
  { header: text.themes, width: "64px", numeric: true, cell: ({ themeCount }) => groupText.articles(themeCount) },
  { header: text.newspaper, width: "56px", numeric: true, cell: (line) => figure(line, "newspaper") },
  { header: text.web, width: "56px", numeric: true, cell: (line) => figure(line, "web") },
  { header: text.magazine, width: "56px", numeric: true, cell: (line) => figure(line, "magazine") },
  {
    header: text.publicTo,
    width: "minmax(0, 1.4fr)",
    cell: (line) => (isForNobody(line) ? <StateTag tone="warn">{groupText.nobody}</StateTag> : audienceOf(line)),
  },
];
