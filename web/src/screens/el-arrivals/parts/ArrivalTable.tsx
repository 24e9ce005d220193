import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { CardTable } from "../../../components/card-table/CardTable.tsx";
import { todayInTokyo } from "../../../domain/day.ts";
import { clockLabel, differenceOf, minuteOf, type Stretch, stretchOf } from "../arrival-times.ts";
import classes from "../arrivals.module.css";
import { arrivalsText as text } from "../text.ts";
import type { Arrivals, Medium } from "../use-arrivals.ts";
import { isAlarm } from "./ArrivalAlarms.tsx";
import { ArrivalAxis, ArrivalStrip } from "./ArrivalStrip.tsx";

/** There are some 1,500 websites; alarms are first anyway. */
const ROWS_A_TIME = 100;

const plain = (name: string): string => name.normalize("NFKC").toLowerCase();

/** A row a medium, in the order of the server: alarms first. */
export function ArrivalTable({ of: { media, day, checkedAt } }: { of: Arrivals }) {
  const [filter, setFilter] = useState("");
  const [most, setMost] = useState(ROWS_A_TIME);
  const now = todayInTokyo(new Date(checkedAt)) === day ? minuteOf(clockLabel(checkedAt)) : null;
  const stretch = stretchOf(media, now);
  const found = media.filter(({ name }) => plain(name).includes(plain(filter.trim())));
  const shown = found.slice(0, most);
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={text.filter}
          placeholder={text.filter}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Legend />
      </div>
      {found.length === 0 ? (
        <p className={classes.note}>{text.noMatch}</p>
      ) : (
        <div className={classes.board}>
          <CardTable
            label={text.title}
            columns={[
              ...[text.state, text.medium, <ArrivalAxis key="axis" stretch={stretch} />, text.lastAt, text.usualTime],
              ...[text.articles, text.usualArticles, text.difference],
            ]}
          >
            {shown.map((medium) => (
              <MediumRow key={medium.code} of={medium} stretch={stretch} now={now} />
            ))}
          </CardTable>
        </div>
      )}
      <div className={classes.foot}>
        <p className={classes.note}>{text.shown(shown.length, found.length)}</p>
        {shown.length < found.length && (
          <Button variant="default" onClick={() => setMost(most + ROWS_A_TIME)}>
            {text.showMore}
          </Button>
        )}
      </div>
    </>
  );
}

interface MediumRowProps {
  of: Medium;
  stretch: Stretch;
  now: number | null;
}

function MediumRow({ of, stretch, now }: MediumRowProps) {
  const { state } = of;
  return (
    <tr className={classes.row} data-state={state} data-alarm={isAlarm(of)}>
      <td data-nowrap>
        <span className={classes.state} data-state={state}>
          {isState(state) ? text.states[state] : state}
        </span>
      </td>
      <th scope="row">{of.name}</th>
      <td className={classes.cell}>
        <ArrivalStrip of={of} stretch={stretch} now={now} />
        <span className={classes.onCards} aria-hidden="true">
          <ArrivalAxis stretch={stretch} />
        </span>
      </td>
      <td className={classes.number}>{lastOf(of)}</td>
      <td className={classes.number}>{of.usualTime}</td>
      <td className={classes.number}>
        <b>{text.count(of.articles)}</b>
      </td>
      <td className={classes.number}>{of.usualArticles === null ? "" : text.count(of.usualArticles)}</td>
      <td data-nowrap className={classes.difference} data-state={state}>
        {differenceOf(of, now)}
      </td>
    </tr>
  );
}

/** What is not expected is not awaited. */
const lastOf = ({ lastAt, state }: Medium): string =>
  lastAt === null && state !== "not_expected" ? text.notYet : clockLabel(lastAt);

const isState = (state: string): state is keyof typeof text.states => Object.hasOwn(text.states, state);

const MARKS = [
  { name: text.legendUsual, mark: <path data-part="usual" d="M1 3h8l-4 6z" /> },
  { name: text.legendNow, mark: <path data-part="now" d="M5 0v12" /> },
  { name: text.legendBar, mark: <rect data-part="bar" x="2" y="2" width="6" height="10" /> },
];

const Legend = () => (
  <ul className={classes.legend}>
    {MARKS.map(({ name, mark }) => (
      <li key={name}>
        <svg className={classes.key} viewBox="0 0 10 12" aria-hidden="true">
          {mark}
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
