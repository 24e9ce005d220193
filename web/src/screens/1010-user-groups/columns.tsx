import { Link } from "react-router";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { UsageMeter } from "../../components/usage-meter/UsageMeter.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { text } from "./text.ts";
import type { UserGroup } from "./use-user-groups.ts";
import classes from "./user-groups.module.css";

const figure = (count: number): string => count.toLocaleString("ja-JP");

interface UsesProps {
  of: UserGroup["mc"];
  kind: "NEWSPAPER_IMAGE" | "NEWSPAPER_TEXT";
  lines: readonly number[];
}

function Uses({ of: { count, cap }, kind, lines }: UsesProps) {
  if (cap === null) return text.withoutCap(figure(count));
  // Nobody of the group is to use any: no cap that has been reached.
  if (cap === 0 && count === 0) return text.noUse;
  return (
    <span className={classes.uses}>
      {text.use(figure(count), figure(cap))}
      {count >= cap && <b>{text.reached}</b>}
      <UsageMeter meter={{ cap: kind, name: null, used: count, max: cap, lines, forecast: null }} size="bar" />
    </span>
  );
}

const sourcesOf = ({ sources }: UserGroup): string =>
  sources.map(({ dataSection }) => groupText.shortSources[dataSection] ?? "").join("・");

export const editPath = ({ id }: Pick<UserGroup, "id">): string => `${pathOf("1011")}?id=${id}`;

/** What the list says of each group. */
export const COLUMNS: readonly Column<UserGroup>[] = [
  {
    id: "id",
    header: text.id,
    value: ({ id }) => Number(id),
    cell: (group) => <Link to={editPath(group)}>{group.id}</Link>,
    card: "none",
  },
  {
    id: "name",
    header: text.name,
    value: ({ name }) => name,
    cell: (group) => <Link to={editPath(group)}>{group.name}</Link>,
    card: "title",
  },
  {
    id: "users",
    header: text.users,
    numeric: true,
    value: ({ userCount }) => userCount,
    cell: ({ userCount }) => groupText.people(userCount),
  },
  {
    id: "mc",
    header: text.mc,
    short: groupText.shortSources[1],
    value: ({ mc }) => mc.count,
    cell: ({ mc, useLines }) => <Uses of={mc} kind="NEWSPAPER_IMAGE" lines={useLines} />,
  },
  {
    id: "sc",
    header: text.sc,
    short: groupText.shortSources[2],
    value: ({ sc }) => sc.count,
    cell: ({ sc, useLines }) => <Uses of={sc} kind="NEWSPAPER_TEXT" lines={useLines} />,
  },
  {
    id: "unit",
    header: text.demandUnit,
    value: ({ demandUnit }) => demandUnit?.name,
    cell: ({ demandUnit }) => demandUnit?.name ?? <StateTag tone="plain">{text.noUnit}</StateTag>,
  },
  {
    id: "sources",
    header: text.sources,
    value: sourcesOf,
    cell: (group) => sourcesOf(group) || <StateTag tone="warn">{text.noSource}</StateTag>,
  },
  {
    id: "themes",
    header: text.themes,
    numeric: true,
    value: ({ themeCount }) => themeCount,
    cell: ({ themeCount }) => groupText.articles(themeCount),
  },
  {
    id: "changed",
    header: text.changed,
    value: ({ lastChange }) => lastChange?.at,
    cell: ({ lastChange }) => timeLabel(lastChange?.at, "full").slice(0, 10),
    card: "none",
  },
];
