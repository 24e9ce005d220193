import { Link } from "react-router";
import type { ContractThemesScreenQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { sectionName } from "../../domain/text/section-text.ts";
import { themesText as text } from "./text.ts";

export type ThemeRow = NonNullable<ContractThemesScreenQuery["contractThemes"]>[number];

/** Days that the counts are of. */
const DAYS = 14;

export const expressionPath = (contractId: string, themeId: string): string =>
  `${pathOf("el-expressions")}?contractId=${contractId}&themeId=${themeId}`;

function Sections({ expressions, sections }: ThemeRow) {
  if (expressions === 0) return <StateTag tone="warn">{text.noExpression}</StateTag>;
  return `${expressions.toLocaleString()}（${sections.map(sectionName).join("・")}）`;
}

function Articles({ articles, expressions, isStopped }: ThemeRow) {
  if (articles > 0 || expressions === 0 || isStopped) return text.items(articles);
  return <StateTag tone="warn">{text.nothing}</StateTag>;
}

const perDay = ({ articles }: ThemeRow): number => Math.round((articles / DAYS) * 10) / 10;

function State({ isStopped, stoppedAt }: ThemeRow) {
  if (!isStopped) return <StateTag tone="ok">{text.active}</StateTag>;
  return (
    <StateTag tone="danger">
      {text.stopped} {text.stoppedSince(timeLabel(stoppedAt, "short"))}
    </StateTag>
  );
}

export const themeColumns = (contractId: string): readonly Column<ThemeRow>[] => [
  {
    id: "name",
    header: text.name,
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={expressionPath(contractId, id)}>{name}</Link>,
    card: "title",
  },
  {
    id: "sections",
    header: text.sections,
    value: ({ expressions }) => expressions,
    cell: (theme) => <Sections {...theme} />,
  },
  {
    id: "articles",
    header: text.articles,
    numeric: true,
    value: ({ articles }) => articles,
    cell: (theme) => <Articles {...theme} />,
  },
  {
    id: "perDay",
    header: text.perDay,
    numeric: true,
    value: perDay,
    cell: (theme) => text.items(perDay(theme)),
  },
  {
    id: "state",
    header: text.state,
    value: ({ isStopped }) => (isStopped ? text.stopped : text.active),
    cell: (theme) => <State {...theme} />,
  },
];
