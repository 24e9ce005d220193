import type { PostAnswer, Verdict } from "../chat/judge-answer.ts";

/** RFC 8030: the subscription has ended; 401 and 403: it was made for another key of ours. */
const GONE = [401, 403, 404, 410];
const REFUSED = [400, 413];
const TOO_MANY = 429;

/** What a push service's answer means. "closed": the browser gets nothing at this address any more. */
export function judgePush({ status, retryAt, fault, isUncertain, isForbidden }: PostAnswer): Verdict {
  if (isForbidden) return { kind: "closed", reason: fault ?? "" };
  if (status === null) return { kind: "later", retryAt: null, isUncertain, reason: fault ?? "" };
  if (status >= 200 && status < 300) return { kind: "taken" };
  const reason = `HTTP ${status}`;
  if (GONE.includes(status)) return { kind: "closed", reason };
  if (REFUSED.includes(status)) return { kind: "refused", reason };
  if (status === TOO_MANY) return { kind: "busy", retryAt, reason };
  return { kind: "later", retryAt, isUncertain, reason };
}
