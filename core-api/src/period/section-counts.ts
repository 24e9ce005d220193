import type { DataSection } from "@kirinuki/schema/codes.ts";

/** Articles by source. */
export type SectionCounts = Record<DataSection, number>;

/** The same as the columns of theme_count and of every statement that counts. */
export interface CountColumns {
  mc: number;
  sc: number;
  web: number;
  magazine: number;
}

export const countsOf = ({ mc, sc, web, magazine }: CountColumns): SectionCounts => ({
  1: mc,
  2: sc,
  3: web,
  5: magazine,
});

const COLUMN_OF: [DataSection, keyof CountColumns][] = [
  [1, "mc"],
  [2, "sc"],
  [3, "web"],
  [5, "magazine"],
];

/** SQL of the four columns, counting hits named `ta` by what is given: `count(*)` or `count(DISTINCT ta.article_id)`. */
export const countColumns = (count: string): string =>
  COLUMN_OF.map(([section, column]) => `(${count} FILTER (WHERE ta.data_section = ${section}))::int AS ${column}`).join(
    ", ",
  );

/** The three counts of the labels, of visible sources only (spec section 5): newspaper is MC and SC together. */
export interface SourceCounts {
  newspaper: number;
  web: number;
  magazine: number;
}

export function visibleCounts(counts: SectionCounts, sections: readonly DataSection[]): SourceCounts {
  const of = (...wanted: DataSection[]) =>
    wanted.reduce((sum, section) => sum + (sections.includes(section) ? counts[section] : 0), 0);
  return { newspaper: of(1, 2), web: of(3), magazine: of(5) };
}

export const isEmpty = ({ newspaper, web, magazine }: SourceCounts): boolean => newspaper + web + magazine === 0;
