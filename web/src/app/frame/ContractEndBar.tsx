import { IconCalendarOff } from "@tabler/icons-react";
import { dayLabel } from "../../domain/day.ts";
import type { Viewer } from "../../session/session.ts";
import classes from "./banner.module.css";
import { contractEndText as text } from "./contract-end-text.ts";

/** What ends when, and what can be done until then; as the mail to the Admins says it. */
export default function ContractEndBar({ end }: { end: NonNullable<Viewer["contractEnd"]> }) {
  const lastDay = dayLabel(end.lastDay);
  return (
    <section className={classes.bar} aria-label={text.label} data-print="hide">
      <IconCalendarOff size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />
      <p className={classes.text}>
        <b>{end.isOver ? text.over(lastDay) : text.soon(lastDay)}</b>{" "}
        {end.isOver ? text.untilThen(dayLabel(end.readUntil)) : text.afterwards}
      </p>
    </section>
  );
}
