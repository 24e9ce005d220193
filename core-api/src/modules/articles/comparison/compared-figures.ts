/**
 * What an article `f` is counted by, as SQL; its drill has the same articles. `f` has its source, grade and tone, and whether it
 * stands on a first page. `place` is its place among the articles that tell its story: 1 speaks for it.
 */
const FIGURE_SQL = {
  article: "true",
  story: "f.place = 1",
  first_page: "f.front",
  news: "f.data_section IN (1, 2)",
  web: "f.data_section = 3",
  magazine: "f.data_section = 5",
  prominence_1: "f.grade = 1",
  prominence_2: "f.grade = 2",
  prominence_3: "f.grade = 3",
  prominence_4: "f.grade = 4",
  prominence_0: "f.grade = 0",
  tone_1: "f.tone = 1",
  tone_2: "f.tone = 2",
  tone_3: "f.tone = 3",
  tone_0: "f.tone = 0",
} as const;

export type ComparedFigure = keyof typeof FIGURE_SQL;
export const COMPARED_FIGURES = Object.keys(FIGURE_SQL) as ComparedFigure[];

/** SQL that the figure counts an article `f`. */
export const isCounted = (figure: ComparedFigure): string => FIGURE_SQL[figure];
