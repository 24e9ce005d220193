import { type DayString, tokyoDay } from "../../../time/tokyo.ts";

/** First day of the month that Tokyo's calendars show: what monthly caps are counted by. */
export const tokyoMonth = (moment: Date): DayString => `${tokyoDay(moment).slice(0, 7)}-01`;
