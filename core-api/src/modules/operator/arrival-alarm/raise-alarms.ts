import { ARRIVAL_SECTIONS, type ArrivalSection } from "../../../arrivals/arrival-section.ts";
import { standingsOf, timeOfDay } from "../../../arrivals/standings.ts";
import type { Standing } from "../../../arrivals/watch-media.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { alarmContent, type MissingMedium } from "./alarm-content.ts";
import { readAlarmSettings } from "./alarm-setting.ts";

/**
 * Raises an alarm for each medium that is missing past its habit and writes the messages that tell of it, in one transaction.
 * Idempotent: a medium has one alarm for each day on which it was due, whoever calls it and however often. Yesterday's late
 * media count too.
 * @returns the media for which an alarm was raised
 */
export async function raiseAlarms(tx: Transaction, now: Date): Promise<MissingMedium[]> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.arrival_alarm'))");
  const missing: MissingMedium[] = [];
  for (const section of ARRIVAL_SECTIONS)
    for (const day of [addDays(tokyoDay(now), -1), tokyoDay(now)])
      missing.push(...missingOf(await standingsOf(tx, section, day, now), section, now));
  const raised = await raise(tx, missing, now);
  if (raised.length > 0) await writeMessages(tx, raised, now);
  return raised;
}

function missingOf(standings: readonly Standing[], section: ArrivalSection, now: Date): MissingMedium[] {
  return standings.flatMap(({ medium, state, dueOn, due, learnt }) => {
    const isSilent = medium.snoozedUntil !== null && medium.snoozedUntil > now;
    if (state !== "missing" || dueOn === null || due === null || isSilent) return [];
    return [
      {
        media_code: medium.code,
        media_name: medium.name,
        data_section: section,
        due_on: dueOn,
        due_time: timeOfDay(due),
        usual_count: learnt.usualCount,
        contact: medium.contact,
      },
    ];
  });
}

/** Those that had no alarm yet. */
async function raise(tx: Transaction, missing: readonly MissingMedium[], now: Date): Promise<MissingMedium[]> {
  if (missing.length === 0) return [];
  const rows = await tx.query<{ key: string }>(
    `INSERT INTO arrival_alarm (media_code, due_on, raised_at)
     SELECT media_code, due_on, $3 FROM unnest($1::text[], $2::date[]) AS m(media_code, due_on) ORDER BY 1, 2
     ON CONFLICT DO NOTHING RETURNING media_code || ' ' || due_on AS key`,
    [missing.map(({ media_code }) => media_code), missing.map(({ due_on }) => due_on), now],
  );
  const raised = new Set(rows.map(({ key }) => key));
  return missing.filter(({ media_code, due_on }) => raised.delete(`${media_code} ${due_on}`));
}

async function writeMessages(tx: Transaction, raised: MissingMedium[], now: Date): Promise<void> {
  const { mailAddresses, webhookUrl } = await readAlarmSettings(tx);
  const targets = [
    ...mailAddresses.map((target) => ({ channel: "mail", target })),
    ...(webhookUrl === "" ? [] : [{ channel: "webhook", target: webhookUrl }]),
  ];
  await tx.query(
    `INSERT INTO alarm_message (channel, target, content, next_attempt_at)
     SELECT channel, target, $2, $3 FROM jsonb_to_recordset($1::jsonb) AS t(channel text, target text)`,
    [JSON.stringify(targets), JSON.stringify(alarmContent(raised, now)), now],
  );
}
