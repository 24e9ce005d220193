import type { DayString } from "../../time/tokyo.ts";
import { dayText } from "./article-line.ts";

/** Spec section 9: 1 theme and date, 2 date and theme, 3 theme, 4 date, theme and count, 5 theme, count and date. */
export const SUBJECT_TYPES = [1, 2, 3, 4, 5] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

export interface SubjectParts {
  name: string;
  date: DayString;
  count: number;
}

const LAYOUTS: Record<SubjectType, (name: string, date: string, count: string) => string[]> = {
  1: (name, date) => [name, date],
  2: (name, date) => [date, name],
  3: (name) => [name],
  4: (name, date, count) => [date, name, count],
  5: (name, date, count) => [name, count, date],
};

/** Removes line ends and other control characters, so that no text can inject a header. */
export const headerText = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Makes a mail's subject from the target's name, the day and the number of articles, in the order of the subject type. */
export const subjectOf = (type: SubjectType, { name, date, count }: SubjectParts): string =>
  headerText(LAYOUTS[type](name, dayText(date), `${count}件`).join(" "));
