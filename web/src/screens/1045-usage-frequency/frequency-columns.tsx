import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "react-router";
import type { UsageFrequenciesQuery, UsageFrequency } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { shortDate, timeLabel } from "../../domain/day.ts";
import type { Period } from "../../domain/period.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { daysOf } from "../../domain/usage-span.ts";
import { frequencyText as text } from "./text.ts";
import classes from "./usage-frequency.module.css";

type Frequencies = Extract<UsageFrequenciesQuery["usageFrequencies"], { __typename: "UsageFrequencies" }>;
export type FrequentUser = Frequencies["users"][number];

const TONES = {
  DAILY: "ok",
  OFTEN: "plain",
  WEEKLY: "plain",
  RARELY: "warn",
  NEVER: "danger",
} as const satisfies Record<UsageFrequency, string>;

/** So many days can be told apart on a line. */
const MOST_MARKS = 62;

/** Ids are those that the server sorts by. */
export const frequencyColumns = (period: Period): readonly Column<FrequentUser>[] => [
  {
    id: "USER_ID",
    header: text.userId,
    value: ({ userId }) => userId,
    cell: ({ userId }) => (
      <Link to={`${pathOf("1039")}?${new URLSearchParams({ from: period.start, to: period.end, user: userId })}`}>
        {userId}
      </Link>
    ),
  },
  { id: "name", header: text.name, sortable: false, value: ({ userName }) => userName, card: "title" },
  { id: "USER_GROUP_NAME", header: text.group, value: ({ groupName }) => groupName, card: "none" },
  {
    id: "frequency",
    header: text.frequency,
    sortable: false,
    value: ({ frequency }) => text.frequencies[frequency],
    cell: ({ frequency }) => <FrequencyTag frequency={frequency} />,
  },
  {
    id: "USE_DAY_COUNT",
    header: text.useDays,
    numeric: true,
    value: ({ useDays }) => useDays.length,
    cell: ({ useDays }) => text.useDayCount(useDays.length),
  },
  {
    id: "strip",
    header: text.strip,
    sortable: false,
    cell: ({ useDays }) => <DayStrip period={period} useDays={useDays} />,
    card: "none",
  },
  { id: "COUNT", header: text.uses, numeric: true, value: ({ useCount }) => useCount },
  {
    id: "LAST_LOGIN_AT",
    header: text.lastLogin,
    value: ({ lastLoginAt }) => lastLoginAt,
    cell: ({ lastLoginAt }) => (lastLoginAt ? timeLabel(lastLoginAt, "full") : text.never),
    card: "none",
  },
];

const FrequencyTag = ({ frequency }: { frequency: UsageFrequency }) => (
  <StateTag tone={TONES[frequency]} {...(frequency === "NEVER" && { icon: IconAlertTriangle })}>
    {text.frequencies[frequency]}
  </StateTag>
);

/** A mark for each day: a high one where originals were used. */
function DayStrip({ period, useDays }: { period: Period; useDays: readonly string[] }) {
  const used = new Set(useDays);
  return (
    <span className={classes.strip} role="img" aria-label={text.stripLabel(useDays.map(shortDate))}>
      {daysOf(period)
        .slice(-MOST_MARKS)
        .map((day) => (
          <i key={day} data-used={used.has(day)} />
        ))}
    </span>
  );
}
