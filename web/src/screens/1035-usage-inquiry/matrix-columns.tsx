import { Link } from "react-router";
import type { Column } from "../../components/data-table/columns.ts";
import { type Day, dayLabel, shortDate, weekdayOf } from "../../domain/day.ts";
import { daysOf } from "../../domain/usage-span.ts";
import { type InquiryAddress, inquiryPath, leftFrom } from "./inquiry-address.ts";
import { figure, groupColumn, type InquiryRow, nameOf, UserLink } from "./inquiry-columns.tsx";
import classes from "./matrix.module.css";
import { type CellKind, countOf, type DayUses, levelOf, usesOn } from "./matrix.ts";
import { inquiryScreenText as text } from "./text.ts";

interface MatrixView {
  address: InquiryAddress;
  kind: CellKind;
  isNarrow: boolean;
}

/** Users or groups with a column for each day; on a phone their days stand below their names. */
export function matrixColumns({ address, kind, isNarrow }: MatrixView): readonly Column<InquiryRow>[] {
  return [
    address.by === "USER" ? userColumn(address) : groupColumn(address),
    {
      id: "COUNT",
      header: text.count,
      numeric: true,
      fixed: true,
      value: ({ counts }) => counts.total,
      cell: ({ counts }) => <b>{counts.total.toLocaleString()}</b>,
      card: "line",
    },
    ...(isNarrow ? [daysColumn(address, kind)] : daysOf(address.period).map((day) => dayColumn(address, kind, day))),
  ];
}

const userColumn = (address: InquiryAddress): Column<InquiryRow> => ({
  id: "USER_ID",
  header: text.bys.USER,
  value: ({ userId }) => userId,
  cell: (row) => (
    <>
      <UserLink row={row} address={address} /> <span className={classes.name}>{nameOf(row)}</span>
    </>
  ),
  card: "title",
});

const dayColumn = (address: InquiryAddress, kind: CellKind, day: Day): Column<InquiryRow> => ({
  id: day,
  header: dayLabel(day),
  head: <DayHead day={day} />,
  numeric: true,
  fixed: true,
  sortable: false,
  cell: (row) => <Cell row={row} address={address} kind={kind} day={day} />,
  card: "none",
});

const DayHead = ({ day }: { day: Day }) => (
  <span className={classes.head} data-weekday={weekdayOf(day)}>
    {day.endsWith("-01") ? shortDate(day) : Number(day.slice(8))}
    <br />
    {weekdayOf(day)}
  </span>
);

interface CellProps {
  row: InquiryRow;
  address: InquiryAddress;
  kind: CellKind;
  day: Day;
}

/** Leads to the users of the day, or to the articles of the user; what it counts by kind is said where the pointer rests. */
function Cell({ row, address, kind, day }: CellProps) {
  const counts = usesOn(row.days, day);
  const count = counts ? countOf(counts, kind) : 0;
  if (!counts || count === 0) return <span className={classes.none}>–</span>;
  return (
    <Link
      className={classes.cell}
      data-level={levelOf(count)}
      to={pathOfDay(row, address, day)}
      state={leftFrom(address)}
      title={text.cell(nameOf(row) || row.groupName, dayLabel(day), counts)}
    >
      {count.toLocaleString()}
    </Link>
  );
}

function pathOfDay({ userId, groupId }: InquiryRow, address: InquiryAddress, day: Day): string {
  const [period, groupIds] = [{ start: day, end: day }, groupId === null ? [] : [groupId]];
  return userId === null
    ? inquiryPath({ ...address, by: "USER", step: "PERIOD", period, groupIds })
    : inquiryPath({ ...address, period, userIds: [userId], groupIds, isOfArticles: true });
}

const daysColumn = (address: InquiryAddress, kind: CellKind): Column<InquiryRow> => ({
  id: "days",
  header: text.day,
  card: "wide",
  cell: (row) => (
    <ul className={classes.days}>
      {row.days
        .filter(({ counts }) => countOf(counts, kind) > 0)
        .map(({ day }) => (
          <li key={day}>
            <span className={classes.name}>{shortDate(day)}</span>{" "}
            <Cell row={row} address={address} kind={kind} day={day} />
          </li>
        ))}
    </ul>
  ),
});

/** 合計 of all, by column id. */
export const matrixSums = (total: number, days: DayUses, address: InquiryAddress, kind: CellKind) => ({
  [address.by === "USER" ? "USER_ID" : "USER_GROUP_ID"]: text.total,
  COUNT: total.toLocaleString(),
  ...Object.fromEntries(days.map(({ day, counts }) => [day, figure(countOf(counts, kind))])),
});
