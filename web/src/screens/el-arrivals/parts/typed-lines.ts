import { readDay } from "../../../components/date-field/read-day.ts";
import { slashDate } from "../../../domain/day.ts";
import { typedList } from "../../../domain/typed-list.ts";

/** Numbers or addresses as they are typed, in either width. */
export const typedLines = (text: string): string[] => typedList(text.normalize("NFKC"));

/** Days however they are typed; what is none stays, so that the server names it. */
export const typedDays = (text: string): string[] => typedLines(text).map((line) => readDay(line) ?? line);

/** Days as they are shown in a field, one a line. */
export const dayLines = (days: readonly string[]): string => days.map((day) => slashDate(day)).join("\n");
