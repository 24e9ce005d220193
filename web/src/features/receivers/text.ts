/** What is done to a receiver: posts go to a chat, deliveries to a webhook. */
export type Verb = "投稿" | "送信";

/** Words that chat targets (1062) and webhooks (1063) share. */
export const receiverText = {
  state: "状態",
  active: (verb: Verb) => `${verb}中`,
  retrying: "再試行中",
  /** What was refused for good is not tried again, and stops nothing. */
  failed: (verb: Verb) => `${verb}失敗`,
  stopped: "停止中",
  waiting: (verb: Verb, count: number) => `${verb}待ち${count}件`,
  stopReason: "停止の理由",
  lastError: "最後のエラー",
  nextAttempt: (verb: Verb, time: string) => `${time}にもう一度${verb}します。`,
  givenUp: (verb: Verb) => `この${verb}は取りやめました。次の${verb}は、いつもどおり行います。`,
  host: "URL",
  hostSet: (host: string) => `設定済み（${host}）`,
  lastSent: (verb: Verb) => `最後の${verb}`,
  never: "まだありません",
  edit: "編集",
  editNamed: (name: string) => `${name}を編集`,
  test: (verb: Verb) => `テスト${verb}`,
  testNamed: (verb: Verb, name: string) => `${name}にテスト${verb}`,
  testing: (verb: Verb) => `${verb}しています`,
  tested: (verb: Verb, name: string) => `「${name}」に${verb}しました。届いていることを確認してください。`,
  testFailed: (verb: Verb, reason: string) => `${verb}できませんでした。${reason}`,
  urlKept: (host: string) => `設定済み（${host}）。変えるときだけ入力してください。URLは表示しません。`,
  newSecret: "新しいシークレットに替える",
  newSecretHelp: "保存すると1度だけ表示します。古いシークレットでも、24時間は署名します。",
  formerUntil: (time: string) => `${time}までは、古いシークレットでも署名します。`,
  removeTitle: (name: string) => `「${name}」を削除しますか`,
};

/** For ItemEditor. */
export const signingSecretWords = {
  title: "署名のシークレット",
  made: "シークレットを作成しました",
  help: "このシークレットは、今だけ表示します。受け取る側のシステムに登録してください。",
  label: "署名のシークレット",
};
