import classes from "../arrivals.module.css";
import { arrivalsText as text } from "../text.ts";
import type { Arrivals } from "../use-arrivals.ts";
import { isAlarm } from "./ArrivalAlarms.tsx";

/** How many media have come of those expected, their articles, and how many media want a look. */
export function ArrivalTotals({ of }: { of: Arrivals }) {
  const alarms = of.media.filter(isAlarm).length;
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{text.media}</dt>
        <dd>
          {text.count(of.arrivedMedia)}
          <small>{text.ofMedia(of.expectedMedia)}</small>
        </dd>
      </div>
      <div>
        <dt>{text.articleTotal}</dt>
        <dd>
          {text.count(of.articles)}
          <small>{text.usualTotal(of.usualArticles)}</small>
        </dd>
      </div>
      <div>
        <dt>{text.alarms}</dt>
        <dd data-alarm={alarms > 0}>
          {text.count(alarms)}
          <small>{text.ofAlarms}</small>
        </dd>
      </div>
    </dl>
  );
}
