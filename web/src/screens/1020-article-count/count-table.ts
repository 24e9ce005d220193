/** A day or month of one source, as the server counts it. */
export interface CountRow {
  step: string;
  themeCount: number;
  articleCount: number;
  themes: readonly { themeName: string; articleCount: number }[];
}

export interface CountTable {
  /** Column headers after the fixed ones: the themes that found something, in the order of the themes. */
  themes: readonly string[];
  /** By theme, over all rows. */
  totals: readonly number[];
  articleTotal: number;
  rows: readonly { step: string; themeCount: number; articleCount: number; cells: readonly number[] }[];
}

/**
 * One column a theme; two themes of one name share theirs.
 * @param order names of the themes as the theme tree has them
 */
export function countTable(rows: readonly CountRow[], order: readonly string[]): CountTable {
  const found = new Set(rows.flatMap((row) => row.themes.map(({ themeName }) => themeName)));
  const themes = [...new Set(order)].filter((name) => found.has(name));
  const counted = rows.map((row) => {
    const cells = themes.map((name) =>
      row.themes.reduce((sum, theme) => (theme.themeName === name ? sum + theme.articleCount : sum), 0),
    );
    return { step: row.step, themeCount: row.themeCount, articleCount: row.articleCount, cells };
  });
  return {
    themes,
    totals: themes.map((_, column) => counted.reduce((sum, { cells }) => sum + (cells[column] ?? 0), 0)),
    articleTotal: counted.reduce((sum, { articleCount }) => sum + articleCount, 0),
    rows: counted,
  };
}

/** A theme, or all articles, in this period and the one before. */
export interface ComparedRow {
  name: string;
  now: number;
  before: number;
  difference: number;
  /** Whole per cent; null where there was nothing before. */
  percent: number | null;
}

const compared = (name: string, now: number, before: number): ComparedRow => ({
  ...{ name, now, before, difference: now - before },
  percent: before === 0 ? null : Math.round(((now - before) / before) * 100),
});

/** All articles first, then every theme of either period in the order of the theme tree. */
export function comparison(all: string, now: CountTable, before: CountTable, order: readonly string[]): ComparedRow[] {
  const countOf = ({ themes, totals }: CountTable, name: string): number => totals[themes.indexOf(name)] ?? 0;
  const names = [...new Set(order)].filter((name) => now.themes.includes(name) || before.themes.includes(name));
  return [
    compared(all, now.articleTotal, before.articleTotal),
    ...names.map((name) => compared(name, countOf(now, name), countOf(before, name))),
  ];
}

/** Themes of both periods, those of this one in their order, then those that only the one before had. */
export const bothOrders = (now: readonly string[], before: readonly string[]): string[] => [
  ...new Set([...now, ...before]),
];
