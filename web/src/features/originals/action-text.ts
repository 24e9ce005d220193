/** What can be done with an original, as lists, viewer and books name it: apart from original-text.ts, which no list loads with its first chunk. */
export const originalAction = {
  display: "原文表示",
  print: "原文印刷",
  text: "本文表示",
  printText: "本文印刷",
  book: "誌面を開く",
  noImage: "原文のない記事です",
  noText: "本文のない記事です",
  unpublished: "非公開の記事です",
} as const;
