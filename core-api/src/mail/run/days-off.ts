import type { Transaction } from "../../db/tenant.ts";
import { addDays, type DayString, tokyoDay } from "../../time/tokyo.ts";
import { nextSendTime } from "../send-times.ts";

/** A pause of a setting, or of the user whom its address belongs to; both days included. */
export interface Pause {
  start: DayString;
  end: DayString;
  missed: "bring" | "drop";
  isAbsence: boolean;
}

export type HolidayRule = "send" | "skip" | "next";

/** What decides the days on which a setting makes no mail. */
export interface RestingSetting {
  holiday_rule: HolidayRule;
  weekends_off: boolean;
  pauses: Pause[];
}

/** Why a run makes no mail, and whether its articles come later or never. */
export interface Rest {
  held: "pause" | "absence" | "holiday";
  drops: boolean;
}

/** Whose an address `a` is now: who named it, or the first user who reads it. */
const OWNER = `coalesce(a.user_id,
  (SELECT min(u.user_id) FROM app_user u WHERE u.contract_id = a.contract_id AND lower(u.email) = lower(a.mail_address)))`;

/** Pauses `p` of a setting `s`, of the group's setting that it follows, and of the user behind its address `a`. */
export const PAUSES = `
  mail_pause p WHERE p.contract_id = s.contract_id
    AND (p.mail_setting_id = s.mail_setting_id OR p.mail_setting_id = s.group_setting_id OR p.user_id = ${OWNER})`;

/** Those of a setting `s` with the address `a` that are not over on a day, as JSON. */
export const pausesSince = (day: string): string => `
  (SELECT coalesce(json_agg(json_build_object('start', p.start_day, 'end', p.end_day, 'missed', p.missed,
      'isAbsence', p.user_id IS NOT NULL) ORDER BY p.start_day, p.mail_pause_id), '[]')
   FROM ${PAUSES} AND p.end_day >= ${day})`;

export type IsHoliday = (day: DayString) => boolean;
const NEVER: IsHoliday = () => false;

/** The calendar, read by whoever needs it: most settings do not. */
export async function readCalendar(settings: readonly Pick<RestingSetting, "holiday_rule">[]): Promise<IsHoliday> {
  if (settings.every(({ holiday_rule }) => holiday_rule === "send")) return NEVER;
  const { isHoliday } = await import("../../time/business-day.ts");
  return isHoliday;
}

export function isWeekend(day: DayString): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/**
 * Whether a setting rests on a day. A pause goes before a holiday; where several cover the day, articles are let go only if all of
 * them say so.
 */
export function restOn(setting: RestingSetting, day: DayString, isHoliday: IsHoliday): Rest | null {
  const covering = setting.pauses.filter(({ start, end }) => start <= day && day <= end);
  const [first] = covering;
  if (first) {
    const drops = covering.every(({ missed }) => missed === "drop");
    return { held: covering.some(({ isAbsence }) => !isAbsence) ? "pause" : "absence", drops };
  }
  if (setting.holiday_rule === "send") return null;
  const isOff = isHoliday(day) || (setting.weekends_off && isWeekend(day));
  return isOff ? { held: "holiday", drops: setting.holiday_rule === "skip" } : null;
}

/** Nobody plans further ahead. */
const FARTHEST_DAYS = 800;

/** When the next mail may come, from the moment at which a setting is due; null where it rests for more than two years. */
export function nextMailAt(
  setting: RestingSetting & { next_due_at: Date; send_times: string[] },
  isHoliday: IsHoliday,
): Date | null {
  let moment = setting.next_due_at;
  for (let days = 0; days < FARTHEST_DAYS; days += 1) {
    const day = tokyoDay(moment);
    if (!restOn(setting, day, isHoliday)) return moment;
    moment = nextSendTime(setting.send_times, new Date(Date.parse(`${addDays(day, 1)}T00:00:00+09:00`) - 1));
  }
  return null;
}

/** What alerts must know of a day and the day before: is it a holiday, is it on a weekend. */
export async function offFlags(tx: Transaction, today: DayString): Promise<boolean[]> {
  const [used] = await tx.query<{ used: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM mail_setting WHERE alert AND holiday_rule <> 'send') AS used",
  );
  const isHoliday = await readCalendar([{ holiday_rule: used?.used ? "skip" : "send" }]);
  return [today, addDays(today, -1)].flatMap((day) => [isHoliday(day), isWeekend(day)]);
}
