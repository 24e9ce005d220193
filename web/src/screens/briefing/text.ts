/** Labels of 役員版 (screens briefing and sp-briefing). */
export const pageText = {
  failed: "役員版を読み込めませんでした",
  previous: "前の版",
  next: "次の版",
  print: "印刷",
  pdf: "PDF",
  edit: "編集",
  none: (day: string) => `${day}の役員版はまだありません`,
  noneHelp: "担当者が記事を選んで確定すると、ここに表示されます。",
  latest: (day: string) => `${day}の役員版を見る`,
  confirmed: (when: string, name: string) => `${when} 確認 ${name}`,
  hidden: (count: number) => `お使いの権限では表示できない記事が${count}件あります。`,
  stories: "今日の報道",
  impact: "当社への影響",
  open: (title: string) => `「${title}」を開く`,
} as const;
