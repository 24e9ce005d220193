export const assessmentFilterText = {
  label: "絞り込み",
  open: "主題度・論調・タグで絞り込む",
  tags: (count: number) => `タグ${count}`,
  count: (count: number) => `（${count.toLocaleString()}件）`,
  clear: "絞り込みをやめる",
  none: "当てはまる記事はありません",
  noneHelp: "選んだ主題度・論調・タグの記事は、この期間のこの情報源にありません。",
} as const;

export const prominenceText = {
  label: "主題度",
  none: "語によらない",
  count: (count: number) => `（${count.toLocaleString()}件）`,
  rule: "見つけた語がどこにあるかで分けます。見出し＝見出しにある。冒頭＝本文の最初の一文にある。本文に複数＝本文の2か所以上にある。一度だけ＝本文の1か所だけ。主な記事は「一度だけ」以外、名前が出た記事は「一度だけ」です。",
} as const;
