import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { timeLabel } from "../../../domain/day.ts";
import { clockLabel, isAhead } from "../arrival-times.ts";
import classes from "../arrivals.module.css";
import { arrivalsText as text } from "../text.ts";
import type { Medium } from "../use-arrivals.ts";

/** More lines than these nobody reads at a glance; the table has them all. */
const MOST_LINES = 5;
const ALARMS = ["missing", "few", "late"];

export const isAlarm = ({ state }: Pick<Medium, "state">): boolean => ALARMS.includes(state);

/** What is wrong, what would be usual, and whom it concerns: a line a medium. */
export function ArrivalAlarms({ media }: { media: readonly Medium[] }) {
  const alarms = media.filter(isAlarm);
  if (alarms.length === 0) return <FormAlert tone="info">{text.allWell}</FormAlert>;
  const more = alarms.length - MOST_LINES;
  return (
    <FormAlert tone={alarms[0]?.state === "missing" ? "danger" : "warn"}>
      {alarms.slice(0, MOST_LINES).map((medium) => (
        <span key={medium.code} className={classes.line}>
          <b>{saidOf(medium)}</b> {usualOf(medium)}
          {doneOf(medium).map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      ))}
      {more > 0 && <span className={classes.line}>{text.moreAlarms(more)}</span>}
    </FormAlert>
  );
}

function saidOf({ state, name, articles, lastAt }: Medium): string {
  if (state === "missing") return text.missing(name);
  return state === "few" ? text.few(name, articles) : text.late(name, clockLabel(lastAt));
}

/** What operators know and did: whom to ask, the latest note, whether it is silent for now. */
function doneOf({ contact, lastNote, snoozedUntil }: Medium): string[] {
  return [
    ...(contact === "" ? [] : [text.contact(contact.replaceAll("\n", "　"))]),
    ...(lastNote ? [text.lastNote(timeLabel(lastNote.at, "short"), lastNote.by, lastNote.text)] : []),
    ...(isAhead(snoozedUntil) ? [text.snoozed(clockLabel(snoozedUntil))] : []),
  ];
}

function usualOf({ usualTime, usualArticles, affected }: Medium): string {
  const usual = usualTime === null || usualArticles === null ? "" : text.usual(usualTime, usualArticles);
  if (!affected) return usual;
  const { contracts, themes } = affected;
  return usual + (themes === 0 ? text.affectsNobody : text.affected(contracts, themes));
}
