/** Labels of a list without rows: apart from home-text.ts, since most lists have some. */
export const emptyText = {
  noArticles: (period: string) => `${period}の記事はありません`,
  noArticlesHelp: "新しい記事は届きしだい、ここに並びます。",
  otherTabs: "ほかの情報源には記事があります。",
  seeDay: (day: string) => `${day}を見る`,
  widen: "期間を広げる",
  noUnread: "未読の記事はありません",
  noUnreadHelp: "この一覧の記事はすべて読みました。",
  showAll: "すべての記事を表示",
  noTheme: "表示できるテーマがありません",
  noThemeHelp: "テーマが用意されると、ここに記事が並びます。",
  themeGone: "選ばれたテーマは表示できません",
  themeGoneHelp: "削除されたか、閲覧できるテーマから外れました。ほかのテーマを選んでください。",
} as const;
