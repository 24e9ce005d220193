/** Labels of the phone's bar at the bottom (look.md 7). */
export const bottomText = {
  articles: "記事",
  themes: "テーマ",
  search: "検索",
  conditions: "検索条件",
} as const;
