/** Labels of parts of an article list that come later than the list: the calendar of its period, the others of a story. */
export const listPartsText = {
  periodHelp: "日を2回選ぶとその日だけ、2つの日を選ぶとその間の記事を表示します。",
  withArticles: "記事あり",
  selectOther: (title: string) => `「${title}」を選択`,
  sameStoryLoading: "同じ話題の記事を読み込んでいます",
  sameStoryFailed: "同じ話題の記事を読み込めませんでした",
  sameStoryRetry: "もう一度読み込む",
} as const;
