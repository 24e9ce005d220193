import classes from "../arrivals.module.css";
import { arrivalsText as text } from "../text.ts";

const MARKS = [
  { name: text.legendUsual, mark: <path data-part="usual" d="M1 3h8l-4 6z" /> },
  { name: text.legendNow, mark: <path data-part="now" d="M5 0v12" /> },
  { name: text.legendBar, mark: <rect data-part="bar" x="2" y="2" width="6" height="10" /> },
];

/** What the marks of a strip mean. */
export const ArrivalLegend = () => (
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
