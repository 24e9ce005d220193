/** Labels of the home screen 0002: tree, lists, period and reading pane. */
export const treeText = {
  label: "テーマ",
  filter: "テーマを絞り込む",
  clearFilter: "絞り込みを消す",
  hideEmpty: "0件のテーマを隠す",
  lines: "テーマに14日の線を表示",
  unread: (count: number) => `未読${count.toLocaleString("ja-JP")}件`,
  sections: { topics: "トピックス", groups: "テーマグループ", themes: "テーマ" },
  noMatch: "当てはまるテーマがありません",
  failed: "テーマを読み込めませんでした",
  open: "テーマを選ぶ",
  close: "テーマの一覧を閉じる",
  resize: "テーマの幅",
} as const;

export const listText = {
  label: "記事一覧",
  tabs: "情報源",
  resize: "記事一覧の幅",
  previousDay: "前の日",
  nextDay: "次の日",
  period: (label: string) => `期間 ${label}`,
  sort: "並べ替え",
  sortedBy: (label: string) => `並べ替え：${label}`,
  toComfortable: "ゆったり表示にする",
  toCompact: "標準表示にする",
  tools: "選択した記事の操作",
  selectTip: "記事を選ぶと、原文やメールなどの操作がここに出ます",
  selectAll: "すべて選択",
  selected: (count: number) => ({ count: `${count}件`, rest: "を選択" }),
  clear: "選択を解除",
  copy: "見出しをコピー",
  notCopied: "コピーできませんでした",
  select: "選択",
  selectDone: "完了",
  clippedIn: (folders: readonly string[]) => `クリップ済み：${folders.join("、")}`,
  selectRow: (number: number) => `記事${number}を選択`,
  unread: "未読",
  sameStory: (count: number) => `ほか${count}件`,
  sameStoryOf: (number: number) => `記事${number}と同じ話題の記事`,
  unreadOnly: "未読のみ",
  unreadOnlyShort: "未読",
  unpublishedToo: "非公開も表示",
  download: "ダウンロード",
  image: "紙面",
  text: "本文",
  more: (count: number) => `さらに${count}件を表示`,
  moreFailed: "続きを読み込めませんでした",
  seen: "ここまで前回読みました",
  failed: "記事を読み込めませんでした",
  shown: (shown: number, total: number) => `${total}件のうち${shown}件まで表示しました`,
} as const;

/** Of articles, in the list and while none is open. */
export const articleText = {
  corrected: "訂正",
  unpublished: "非公開",
  label: "記事",
  choose: "記事を選ぶと、ここに表示します",
} as const;

export const noticeText = {
  label: "お知らせ",
  more: "続きを読む",
  less: "たたむ",
  dismiss: "お知らせを閉じる",
} as const;

/** What ? lists for this screen. */
export const homeKeyText = {
  group: "記事",
  next: "次の記事",
  previous: "前の記事",
  tick: "選択する",
  tickRange: "まとめて選択する",
  unread: "未読・既読を切り替える",
  sameStory: "同じ話題の記事を開く・たたむ",
  mail: "メールで送る",
  tabs: "新聞・WEB・雑誌を切り替える",
  previousDay: "前の日",
  nextDay: "次の日",
  filter: "テーマを絞り込む",
  close: "閉じる・取り消す",
  source: "原文・元の記事・誌面を開く",
} as const;
