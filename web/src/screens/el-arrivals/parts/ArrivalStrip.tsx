import { hourLabel, hoursOf, minuteOf, STEP_MINUTES, type Stretch } from "../arrival-times.ts";
import classes from "../arrivals.module.css";
import { arrivalsText as text } from "../text.ts";
import type { Medium } from "../use-arrivals.ts";

const WIDTH = 420;
const HEIGHT = 28;
const GROUND = 22;
const BAR = { least: 4, most: 18 };

const placeIn = ({ from, to }: Stretch, minute: number): number => ((minute - from) / (to - from)) * WIDTH;

interface ArrivalStripProps {
  of: Medium;
  stretch: Stretch;
  now: number | null;
}

/** When the articles of a medium came: a bar for ten minutes, ▼ at the usual time, a line for the present. */
export function ArrivalStrip({ of, stretch, now }: ArrivalStripProps) {
  const usual = minuteOf(of.usualTime);
  const most = of.steps.reduce((max, { articles }) => Math.max(max, articles), 1);
  const width = Math.max(3, placeIn(stretch, stretch.from + STEP_MINUTES) - 1);
  return (
    <svg
      className={classes.strip}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text.strip(of.name)}
      data-state={of.state}
    >
      {hoursOf(stretch).map((hour) => (
        <path key={hour} data-part="hour" d={`M${placeIn(stretch, hour)} 0v${HEIGHT}`} />
      ))}
      <path data-part="ground" d={`M0 ${GROUND + 0.5}h${WIDTH}`} />
      {of.state === "missing" && usual !== null && now !== null && (
        <rect
          data-part="gap"
          x={placeIn(stretch, usual)}
          y={GROUND - BAR.most}
          width={placeIn(stretch, now) - placeIn(stretch, usual)}
          height={BAR.most - 1}
        />
      )}
      {of.steps.map(({ minute, articles }) => {
        const height = BAR.least + ((BAR.most - BAR.least) * articles) / most;
        return (
          <rect
            key={minute}
            data-part="bar"
            x={placeIn(stretch, minute)}
            y={GROUND - height}
            width={width}
            height={height}
          />
        );
      })}
      {usual !== null && <path data-part="usual" d={`M${placeIn(stretch, usual) - 4} ${GROUND + 1}h8l-4 5z`} />}
      {now !== null && <path data-part="now" d={`M${placeIn(stretch, now)} 0v${HEIGHT}`} />}
    </svg>
  );
}

/** The hours above the strips. */
export const ArrivalAxis = ({ stretch }: { stretch: Stretch }) => (
  <span className={classes.axis}>
    {hoursOf(stretch).map((hour) => (
      <span key={hour} style={{ left: `${(placeIn(stretch, hour) / WIDTH) * 100}%` }}>
        {hourLabel(hour)}
      </span>
    ))}
  </span>
);
