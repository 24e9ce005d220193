import { IconAlertTriangle } from "@tabler/icons-react";
import { Card } from "../../../components/card/Card.tsx";
import { figure, meterName, UsageMeter } from "../../../components/usage-meter/UsageMeter.tsx";
import { type Day, spokenDay } from "../../../domain/day.ts";
import { meterText } from "../../../domain/text/usage-text.ts";
import { levelOf, type Meter, nextMonth, passedLine } from "../../../domain/usage-meter.ts";
import classes from "../usage.module.css";

/** This month's caps: the group's, and its demand unit's where it has one. */
export const MeterCards = ({ meters, today }: { meters: readonly Meter[]; today: Day }) =>
  meters.map((meter) => <MeterCard key={meter.cap} meter={meter} today={today} />);

function MeterCard({ meter, today }: { meter: Meter; today: Day }) {
  const { used, max } = meter;
  return (
    <Card title={meterName(meter)} actions={<LevelTag meter={meter} />}>
      <p className={classes.used}>
        <b>{figure(used)}</b>
        <span>{max === null ? meterText.used("") : meterText.of(figure(max))}</span>
      </p>
      <UsageMeter meter={meter} size="card" />
      {max !== null && (
        <p className={classes.rest}>
          <span>{meterText.rest(figure(Math.max(0, max - used)))}</span>
          <span>{outlook(meter, today)}</span>
        </p>
      )}
    </Card>
  );
}

function LevelTag({ meter }: { meter: Meter }) {
  const level = levelOf(meter);
  const line = passedLine(meter);
  return (
    <span className={classes.tag} data-level={level}>
      {(level === "near" || level === "reached") && <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />}
      {level === "near" && line !== null ? meterText.passed(line) : meterText.levels[level]}
    </span>
  );
}

/** When the cap is reached at this pace, or when it begins anew. */
function outlook(meter: Meter, today: Day): string {
  const { forecast } = meter;
  return forecast === null ? meterText.reset(spokenDay(nextMonth(today))) : meterText.forecast(spokenDay(forecast));
}
