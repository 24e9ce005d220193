import { ARRIVAL_SECTIONS, type ArrivalSection } from "../../../arrivals/arrival-section.ts";
import { standingsOf, timeOfDay } from "../../../arrivals/standings.ts";
import type { Standing } from "../../../arrivals/watch-media.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { type AlarmContent, alarmContent, type MissingMedium } from "./alarm-content.ts";
import { readAlarmSettings } from "./alarm-setting.ts";
import { endAlarms, keyOf, openAlarms, type Telling, takeUnacknowledged } from "./open-alarms.ts";

type Missing = Omit<MissingMedium, keyof Telling>;

/**
 * Raises an alarm for each medium that is missing past its habit. Those that nobody acknowledged are told again, and those
 * whose medium came end. The messages that tell of it are written in the same transaction.
 * Idempotent: a medium has one alarm for each day on which it was due, whoever calls it and however often. Yesterday's late
 * media count too.
 * @returns the media for which an alarm was raised
 */
export async function raiseAlarms(tx: Transaction, now: Date): Promise<MissingMedium[]> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.arrival_alarm'))");
  const missing: Missing[] = [];
  const audible: Missing[] = [];
  for (const section of ARRIVAL_SECTIONS)
    for (const day of [addDays(tokyoDay(now), -1), tokyoDay(now)])
      for (const standing of await standingsOf(tx, section, day, now)) {
        const medium = missingOf(standing, section);
        if (medium === null) continue;
        missing.push(medium);
        const { snoozedUntil } = standing.medium;
        if (snoozedUntil === null || snoozedUntil <= now) audible.push(medium);
      }
  const { repeatMinutes, ...targets } = await readAlarmSettings(tx);
  const write = (event: AlarmContent["event"], media: Parameters<typeof alarmContent>[1]) =>
    writeMessages(tx, targets, alarmContent(event, media, repeatMinutes, now), now);
  const arrived = await endAlarms(tx, missing, now);
  if (arrived.length > 0) await write("media_arrived", { arrived_media: arrived });
  const again = told(audible, await takeUnacknowledged(tx, audible, repeatMinutes, now));
  if (again.length > 0) await write("media_still_missing", { missing_media: again });
  const raised = told(audible, await openAlarms(tx, audible, now));
  if (raised.length > 0) await write("media_missing", { missing_media: raised });
  return raised;
}

function missingOf({ medium, state, dueOn, due, learnt }: Standing, section: ArrivalSection): Missing | null {
  if (state !== "missing" || dueOn === null || due === null) return null;
  return {
    media_code: medium.code,
    media_name: medium.name,
    data_section: section,
    due_on: dueOn,
    due_time: timeOfDay(due),
    usual_count: learnt.usualCount,
    contact: medium.contact,
  };
}

/** Each of them once: what was due earlier is missing on both days that are looked at. */
function told(missing: readonly Missing[], tellings: Map<string, Telling>): MissingMedium[] {
  return missing.flatMap((medium) => {
    const telling = tellings.get(keyOf(medium));
    tellings.delete(keyOf(medium));
    return telling ? [{ ...medium, ...telling }] : [];
  });
}

async function writeMessages(
  tx: Transaction,
  { mailAddresses, webhookUrl }: { mailAddresses: readonly string[]; webhookUrl: string },
  content: AlarmContent,
  now: Date,
): Promise<void> {
  const targets = [
    ...mailAddresses.map((target) => ({ channel: "mail", target })),
    ...(webhookUrl === "" ? [] : [{ channel: "webhook", target: webhookUrl }]),
  ];
  await tx.query(
    `INSERT INTO alarm_message (channel, target, content, next_attempt_at)
     SELECT channel, target, $2, $3 FROM jsonb_to_recordset($1::jsonb) AS t(channel text, target text)`,
    [JSON.stringify(targets), JSON.stringify(content), now],
  );
}
