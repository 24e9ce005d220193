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

/** One column a theme; two themes of one name share theirs. */
export function countTable(rows: readonly CountRow[]): CountTable {
  const themes = [...new Set(rows.flatMap((row) => row.themes.map(({ themeName }) => themeName)))];
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
