/** Words of the data table and of the bars around it. */
export const tableText = {
  filter: "絞り込む",
  clearFilter: "絞り込みを消す",
  columns: "列",
  columnsHelp: "表示する列",
  usualColumns: "初めの列に戻す",
  pageSize: "1ページの行数",
  pages: "ページ",
  page: (page: number) => `${page}ページ`,
  range: (from: number, to: number, total: number, unit: string) =>
    total === 0
      ? `0${unit}`
      : `${from.toLocaleString()}～${to.toLocaleString()}${unit}／${total.toLocaleString()}${unit}`,
  all: (total: number, unit: string) => `${total.toLocaleString()}${unit}`,
  select: (name: string) => `${name}を選択`,
  selectPage: "このページをすべて選択",
  selected: (count: number, unit: string) => `${count.toLocaleString()}${unit}を選択`,
  selectedActions: "選択した行の操作",
  untickAll: "選択を解除",
  actions: (name: string) => `${name}の操作`,
  detail: (name: string) => `${name}の詳細`,
  sort: (header: string) => `${header}の順に並べる`,
  failed: "一覧を読み込めませんでした",
  failedHelp: "件数は0件ではありません。\n通信の状態を確かめて、もう一度お試しください。",
  noMatch: (filter: string) => `「${filter}」に合うものはありません`,
  noMatchOf: "条件に合うものはありません",
  more: (count: number) => `続きを表示（あと${count.toLocaleString()}件）`,
  keyGroup: "一覧",
  keys: {
    filter: "絞り込みの欄へ",
    next: "次の行",
    previous: "前の行",
    select: "行を選択",
    selectRange: "ここまで選択",
    edit: "行を編集",
    add: "追加",
  },
} as const;
