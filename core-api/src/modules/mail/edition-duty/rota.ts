import { addDays, type DayString } from "../../../time/tokyo.ts";

/** The weekday of a rota that stands for every holiday. */
export const HOLIDAY = 8;

export interface RotaRow {
  /** 1 to 7, Monday to Sunday; 8: any holiday. Null: it is of one day. */
  weekday: number | null;
  day: DayString | null;
  /** Whether there is a mail edition. */
  leaves: boolean;
  userId: string | null;
  deputyId: string | null;
}

/** An editor of the rota: one who may edit and sign in, or why not. */
export interface RotaUser {
  userId: string;
  name: string;
  isEditor: boolean;
  /** Days of his absences, both included. */
  absences: { start: DayString; end: DayString }[];
}

/** Who makes a day's mail edition. */
export interface DayDuty {
  leaves: boolean;
  /** By the rota, whether he is there or not. */
  user: RotaUser | null;
  deputy: RotaUser | null;
  /** Whoever of them is there, the first before the deputy. */
  acting: RotaUser | null;
  /** Whom to tell at the last moment: the deputy who is there, else whoever is on duty. */
  told: RotaUser | null;
  isUserAway: boolean;
  isDeputyAway: boolean;
}

export const weekdayOf = (day: DayString): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The row for a day: its own, else that of holidays, else that of its weekday; without one there is no mail edition. */
export function rowOn(
  rows: readonly RotaRow[],
  day: DayString,
  isHoliday: (day: DayString) => boolean,
): RotaRow | null {
  const own = rows.find((row) => row.day === day);
  const weekday = isHoliday(day) ? HOLIDAY : weekdayOf(day);
  return own ?? rows.find((row) => row.weekday === weekday) ?? null;
}

/** Whether somebody can be on duty on a day. */
export const isThere = ({ isEditor, absences }: RotaUser, day: DayString): boolean =>
  isEditor && !absences.some(({ start, end }) => start <= day && day <= end);

export function dutyOn(
  { rows, users }: { rows: readonly RotaRow[]; users: readonly RotaUser[] },
  day: DayString,
  isHoliday: (day: DayString) => boolean,
): DayDuty {
  const row = rowOn(rows, day, isHoliday);
  const userOf = (id: string | null | undefined) => users.find(({ userId }) => userId === id) ?? null;
  const [user, deputy] = [userOf(row?.userId), userOf(row?.deputyId)];
  const present = [user, deputy].map((each) => (each !== null && isThere(each, day) ? each : null));
  const [first = null, second = null] = present;
  return {
    leaves: row?.leaves ?? false,
    user,
    deputy,
    acting: first ?? second,
    told: second ?? first,
    isUserAway: user !== null && first === null,
    isDeputyAway: deputy !== null && second === null,
  };
}

/** How far ahead the next mail edition is looked for: longer than any run of holidays. */
const FARTHEST_DAYS = 40;

/** The first day from one on that has a mail edition; null where none has. */
export function nextDay(
  rows: readonly RotaRow[],
  from: DayString,
  isHoliday: (day: DayString) => boolean,
): DayString | null {
  for (let ahead = 0; ahead < FARTHEST_DAYS; ahead += 1) {
    const day = addDays(from, ahead);
    if (rowOn(rows, day, isHoliday)?.leaves) return day;
  }
  return null;
}
