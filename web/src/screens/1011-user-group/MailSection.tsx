import { Link } from "react-router";
import { pathOf } from "../../domain/screen-path.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { mailEffects } from "./mail-effects.ts";
import { text } from "./text.ts";
import type { StoredGroup } from "./use-user-group.ts";
import classes from "./user-group.module.css";

interface MailSectionProps {
  settings: StoredGroup["mailSettings"];
  /** Sources that the group's users see, as it is and as it would be saved. */
  before: readonly number[];
  after: readonly number[];
  /** A cap would be full immediately. */
  isCapFull: boolean;
}

/** What saving changes in the mails that the group's users get. */
export function MailSection({ settings, before, after, isCapFull }: MailSectionProps) {
  const all = settings.reduce((sum, { count }) => sum + count, 0);
  const { stops, begins, loses, gains } = mailEffects(settings, before, after);
  const nameOf = (section: number) => groupText.sources[section] ?? "";
  const effects = [
    ...(stops > 0 ? [text.mailsStop(stops)] : []),
    ...loses.map(({ section, count }) => text.mailsLose(nameOf(section), count)),
    ...(begins > 0 ? [text.mailsBegin(begins)] : []),
    ...gains.map(({ section, count }) => text.mailsGain(nameOf(section), count)),
    ...(isCapFull && all > 0 ? [text.mailsCapped] : []),
  ];
  return (
    <section className={classes.mails}>
      <h3>{text.mails}</h3>
      <p>{all === 0 ? text.noMails : text.mailCount(all)}</p>
      {effects.length > 0 && (
        <ul className={classes.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      {all > 0 && effects.length === 0 && <p>{text.mailsSame}</p>}
      <Link to={pathOf("1007")}>{text.seeMails}</Link>
    </section>
  );
}
