import { DATA_SECTIONS, type DataSection } from "./codes.ts";

/** data_section of mail tables for both kinds of newspapers (spec section 1). */
export const NEWSPAPERS = 101;

/**
 * data_section of mail tables: one source, 101 for newspapers, or several sources by their digits in order: 13 is newspaper images and
 * web, 123 all newspapers and web. Null stands for every source.
 */
export const MAIL_SECTIONS = [1, 2, 3, 5, NEWSPAPERS, 13, 15, 23, 25, 35, 123, 125, 135, 235] as const;
export type MailSection = (typeof MAIL_SECTIONS)[number];

/** The sources that a data_section of mail tables stands for. */
export function mailSources(section: number | null): DataSection[] {
  if (section === null) return [...DATA_SECTIONS];
  if (section === NEWSPAPERS) return [1, 2];
  const digits = String(section);
  return DATA_SECTIONS.filter((source) => digits.includes(String(source)));
}

/** The data_section of some sources; none has no code. */
export function mailSectionOf(sources: readonly number[]): MailSection | null {
  const wanted = DATA_SECTIONS.filter((source) => sources.includes(source)).join("");
  if (wanted === DATA_SECTIONS.join("")) return null;
  return MAIL_SECTIONS.find((code) => mailSources(code).join("") === wanted) ?? null;
}

/** The same as `mailSources`, as an expression of SQL that is a smallint[]. `column`: an integer. */
export const mailSourcesSql = (column: string): string =>
  `CASE WHEN ${column} IS NULL THEN '{1,2,3,5}'::smallint[] WHEN ${column} = ${NEWSPAPERS} THEN '{1,2}'
    ELSE string_to_array(${column}::text, NULL)::smallint[] END`;
