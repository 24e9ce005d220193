import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { isRefusal } from "../../../components/form/form-answer.ts";
import { refusal } from "../../../components/form/outcome.ts";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import { useAction } from "../../../components/said-line/use-action.ts";
import { timeLabel } from "../../../domain/day.ts";
import { clockLabel, isAhead } from "../arrival-times.ts";
import classes from "../arrivals.module.css";
import { ACKNOWLEDGE_ALARM } from "../arrivals-documents.ts";
import { arrivalsText as text } from "../text.ts";
import type { Medium } from "../use-arrivals.ts";

/** More lines than these nobody reads at a glance; the table has them all. */
const MOST_LINES = 5;
const ALARMS = ["missing", "few", "late"];

export const isAlarm = ({ state }: Pick<Medium, "state">): boolean => ALARMS.includes(state);

interface ArrivalAlarmsProps {
  media: readonly Medium[];
  /** Absent where the operator may only look. */
  onAcknowledged: (() => Promise<unknown>) | null;
}

/** What is wrong, what would be usual, whom it concerns, and who has seen it: a line a medium. */
export function ArrivalAlarms({ media, onAcknowledged }: ArrivalAlarmsProps) {
  const [acknowledge] = useMutation(ACKNOWLEDGE_ALARM);
  const { busy, said, act } = useAction();
  const alarms = media.filter(isAlarm);
  if (alarms.length === 0) return <FormAlert tone="info">{text.allWell}</FormAlert>;
  const more = alarms.length - MOST_LINES;
  const seen = ({ code, name, dueOn }: Medium, again: () => Promise<unknown>) =>
    void act(async () => {
      const answer =
        dueOn === null ? undefined : (await acknowledge({ variables: { code, dueOn } })).data?.acknowledgeAlarm;
      if (answer && isRefusal(answer)) return refusal(answer);
      await again();
      return text.acknowledgedNow(name);
    });
  return (
    <>
      <SaidLine said={said} />
      <FormAlert tone={alarms[0]?.state === "missing" ? "danger" : "warn"}>
        {alarms.slice(0, MOST_LINES).map((medium) => (
          <span key={medium.code} className={classes.line}>
            <b>{saidOf(medium)}</b> {usualOf(medium)}
            {doneOf(medium).map((line) => (
              <small key={line}>{line}</small>
            ))}
            {onAcknowledged !== null && wantsAnEye(medium) && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={text.acknowledgeOf(medium.name)}
                aria-disabled={busy}
                onClick={() => seen(medium, onAcknowledged)}
              >
                {text.acknowledge}
              </Button>
            )}
          </span>
        ))}
        {more > 0 && <span className={classes.line}>{text.moreAlarms(more)}</span>}
      </FormAlert>
    </>
  );
}

/** Nobody has seen it yet; of a medium that has come, nobody needs to. */
const wantsAnEye = ({ alarm, state }: Medium): boolean =>
  alarm !== null && alarm.acknowledgedAt === null && state === "missing";

function saidOf({ state, name, articles, lastAt }: Medium): string {
  if (state === "missing") return text.missing(name);
  return state === "few" ? text.few(name, articles) : text.late(name, clockLabel(lastAt));
}

/** What operators know and did: whom to ask, the latest note, whether it is silent for now. */
function doneOf({ contact, lastNote, snoozedUntil, alarm }: Medium): string[] {
  const seenAt = alarm?.acknowledgedAt;
  return [
    ...(alarm ? [text.alarm(timeLabel(alarm.raisedAt, "short"), alarm.toldTimes, alarm.raisedTimes)] : []),
    ...(seenAt ? [text.acknowledged(timeLabel(seenAt, "short"), alarm.acknowledgedBy ?? "")] : []),
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
