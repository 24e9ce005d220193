export const assessmentFilterText = {
  label: "論調・タグ",
  open: "論調・タグで絞り込む",
  tags: (count: number) => `タグ${count}`,
  count: (count: number) => `（${count.toLocaleString()}件）`,
  clear: "絞り込みをやめる",
  none: "当てはまる記事はありません",
  noneHelp: "選んだ論調・タグが付いた記事は、この期間のこの情報源にありません。",
} as const;
