/** Where List-Unsubscribe leads: a page that asks for a browser, and the act itself for a POST (RFC 8058). */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

/** @param key of the mail; nobody but its readers and servers knows it */
export const unsubscribeUrl = (publicUrl: string, key: string): string => `${publicUrl}${UNSUBSCRIBE_PATH}?key=${key}`;

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Null for what can be no key of a mail. */
export const readUnsubscribeKey = (given: unknown): string | null =>
  typeof given === "string" && KEY.test(given.toLowerCase()) ? given.toLowerCase() : null;

/** The page behind the link, for a mail program that opens it instead of asking by itself. */
export const unsubscribeText = {
  title: "メールの配信停止",
  ask: "このメールが届いた宛先への配信を停止します。",
  askHelp: "ご契約企業の設定による定時メール、即時メール、レポートと、記事を送るメールがすべて止まります。",
  button: "配信を停止する",
  done: "配信を停止しました。",
  doneHelp: "もう一度受け取るには、ご契約企業の管理者へお知らせください。管理者は配信設定の画面で再開できます。",
  unknown: "このリンクは使用できません。",
  unknownHelp:
    "送信から1年を過ぎたメールのリンクか、途中で切れたリンクです。ご契約企業の管理者へお問い合わせください。",
} as const;
