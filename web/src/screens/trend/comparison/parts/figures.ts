import type { Figure } from "../comparison-address.ts";
import { comparisonText as text } from "../text.ts";
import type { Column } from "../use-comparison.ts";

const GRADES = [1, 2, 3, 4] as const;
const TONES = [1, 2, 3] as const;

interface ShownFigure {
  figure: Figure;
  name: string;
  of: (column: Column) => number;
}

/** The figures of a company in the order of the table. */
export const SHOWN_FIGURES: readonly ShownFigure[] = [
  { figure: "ARTICLE", name: text.article, of: ({ articleCount }) => articleCount },
  { figure: "STORY", name: text.story, of: ({ storyCount }) => storyCount },
  { figure: "FIRST_PAGE", name: text.firstPage, of: ({ firstPageCount }) => firstPageCount },
  { figure: "NEWSPAPER", name: text.newspaper, of: ({ counts }) => counts.newspaper },
  { figure: "WEB", name: text.web, of: ({ counts }) => counts.web },
  { figure: "MAGAZINE", name: text.magazine, of: ({ counts }) => counts.magazine },
  ...GRADES.map((grade, at) => ({
    ...{ figure: `PROMINENCE_${grade}` as const, name: text.grade[grade] },
    of: ({ prominenceCounts }: Column) => prominenceCounts[at] ?? 0,
  })),
  { figure: "PROMINENCE_0", name: text.noGrade, of: ({ prominenceCounts }) => prominenceCounts[4] ?? 0 },
  ...TONES.map((tone, at) => ({
    ...{ figure: `TONE_${tone}` as const, name: text.tone[tone] },
    of: ({ toneCounts }: Column) => toneCounts[at] ?? 0,
  })),
  { figure: "TONE_0", name: text.noTone, of: ({ toneCounts }) => toneCounts[3] ?? 0 },
];

/** Per cent of the articles of all columns; null where there are none. */
export function shareOf({ articleCount }: Column, columns: readonly Column[]): number | null {
  const all = columns.reduce((sum, each) => sum + each.articleCount, 0);
  return all === 0 ? null : (articleCount / all) * 100;
}
