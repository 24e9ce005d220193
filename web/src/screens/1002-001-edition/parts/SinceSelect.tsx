import { NativeSelect } from "@mantine/core";
import { addDays } from "../../../domain/day.ts";
import { useViewer } from "../../../session/use-session.ts";
import classes from "../edition.module.css";
import { editionText as text } from "../text.ts";
import type { EditionModel } from "../use-edition.ts";

const DAYS = [1, 3, 7, 14, 31] as const;

const PLANNED = 3;
const timeOf = (at: string): string => `${Number(at.slice(5, 7))}/${Number(at.slice(8, 10))} ${at.slice(11, 16)}`;

/** Where the last send was, or how far back a first edition reaches. */
export function SinceSelect({ model: { state, store } }: { model: EditionModel }) {
  const { processDate } = useViewer();
  const { lastSent, sinceDay, sends } = state.edition;
  const [last] = sends;
  // A plan is told with its time; mails of more than a year ago are no longer listed.
  const told = last ?? lastSent;
  if (told !== null) {
    const say = last?.status === PLANNED ? text.lastPlanned : text.lastSent;
    return <p className={classes.last}>{say(timeOf(told.at), told.articleCount, told.by)}</p>;
  }
  const days = DAYS.find((each) => addDays(processDate, -each) <= sinceDay) ?? 31;
  return (
    <NativeSelect
      size="xs"
      className={classes.select}
      aria-label={text.since}
      title={text.neverSent}
      data={DAYS.map((each) => ({ value: String(each), label: text.sinceDays[each] }))}
      value={String(days)}
      onChange={({ currentTarget }) => void store.reachBack(addDays(processDate, -Number(currentTarget.value)))}
    />
  );
}
