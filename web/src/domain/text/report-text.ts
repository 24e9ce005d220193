/** Labels of the article-count report and its period (screens 1020 and 1021). */
export const countReportText = {
  title: "記事件数レポート",
  changePeriod: "期間を変更",
  step: "集計の単位",
  steps: { DAY: "日別", MONTH: "月別" },
  source: "情報源",
  sources: {
    all: "すべて",
    newspaperImage: "新聞（紙面）",
    newspaperText: "新聞（本文）",
    web: "WEB",
    magazine: "雑誌",
  },
  day: "日付",
  month: "月",
  themeCount: "テーマ数",
  articleCount: "記事件数",
  total: "合計",
  none: (period: string) => `${period}の記事はありません`,
  noneHelp: "期間か情報源を変えてお試しください。",
  comparison: (before: string) => `前の期間（${before}）との比較`,
  before: "前の期間",
  now: "この期間",
  difference: "差",
  share: "増減率",
  theme: "テーマ",
  allThemes: "記事件数",
  chart: "1日ごとの記事件数",
  failed: "記事件数を読み込めませんでした",
} as const;

export const reportPeriodText = {
  title: "期間の選択",
  lead: "集計する期間と単位を選んでください。366日まで選べます。",
  start: "開始日",
  end: "終了日",
  submit: "集計する",
} as const;
