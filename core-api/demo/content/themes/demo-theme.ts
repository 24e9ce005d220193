/** A theme of the demo: its name and its search expressions (grammar of the expression language), any of which makes a hit. */
export interface DemoTheme {
  readonly name: string;
  readonly expressions: readonly string[];
}

/** Themes shown under one heading; they are named as in `DemoContract.themes`. */
export interface DemoThemeGroup {
  readonly name: string;
  readonly themes: readonly string[];
}

/** A topic: articles that somebody picks from its themes, so many a day over the last so many days. */
export interface DemoTopic {
  readonly name: string;
  readonly themes: readonly string[];
  readonly perDay: number;
  readonly days: number;
}

/** What one contract of the demo follows. */
export interface DemoContract {
  readonly code: string;
  readonly companyName: string;
  readonly themes: readonly DemoTheme[];
  readonly themeGroups: readonly DemoThemeGroup[];
  readonly topics: readonly DemoTopic[];
}

/** Groups are written together with their themes; themes of no group come last. */
export function contractOf(
  facts: Pick<DemoContract, "code" | "companyName" | "topics">,
  groups: readonly { readonly name: string; readonly themes: readonly DemoTheme[] }[],
  loose: readonly DemoTheme[] = [],
): DemoContract {
  return {
    ...facts,
    themes: [...groups.flatMap((g) => g.themes), ...loose],
    themeGroups: groups.map((g) => ({ name: g.name, themes: g.themes.map((t) => t.name) })),
  };
}

export const theme = (name: string, ...expressions: readonly string[]): DemoTheme => ({ name, expressions });
