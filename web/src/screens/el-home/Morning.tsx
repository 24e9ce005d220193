import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import type { MorningArrivalsQuery, MorningStatusQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import classes from "./operator-home.module.css";
import { MORNING_ARRIVALS, MORNING_STATUS } from "./operator-home-documents.ts";
import { ALARMS, SOURCES } from "./sources.ts";
import { operatorHomeText as text } from "./text.ts";

interface Tile {
  name: string;
  to: string;
  count: string;
  note: string;
  isAlarm: boolean;
}

/** What an operator looks at first each morning. Each part comes, or fails, by itself. */
export function Morning() {
  const arrivals = useQuery(MORNING_ARRIVALS, EDITED);
  const status = useQuery(MORNING_STATUS, EDITED);
  return (
    <section className={classes.part} aria-label={text.morning}>
      <h2>{text.morning}</h2>
      <QueryState query={arrivals} failed={text.morningFailed} loading={<Tiles tiles={AWAITED_ARRIVALS} />}>
        {(data) => <Tiles tiles={arrivalTiles(data)} />}
      </QueryState>
      <QueryState query={status} failed={text.morningFailed} loading={<Tiles tiles={AWAITED_STATUS} />}>
        {({ setupStatusScreen }) => <Tiles tiles={statusTiles(setupStatusScreen)} />}
      </QueryState>
    </section>
  );
}

const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <div className={classes.tiles}>
    {tiles.map(({ name, to, count, note, isAlarm }) => (
      <Link key={name} to={to} data-alarm={isAlarm}>
        <span>{name}</span>
        <b>{count}</b>
        <small>{note}</small>
      </Link>
    ))}
  </div>
);

/** Of the height of the loaded tiles, so that the menu below does not move away from under a pointer. */
const awaited = (names: readonly string[], to: string): Tile[] =>
  names.map((name) => ({ name, to, count: text.awaited, note: text.loading, isAlarm: false }));

const AWAITED_ARRIVALS = awaited(Object.values(text.arrivals), pathOf("el-arrivals"));
const AWAITED_STATUS = awaited([text.runs, text.mails, text.queue, text.errors], pathOf("el-setup-status"));

const arrivalTiles = (data: MorningArrivalsQuery): Tile[] =>
  SOURCES.map(([key, source]) => {
    const { arrivedMedia, expectedMedia, media } = data[key];
    const alarms = media.filter(({ state }) => ALARMS.includes(state)).length;
    return {
      name: text.arrivals[key],
      to: `${pathOf("el-arrivals")}?source=${source}`,
      count: text.ofMedia(arrivedMedia, expectedMedia),
      note: text.alarms(alarms),
      isAlarm: alarms > 0,
    };
  });

function statusTiles({ mails, runs, runTotal, deadLetterTotal }: MorningStatusQuery["setupStatusScreen"]): Tile[] {
  const sum = (count: keyof Omit<(typeof mails)[number], "__typename">) =>
    mails.reduce((total, each) => total + each[count], 0);
  const running = runs.filter(({ status }) => status === "running").length;
  const broken = runs.filter(({ status }) => status === "failed" || status === "interrupted").length;
  const to = pathOf("el-setup-status");
  const [late, failed] = [sum("late"), sum("failed")];
  return [
    {
      name: text.runs,
      to,
      count: text.runsOf(runTotal),
      note: running > 0 ? text.running(running) : text.runsDone,
      isAlarm: false,
    },
    {
      name: text.mails,
      to,
      count: text.sent(sum("sent")),
      note: text.ofMails(sum("planned"), failed),
      isAlarm: failed > 0,
    },
    { name: text.queue, to, count: text.sent(sum("waiting")), note: text.late(late), isAlarm: late > 0 },
    {
      name: text.errors,
      to,
      count: text.errorsOf(broken + deadLetterTotal),
      note: text.failedOf(broken, deadLetterTotal),
      isAlarm: broken + deadLetterTotal > 0,
    },
  ];
}
