import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { shortDate, timeLabel, todayInTokyo } from "../../../domain/day.ts";
import { dutyRules, dutyText } from "../../../domain/text/duty-text.ts";
import { morningText as text } from "../morning-text.ts";
import { type Morning, useTimeLeft } from "../use-morning.ts";
import classes from "./morning.module.css";

const clockOf = (moment: string): string => timeLabel(moment, "short").slice(-5);

/** Where the mail edition stands, how long it has, who sees to it, and the rules. */
export function MorningBar({ morning }: { morning: Morning }) {
  return (
    <section className={classes.bar} aria-label={text.region}>
      <Steps morning={morning} />
      <Deadline morning={morning} />
      <p className={classes.people}>
        <Person label={dutyText.user} of={morning.user} isAway={morning.userAway} />
        <Person label={dutyText.deputy} of={morning.deputy} isAway={morning.deputyAway} />
        {morning.warnedAt && <span className={classes.weak}>{text.warned(clockOf(morning.warnedAt))}</span>}
      </p>
      <details className={classes.rules}>
        <summary>{dutyText.rules}</summary>
        <ul>
          {dutyRules(morning.approval, morning.articleMax).map((rule) => (
            <li key={rule} className="jp">
              {rule}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Steps({ morning: { state, approval } }: { morning: Morning }) {
  const last = state === "planned" ? "planned" : "sent";
  const steps = ["untouched", "choosing", ...(approval ? ["waiting"] : []), last] as (keyof typeof text.states)[];
  return (
    <ol className={classes.steps} aria-label={text.stepsOf}>
      {steps.map((step) => (
        <li key={step} aria-current={step === state ? "step" : undefined}>
          {text.states[step]}
        </li>
      ))}
    </ol>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

function Deadline({ morning: { day, deadline, warning, now, state } }: { morning: Morning }) {
  const left = useTimeLeft(deadline, now);
  const time = clockOf(deadline);
  const isNear = left <= Date.parse(deadline) - Date.parse(warning);
  if (state === "sent" || state === "planned") return null;
  if (day > todayInTokyo(new Date(now)))
    return <p className={classes.clock}>{text.deadlineLater(shortDate(day), time)}</p>;
  if (left <= 0)
    return (
      <p className={classes.clock} data-tone="danger">
        {text.over(time)}
      </p>
    );
  return (
    <p className={classes.clock} data-tone={isNear ? "danger" : "calm"} role="timer">
      {text.deadline(time, span(left))}
    </p>
  );
}

function span(left: number): string {
  const minutes = Math.floor(left / MINUTE_MS);
  if (minutes >= HOUR_MINUTES) return text.hours(Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES);
  return text.minutes(minutes, Math.floor((left % MINUTE_MS) / 1000));
}

const Person = ({ label, of, isAway }: { label: string; of: Morning["user"]; isAway: boolean }) => (
  <span className={classes.person}>
    <span className={classes.weak}>{label}</span>
    {of?.name ?? dutyText.nobody}
    {isAway && <StateTag tone="warn">{dutyText.away}</StateTag>}
  </span>
);

/** What was done of itself at the deadline. */
export function Outcome({ morning: { outcome, state } }: { morning: Morning }) {
  const isBad = outcome === "held" || outcome === "unsent";
  // What was held back is no longer news once it was sent, and what left is that of another target while this one is not sent.
  if (outcome === null || isBad === (state === "sent")) return null;
  return <FormAlert tone={isBad ? "warn" : "info"}>{text.outcomes[outcome as keyof typeof text.outcomes]}</FormAlert>;
}
