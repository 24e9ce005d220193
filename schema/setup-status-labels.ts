/** What starts a set-up run, as operators read it (screen /el/setup-status and its CSV). */
export const SETUP_TRIGGER_LABELS: Readonly<Record<string, string>> = {
  ingest: "取り込み",
  feed: "フィード巡回",
  folder: "フォルダ監視",
  correction: "記事の訂正",
  rematch: "再照合",
  mail: "メール配信",
  job: "定期処理",
  demo: "デモ",
};

/** The states of a set-up run. */
export const SETUP_STATUS_LABELS: Readonly<Record<string, string>> = {
  running: "実行中",
  done: "完了",
  failed: "失敗",
  interrupted: "中断",
};
