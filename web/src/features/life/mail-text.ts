type Words = Readonly<Record<string, string>>;

/** Words of a mail's kind and state, wherever operators see one. */
export const mailKindNames: Words = {
  digest: "定時メール",
  supplement: "追補",
  theme: "テーマのメール送信",
  manual: "記事のメール送信",
  alert: "即時配信",
  invitation: "招待メール",
  change: "訂正・取り下げのお知らせ",
};

export const mailStateNames: Words = {
  planned: "予定",
  queued: "送信待ち",
  sending: "送信中",
  retrying: "再送待ち",
  sent: "送信済み",
  failed: "送信失敗",
  skipped: "送らない",
  bounced: "戻ってきた",
  empty: "記事がなく送信なし",
};

const TONES: Readonly<Record<string, "ok" | "warn" | "danger">> = {
  sent: "ok",
  retrying: "warn",
  skipped: "warn",
  empty: "warn",
  failed: "danger",
  bounced: "danger",
};

export const mailStateTone = (state: string) => TONES[state] ?? "info";
