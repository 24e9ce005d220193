import { isAddressFault } from "../bounce/delivery-report.ts";

/** Why mails fail, in words with which an Admin can do something. */
const WORDS = {
  address: "宛先のアドレスがありません。アドレスを確かめてください。",
  full: "宛先のメールボックスがいっぱいです。受け取る方に空きを作ってもらってください。",
  size: "メールが大きすぎて、宛先のサーバーが受け取りません。添付をやめるか、記事を減らしてください。",
  policy:
    "宛先のサーバーが、迷惑メール対策などのため受け取りません。宛先のシステム管理者に、受信の許可を依頼してください。",
  busy: "宛先のサーバーが、いまは受け取れないと答えました。",
  unreachable: "メールサーバーに接続できませんでした。",
  broken: "メールサーバーとの接続が途中で切れました。",
  refused: "宛先のサーバーが受け取りませんでした。",
  other: "送信できませんでした。続くときは、弊社の担当者にお問い合わせください。",
} as const;
type Cause = keyof typeof WORDS;

/** Of an enhanced status (RFC 3463); its class is not looked at where its subject says enough. */
function causeOfStatus(status: string): Cause | null {
  if (isAddressFault(status)) return "address";
  if (/^[45]\.2\.2$/.test(status)) return "full";
  if (/^[45]\.(?:2\.3|3\.4)$/.test(status)) return "size";
  if (/^5\.(?:7\.\d+|1\.[78])$/.test(status)) return "policy";
  return status.startsWith("4") ? "busy" : null;
}

const CODES: Readonly<Record<string, Cause>> = { 550: "address", 551: "address", 553: "address", 552: "full" };
const causeOfCode = (code: string): Cause =>
  CODES[code] ?? (code === "554" ? "policy" : code.startsWith("4") ? "busy" : "refused");

const STATUS = /\b[45]\.\d{1,3}\.\d{1,3}\b/;
const CODE = /(?:^|: )([45]\d\d)(?=[\s-]|$)/;
const UNREACHABLE =
  /^(?:connect E|Connection timeout|Greeting never|getaddrinfo|queryA|Invalid login|Missing credentials)/;
const BROKEN = /^(?:read E|write E|Timeout|Unexpected socket close|Connection closed|Socket closed)/;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

function causeOf(reason: string): Cause | null {
  if (UNREACHABLE.test(reason)) return "unreachable";
  if (BROKEN.test(reason)) return "broken";
  const status = STATUS.exec(reason)?.[0];
  const code = CODE.exec(reason)?.[1];
  const cause = status === undefined ? null : causeOfStatus(status);
  if (cause !== null) return cause;
  if (code !== undefined) return causeOfCode(code);
  return JAPANESE.test(reason) || reason === "" ? null : "other";
}

/**
 * What a contract's people read in place of what a mail server or the system said; our own sentences stay. The codes stay beside the
 * words, for whoever looks after the recipient's server; operators read the whole answer.
 */
export function spokenReason(reason: string): string {
  const cause = causeOf(reason);
  if (cause === null) return reason;
  const codes = [CODE.exec(reason)?.[1], STATUS.exec(reason)?.[0]].filter((code) => code !== undefined).join(" ");
  return codes === "" ? WORDS[cause] : `${WORDS[cause]}（${codes}）`;
}
