import { editionText as text } from "../../../app/text/edition-text.ts";
import { useViewer } from "../../../app/use-session.ts";
import { addDays } from "../../../domain/day.ts";
import classes from "../edition.module.css";
import type { EditionModel } from "../use-edition.ts";

const DAYS = [1, 3, 7, 14, 31] as const;

/** Where the last send was, or how far back a first edition reaches. */
export function SinceSelect({ model: { state, store } }: { model: EditionModel }) {
  const { processDate } = useViewer();
  const { lastSent, sinceDay } = state.edition;
  if (lastSent !== null) {
    const at = `${Number(lastSent.at.slice(5, 7))}/${Number(lastSent.at.slice(8, 10))} ${lastSent.at.slice(11, 16)}`;
    return <p className={classes.last}>{text.lastSent(at, lastSent.articleCount, lastSent.by)}</p>;
  }
  const days = DAYS.find((each) => addDays(processDate, -each) <= sinceDay) ?? 31;
  return (
    <select
      className={classes.select}
      aria-label={text.since}
      title={text.neverSent}
      value={days}
      onChange={({ currentTarget }) => void store.reachBack(addDays(processDate, -Number(currentTarget.value)))}
    >
      {DAYS.map((each) => (
        <option key={each} value={each}>
          {text.sinceDays[each]}
        </option>
      ))}
    </select>
  );
}
