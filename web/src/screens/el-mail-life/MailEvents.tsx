import type { MailLifeQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { timeLabel } from "../../domain/day.ts";
import classes from "../../features/life/life.module.css";
import { mailStateNames } from "../../features/life/mail-text.ts";
import { mailLifeText as text } from "./text.ts";

type Life = NonNullable<MailLifeQuery["mailLife"]>;

interface MailEvent {
  at: string | null;
  what: string;
  detail: string;
}

/** When what happened to a mail, the oldest first. */
export const MailEvents = ({ life }: { life: Life }) => (
  <section className={classes.part}>
    <h3>{text.events}</h3>
    <CardTable label={text.events} columns={[text.at, text.what, text.detail]}>
      {eventsOf(life).map(({ at, what, detail }) => (
        <tr key={`${at}${what}${detail}`}>
          <td data-nowrap>{at && timeLabel(at, "full")}</td>
          <td>{what}</td>
          <td>{detail}</td>
        </tr>
      ))}
    </CardTable>
  </section>
);

function eventsOf({ mail, articles }: Life): MailEvent[] {
  const { madeAt, sentBy, articleCount, nextAt, endedAt, bouncedAt, stoppedAt, state } = mail;
  const ended = bouncedAt === null ? state : "sent";
  const tries = [text.attempts(mail.attempts), mail.maybeTwice ? text.maybeTwice : ""];
  const events: MailEvent[] = [
    {
      at: madeAt,
      what: text.made,
      detail: [text.articleCount(articleCount), sentBy && text.by(sentBy)].filter(Boolean).join("　"),
    },
    {
      at: nextAt,
      what: mail.attempts > 0 ? text.nextTry : text.firstTry,
      detail: joined(mail.attempts > 0 ? tries : [], mail.reason),
    },
    {
      at: endedAt,
      what: mailStateNames[ended] ?? ended,
      detail: joined(tries, bouncedAt === null ? mail.reason : null),
    },
    { at: bouncedAt, what: mailStateNames.bounced ?? "", detail: mail.reason ?? "" },
    { at: stoppedAt, what: text.stopped, detail: mail.stopReason ?? "" },
    ...articles.map(({ openedAt, title }) => ({ at: openedAt, what: text.opened, detail: title })),
  ];
  return events.filter(({ at }) => at !== null).sort((a, b) => Date.parse(a.at ?? "") - Date.parse(b.at ?? ""));
}

const joined = (parts: readonly string[], last: string | null): string =>
  [...parts, last ?? ""].filter((part) => part !== "").join("　");
