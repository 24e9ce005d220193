import { Link } from "react-router";
import type { UsageInquiryQuery, UsageSortKey } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { dayLabel, isDay } from "../../domain/day.ts";
import { type InquiryAddress, inquiryPath, leftFrom } from "./inquiry-address.ts";
import { inquiryScreenText as text } from "./text.ts";

type Inquiry = Extract<UsageInquiryQuery["usageInquiry"], { __typename: "UsageInquiry" }>;
export type InquiryRow = Inquiry["rows"][number];
type Counts = Omit<InquiryRow["counts"], "__typename">;

export const figure = (value: number): string => (value === 0 ? "–" : value.toLocaleString());

interface CountColumn {
  id: UsageSortKey;
  header: string;
  of: (counts: Counts) => number;
}

const COUNT: CountColumn = { id: "COUNT", header: text.count, of: ({ total }) => total };
const KINDS: readonly CountColumn[] = [
  { id: "PDF_COUNT", header: text.pdfDisplay, of: ({ pdfDisplay }) => pdfDisplay },
  { id: "PRINT_COUNT", header: text.pdfPrint, of: ({ pdfPrint }) => pdfPrint },
  { id: "TEXT_DISP_COUNT", header: text.textDisplay, of: ({ textDisplay }) => textDisplay },
  { id: "TEXT_PRINT_COUNT", header: text.textPrint, of: ({ textPrint }) => textPrint },
];
const IMAGE: CountColumn = { id: "MC_COUNT", header: text.image, of: ({ newspaperImage }) => newspaperImage };
const TEXTS: readonly CountColumn[] = [
  { id: "SC_TEXT_COUNT", header: text.textRead, of: ({ newspaperTextRead }) => newspaperTextRead },
  { id: "SC_COUNT", header: text.text, of: ({ newspaperText }) => newspaperText },
];
const BOOK: CountColumn = { id: "EPUB_COUNT", header: text.book, of: ({ book }) => book };

const countColumn = ({ id, header, of }: CountColumn): Column<InquiryRow> => ({
  id,
  header,
  numeric: true,
  value: ({ counts }) => of(counts),
  cell: ({ counts, isSubtotal }) => (isSubtotal ? <b>{figure(of(counts))}</b> : figure(of(counts))),
});

const capColumn = (id: string, header: string, of: (row: InquiryRow) => number | null): Column<InquiryRow> => ({
  id,
  header,
  numeric: true,
  sortable: false,
  card: "none",
  value: (row) => of(row) ?? "",
  cell: (row) => of(row)?.toLocaleString() ?? "–",
});

const CHARGE: Column<InquiryRow> = {
  id: "charge",
  header: text.charge,
  sortable: false,
  value: ({ chargeCode }) => (chargeCode === "" ? text.uncharged : chargeCode),
  card: "line",
};

/** Columns of spec section 3 for an inquiry; a name leads a step further: group, user, day, articles. */
export function inquiryColumns(address: InquiryAddress, books: boolean): readonly Column<InquiryRow>[] {
  const { by, step } = address;
  return [
    ...(by === "USER" ? userColumns(address) : [groupColumn(address)]),
    ...(step === "DAY" ? [dayColumn(address)] : []),
    ...(address.isByCharge ? [CHARGE] : []),
    { ...countColumn(COUNT), card: "line" as const },
    ...KINDS.map((kind) => ({ ...countColumn(kind), card: "none" as const })),
    countColumn(IMAGE),
    capColumn("image-cap", text.imageCap, ({ imageCap }) => imageCap),
    { ...countColumn(TEXTS[0] ?? COUNT), card: "none" as const },
    countColumn(TEXTS[1] ?? COUNT),
    capColumn("text-cap", text.textCap, ({ textCap }) => textCap),
    ...(books ? [{ ...countColumn(BOOK), card: "none" as const }] : []),
    {
      id: "demand",
      header: text.demand,
      sortable: false,
      value: ({ demandName }) => demandName,
      card: "none" as const,
    },
  ];
}

/** 合計 of all, by column id. */
export const inquirySums = ({ counts }: { counts: Counts }, first: string): Record<string, string> => ({
  [first]: text.total,
  ...Object.fromEntries(
    [COUNT, ...KINDS, IMAGE, ...TEXTS, BOOK].map(({ id, of }) => [id, of(counts).toLocaleString()]),
  ),
});

export const groupColumn = (address: InquiryAddress): Column<InquiryRow> => ({
  id: "USER_GROUP_ID",
  header: text.group,
  value: ({ groupName }) => groupName,
  cell: ({ groupId, groupName, isSubtotal }) =>
    groupId === null || isSubtotal ? (
      groupName
    ) : (
      <Link to={inquiryPath({ ...address, by: "USER", step: "PERIOD", groupIds: [groupId] })}>{groupName}</Link>
    ),
  card: "title",
});

function userColumns(address: InquiryAddress): Column<InquiryRow>[] {
  return [
    {
      id: "USER_ID",
      header: text.userId,
      value: ({ userId }) => userId,
      cell: (row) => <UserLink row={row} address={address} />,
      card: address.step === "DAY" ? "line" : "title",
    },
    { id: "name", header: text.userName, sortable: false, value: nameOf },
    { id: "USER_GROUP_ID", header: text.group, value: ({ groupName }) => groupName, card: "none" },
  ];
}

export const nameOf = ({ userId, userName }: InquiryRow): string =>
  userName ?? (userId === null || userId === text.total ? "" : text.gone);

/** To the days of the user; from there to his articles. */
export function UserLink({ row: { userId, groupId }, address }: { row: InquiryRow; address: InquiryAddress }) {
  if (userId === null || userId === text.total) return <b>{text.total}</b>;
  const groupIds = groupId === null ? [] : [groupId];
  return <Link to={inquiryPath({ ...address, by: "USER", step: "DAY", userIds: [userId], groupIds })}>{userId}</Link>;
}

const dayColumn = (address: InquiryAddress): Column<InquiryRow> => ({
  id: "PROCESS_DATE",
  header: text.day,
  value: ({ day }) => day,
  cell: (row) => <DayLink row={row} address={address} />,
  card: "title",
});

function DayLink({ row: { day, userId, groupId }, address }: { row: InquiryRow; address: InquiryAddress }) {
  const groupIds = groupId === null ? [] : [groupId];
  if (day === null || !isDay(day)) {
    if (userId === null) return <b>{text.total}</b>;
    const all = { ...address, userIds: [userId], groupIds, isOfArticles: true };
    return (
      <Link to={inquiryPath(all)} state={leftFrom(address)}>
        {text.total}
      </Link>
    );
  }
  const period = { start: day, end: day };
  const to: InquiryAddress =
    userId === null
      ? { ...address, by: "USER", step: "PERIOD", period, groupIds }
      : { ...address, period, userIds: [userId], groupIds, isOfArticles: true };
  return (
    <Link to={inquiryPath(to)} state={leftFrom(address)}>
      {dayLabel(day)}
    </Link>
  );
}
