import { Unbroken } from "../../components/data-table/TablePart.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { dayLabel, timeLabel } from "../../domain/day.ts";
import classes from "./delivery-sheet.module.css";
import type { SheetDayData } from "./Sheet.tsx";
import { sheetText as text } from "./text.ts";

type Paper = SheetDayData["latePapers"][number];
type Slot = SheetDayData["slots"][number];

/** Due at no time, but on its day. */
const DAYS_END = "24:00";

/** So many newspapers are named at once. */
const MOST_NAMED = 4;

/** 06:40; with its day where that is another one. */
function timeOn(day: string, at: string): string {
  const label = timeLabel(at, "short");
  return at.startsWith(day) ? label.slice(-5) : label;
}

/** A day: how many newspapers came, which did not or late, and what became of each time's digests. */
export const DayRow = ({ of: { day, papers, latePapers, slots, supplements } }: { of: SheetDayData }) => (
  <tr>
    <th scope="row" data-nowrap>
      {dayLabel(day)}
    </th>
    <td data-nowrap>
      {papers.expected === 0 ? (
        <span className={classes.weak}>{text.noPapers}</span>
      ) : (
        <>
          {text.papersOf(papers.expected - papers.missed - papers.waiting, papers.expected)}
          {papers.waiting > 0 && <span className={classes.weak}>{text.waiting(papers.waiting)}</span>}
        </>
      )}
    </td>
    <td>
      <LatePapers day={day} of={latePapers.filter(({ state }) => state !== "waiting")} />
    </td>
    <td>
      {slots.length + supplements > 0 && (
        <ul className={classes.slots}>
          {slots.map((slot) => (
            <SlotLine key={slot.time} day={day} of={slot} />
          ))}
          {supplements > 0 && <li className={classes.weak}>{text.supplements(supplements)}</li>}
        </ul>
      )}
    </td>
  </tr>
);

function LatePapers({ day, of }: { day: string; of: readonly Paper[] }) {
  const [named, others] = [of.slice(0, MOST_NAMED), of.slice(MOST_NAMED)];
  if (of.length === 0) return null;
  return (
    <>
      <PaperList day={day} of={named} />
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{text.more(others.length)}</summary>
          <PaperList day={day} of={others} />
        </details>
      )}
    </>
  );
}

const PaperList = ({ day, of }: { day: string; of: readonly Paper[] }) => (
  <ul className={classes.papers}>
    {of.map((paper) => (
      <li key={paper.code}>
        <StateTag tone={paper.state === "missed" ? "danger" : "warn"}>
          {paper.state === "missed" ? text.missed : text.late}
        </StateTag>
        {paper.name}
        <span className={classes.weak}>{timesOf(day, paper)}</span>
      </li>
    ))}
  </ul>
);

/** When it came; of one that began in time when it was complete; of one that did not come when it was due. */
function timesOf(day: string, { arrivedAt, completedAt, dueTime }: Paper): string {
  if (!arrivedAt || !completedAt) return text.due(dueTime === DAYS_END ? null : dueTime);
  const isInTime = arrivedAt.startsWith(day) && timeOn(day, arrivedAt) <= dueTime;
  return isInTime ? text.completed(timeOn(day, completedAt)) : text.came(timeOn(day, arrivedAt));
}

const TONES = { kept: "ok", partly: "warn", missed: "danger", idle: "plain", waiting: "info" } as const;
const toneOf = (state: string) => TONES[state as keyof typeof TONES] ?? "plain";

const BESIDES = ["resting", "empty", "stopped", "bounced", "waiting"] as const;

function SlotLine({ day, of: slot }: { day: string; of: Slot }) {
  const besides = BESIDES.flatMap((name) => (slot[name] > 0 ? [text.count(text.besides[name] ?? "", slot[name])] : []));
  const notes = [
    ...(slot.kept + slot.late + slot.unsent > 0 ? [text.sent(slot.kept, slot.kept + slot.late + slot.unsent)] : []),
    ...(slot.lastSentAt ? [text.last(timeOn(day, slot.lastSentAt))] : []),
    ...besides,
  ];
  const untold = slot.late + slot.unsent - slot.digests.length;
  return (
    <li>
      <div className={classes.slot}>
        <b>{slot.time}</b>
        <StateTag tone={toneOf(slot.state)}>{text.states[slot.state]}</StateTag>
        <span className={classes.weak}>
          <Unbroken facts={notes} mark="・" />
        </span>
      </div>
      {slot.digests.length > 0 && (
        <ul className={classes.digests}>
          {byReason(day, slot.digests).map(([words, addresses]) => (
            <li key={words}>
              <span className={classes.words}>{words}</span>
              {addresses.join("、")}
            </li>
          ))}
          {untold > 0 && <li>{text.moreMails(untold)}</li>}
        </ul>
      )}
      {slot.line !== "" && <p className={classes.weak}>{text.line(slot.line)}</p>}
    </li>
  );
}

/** Why they were late, each reason once, with the addresses that it is of. */
function byReason(day: string, digests: Slot["digests"]): (readonly [string, string[]])[] {
  const wordsOf = ({ cause, sentAt, reason }: Slot["digests"][number]) =>
    [text.causes[cause === "slow" && !sentAt ? "unsent" : cause], sentAt && text.sentAt(timeOn(day, sentAt)), reason]
      .filter(Boolean)
      .join("・");
  return [...Map.groupBy(digests, wordsOf)].map(([words, own]) => [words, own.map(({ address }) => address)]);
}
