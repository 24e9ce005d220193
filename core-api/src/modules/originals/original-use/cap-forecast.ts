import { businessDaysBefore, isBusinessDay } from "../../../time/business-day.ts";
import { addDays, type DayString } from "../../../time/tokyo.ts";

/** The pace is that of so many business days before today. */
const PACE_DAYS = 14;

/** The first day whose uses the pace of a day is measured by. */
export const paceSince = (today: DayString): DayString => businessDaysBefore(today, PACE_DAYS);

interface CapUse {
  /** Null: no cap. */
  cap: number | null;
  /** Uses of this month. */
  taken: number;
  /** Counted uses by day, of the days since `paceSince`; a day without uses may be absent. */
  days: Readonly<Record<DayString, number>>;
}

/**
 * The day of this month on which the cap is reached if business days go on as the last 14 did; null where it holds, is reached already, or
 * there is none. Uses on other days of that time count with them; other days to come are taken to have none.
 */
export function forecastCap({ cap, taken, days }: CapUse, today: DayString): DayString | null {
  if (cap === null || taken >= cap) return null;
  const since = paceSince(today);
  const used = Object.entries(days).filter(([day]) => day >= since && day < today);
  const pace = used.reduce((sum, [, count]) => sum + count, 0) / PACE_DAYS;
  if (pace === 0) return null;
  let left = cap - taken + Math.min(pace, days[today] ?? 0);
  for (let day = today; day.slice(0, 7) === today.slice(0, 7); day = addDays(day, 1)) {
    if (isBusinessDay(day)) left -= pace;
    if (left <= 0) return day;
  }
  return null;
}
