type Words = Readonly<Record<string, string>>;

/** Words of a mail's state, wherever operators see one. */
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
