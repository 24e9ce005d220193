/** Labels of /el/contracts. */
export const contractsText = {
  title: "契約企業",
  add: "契約企業を追加",
  download: "CSVダウンロード",
  filter: "企業コード・会社名で絞り込む",
  order: "準備中と終わりの近い契約が先",
  unit: "社",
  all: "すべて",
  tiles: "状態で絞り込む",
  firms: (count: number) => `${count.toLocaleString()}社`,
  empty: "契約企業はまだありません",
  edit: "編集",
  toUsers: "利用者を見る",
  failed: "契約企業を読み込めませんでした",
} as const;
