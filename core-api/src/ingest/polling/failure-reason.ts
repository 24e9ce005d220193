import type { FeedLimits } from "./feed-limits.ts";

const seconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)}秒`;

/** Why a request failed, in Japanese, by the codes of undici and of the system. */
export function reasonOf(error: unknown, limits: FeedLimits): string {
  const codes = codesOf(error);
  const known = codes.flatMap((code) => REASONS[code]?.(limits) ?? [])[0];
  if (known) return known;
  if (codes.some((code) => /CERT|TLS|SSL/.test(code))) return "証明書を確認できないため、安全に接続できません。";
  return `接続できません（${codes[0] ?? "不明なエラー"}）。`;
}

const REASONS: Record<string, (limits: FeedLimits) => string> = {
  EPRIVATE: () => "内部ネットワークのアドレスには接続しません。",
  ENOTFOUND: () => "ホスト名が見つかりません。",
  EAI_AGAIN: () => "ホスト名を調べられません。",
  ECONNREFUSED: () => "接続を拒否されました。",
  ECONNRESET: () => "接続が途中で切れました。",
  UND_ERR_SOCKET: () => "接続が途中で切れました。",
  UND_ERR_CONNECT_TIMEOUT: ({ connectMs }) => `接続に時間がかかりすぎました（上限${seconds(connectMs)}）。`,
  UND_ERR_HEADERS_TIMEOUT: ({ idleMs }) => `応答がありません（上限${seconds(idleMs)}）。`,
  UND_ERR_BODY_TIMEOUT: ({ idleMs }) => `応答が途中で止まりました（上限${seconds(idleMs)}）。`,
  UND_ERR_HEADERS_OVERFLOW: () => "応答のヘッダーが大きすぎます。",
  TimeoutError: ({ totalMs }) => `取得に時間がかかりすぎました（上限${seconds(totalMs)}）。`,
};

/** Codes and names of an error and of what caused it, the outermost first. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    codes.push(at.name);
    if (at instanceof AggregateError) codes.push(...at.errors.flatMap(codesOf));
  }
  return codes;
}
