import { IconAlertTriangle, IconClock } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { clockLabel, differenceOf, minuteOf, stretchOf } from "./arrival-times.ts";
import classes from "./arrivals.module.css";
import { isAlarm } from "./parts/ArrivalAlarms.tsx";
import { ArrivalAxis, ArrivalStrip } from "./parts/ArrivalStrip.tsx";
import { arrivalsText as text } from "./text.ts";
import type { Arrivals, Medium } from "./use-arrivals.ts";

const NOTHING = { media: [], day: "", checkedAt: "" };

/** A row a medium, in the order of the server: alarms first. */
export function arrivalColumns(board: Arrivals | undefined): readonly Column<Medium>[] {
  const { media, day, checkedAt } = board ?? NOTHING;
  const isToday = checkedAt !== "" && todayInTokyo(new Date(checkedAt)) === day;
  const now = isToday ? minuteOf(clockLabel(checkedAt)) : null;
  const stretch = stretchOf(media, now);
  return [
    {
      id: "name",
      header: text.medium,
      value: ({ name }) => name,
      cell: (of) => (isAlarm(of) ? <b>{of.name}</b> : of.name),
    },
    { id: "state", header: text.state, cell: (of) => <ArrivalState of={of} /> },
    {
      id: "times",
      header: text.times,
      head: <ArrivalAxis stretch={stretch} />,
      cell: (of) => <ArrivalStrip of={of} stretch={stretch} now={now} />,
      card: "wide",
    },
    { id: "lastAt", header: text.lastAt, value: ({ lastAt }) => clockLabel(lastAt), cell: lastOf, numeric: true },
    { id: "usualTime", header: text.usualTime, value: ({ usualTime }) => usualTime, numeric: true, card: "none" },
    {
      id: "articles",
      header: text.articles,
      value: ({ articles }) => articles,
      cell: ({ articles }) => <b>{text.count(articles)}</b>,
      numeric: true,
    },
    {
      id: "usual",
      header: text.usualArticles,
      value: ({ usualArticles }) => usualArticles,
      numeric: true,
      card: "none",
    },
    {
      id: "difference",
      header: text.difference,
      cell: (of) => {
        const difference = differenceOf(of, now);
        return difference === "" ? null : (
          <span className={classes.difference} data-state={of.state}>
            {difference}
          </span>
        );
      },
    },
  ];
}

/** What is not expected is not awaited. */
const lastOf = ({ lastAt, state }: Medium): string =>
  lastAt === null && state !== "not_expected" ? text.notYet : clockLabel(lastAt);

type State = keyof typeof text.states;
type Look = Omit<ComponentProps<typeof StateTag>, "children">;

const LOOKS: Readonly<Record<State, Look>> = {
  missing: { tone: "danger", icon: IconAlertTriangle },
  few: { tone: "warn" },
  late: { tone: "warn", icon: IconClock },
  arrived: { tone: "ok" },
  waiting: { tone: "plain" },
  not_expected: { tone: "plain" },
};

const isState = (state: string): state is State => Object.hasOwn(text.states, state);

const ArrivalState = ({ of: { state, isOffDay } }: { of: Medium }) => {
  if (isOffDay && state === "not_expected") return <StateTag tone="plain">{text.offDay}</StateTag>;
  return isState(state) ? <StateTag {...LOOKS[state]}>{text.states[state]}</StateTag> : state;
};
