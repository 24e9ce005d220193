/** The download dialog of the home screen. */
export const downloadText = {
  title: "ダウンロード",
  kind: "内容",
  list: "記事一覧",
  listHelp: "いま表示している一覧の記事です。",
  chosenHelp: (count: number) => `選択した${count}件の記事です。`,
  webThemes: "テーマ別WEB記事",
  webThemesHelp: "選んでいるテーマのWEBの記事を、テーマごとに並べます。",
  format: "ファイル形式",
  formats: { utf8: "CSV（UTF-8）", sjis: "CSV（Shift_JIS）", xlsx: "Excel（xlsx）" },
  start: "ダウンロードする",
  failed: "ダウンロードできませんでした。",
  replaced: (count: number) =>
    `Shift_JISで表せない${count}文字を「〓」に置き換えました。UTF-8のファイルでは失われません。`,
  unreachable: "サーバーに接続できませんでした。通信の状態を確かめてください。",
} as const;
