/** 出来事: the company's own events, in their dialog. */
export const eventsText = {
  events: "出来事",
  help: "発表・決算・事故などを登録すると、推移・競合比較・期間レポートの図に、その日の線で表示します。",
  readHelp: "図に線で表示している出来事です。登録と変更は管理者が行います。",
  failed: "出来事を読み込めませんでした",
  none: "出来事はまだありません。",
  add: "出来事を追加",
  day: "日付",
  kind: "種類",
  title: "出来事",
  titleHelp: "40文字まで。例：第2四半期決算、新工場の稼働",
  ask: "削除しますか？",
  save: "保存",
  saved: (title: string) => `出来事「${title}」を保存しました。`,
  removed: (title: string) => `出来事「${title}」を削除しました。`,
} as const;
