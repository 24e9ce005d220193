/** Labels of what is done with ticked articles: no list needs them before. */
export const tickedText = {
  pages: "紙面イメージ",
  copied: (count: number) => `${count}件の見出しとリンクをコピーしました`,
} as const;
