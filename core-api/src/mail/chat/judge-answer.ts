import type { ChatKind } from "@kirinuki/schema/chat.ts";
import { CLOSED, REFUSED } from "./chat-services.ts";

/** What came of one request. */
export interface PostAnswer {
  /** Null: there was no answer. */
  status: number | null;
  retryAt: Date | null;
  /** The beginning of the answer, for the log alone. */
  body: string;
  /** Why there was no answer, in Japanese. */
  fault: string | null;
  /** It may have been taken all the same: the connection broke after it was handed over. */
  isUncertain: boolean;
  /** The address must not be connected to at all. */
  isForbidden: boolean;
}

/**
 * - taken: the service has it
 * - busy: it wants fewer posts for a while
 * - later: it failed and may work again
 * - refused: it will never take this post
 * - closed: it takes nothing any more
 */
export type Verdict =
  | { kind: "taken" }
  | { kind: "busy"; retryAt: Date | null; reason: string }
  | { kind: "later"; retryAt: Date | null; isUncertain: boolean; reason: string }
  | { kind: "refused"; reason: string }
  | { kind: "closed"; reason: string };

const TOO_MANY = 429;
/** Somebody between us and the service gave up waiting: the service may have it. */
const PERHAPS_TAKEN = [502, 504];

/** What an answer means for the message and for its target. */
export function judge(kind: ChatKind, answer: PostAnswer): Verdict {
  const { status, retryAt, fault, isUncertain, isForbidden } = answer;
  if (isForbidden) return { kind: "closed", reason: fault ?? "" };
  if (status === null) return { kind: "later", retryAt: null, isUncertain, reason: fault ?? "" };
  if (status >= 200 && status < 300) return { kind: "taken" };
  const reason = reasonOf(kind, status);
  if (status === TOO_MANY) return { kind: "busy", retryAt, reason };
  if (CLOSED[kind].includes(status)) return { kind: "closed", reason };
  if (REFUSED[kind].includes(status)) return { kind: "refused", reason };
  return { kind: "later", retryAt, isUncertain: PERHAPS_TAKEN.includes(status), reason };
}

const WORDS: Record<number, string> = {
  400: "投稿の内容を受け付けませんでした",
  401: "投稿を許可していません",
  403: "投稿を許可していません",
  404: "URLが無効です",
  410: "URLが無効になっています",
  413: "投稿が大きすぎます",
  429: "投稿の回数が多すぎます",
};

function reasonOf(kind: ChatKind, status: number): string {
  if (status >= 300 && status < 400) return `転送先には投稿しません（HTTP ${status}）。`;
  if (kind === "teams" && status === 400) return `ワークフローがありません（HTTP ${status}）。`;
  return `${WORDS[status] ?? (status >= 500 ? "送信先でエラーが起きました" : "受け付けられませんでした")}（HTTP ${status}）。`;
}
