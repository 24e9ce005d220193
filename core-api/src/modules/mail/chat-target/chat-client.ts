import type { ChatKind } from "@kirinuki/schema/chat.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { type Dispatcher, request } from "undici";
import { reasonOf } from "../../../ingest/polling/failure-reason.ts";
import { feedAgent } from "../../../ingest/polling/feed-agent.ts";
import { FEED_LIMITS } from "../../../ingest/polling/feed-limits.ts";
import { leadsInside, PrivateAddress } from "../../../ingest/polling/public-address.ts";
import { retryAfter } from "../../../ingest/polling/retry-after.ts";
import { POST_TIMEOUT_MS } from "../../../mail/chat/chat-services.ts";
import type { PostAnswer } from "../../../mail/chat/judge-answer.ts";
import type { ChatClient } from "../../../mail/chat/post-to-target.ts";
import type { Clock } from "../../../time/tokyo.ts";

/** Of an answer, for the log. */
const MOST_BYTES = 500;
/** All targets of Slack are one host, and most browsers' push services are. */
const CONNECTIONS = 24;
const HTTPS = "443";
const USER_AGENT = "Kirinuki";

const isHost = ({ hostname }: URL, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);

/** Why nothing can be posted to an address, in Japanese; null where it can, as far as its name tells. */
export function chatUrlFault(kind: ChatKind, text: string, allowPrivate: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return validationText.chatUrl;
  if (isHost(url, "webhook.office.com") || isHost(url, "outlook.office.com")) return validationText.chatUrlOldTeams;
  if (allowPrivate) return null;
  if (url.protocol !== "https:") return validationText.chatUrl;
  if (leadsInside(url)) return validationText.chatUrlInside;
  if (url.port !== "" && url.port !== HTTPS) return validationText.chatUrlPort;
  if (kind === "slack" && !isHost(url, "slack.com")) return validationText.chatUrlSlack;
  if (kind === "line_works" && !isHost(url, "worksmobile.com")) return validationText.chatUrlLineWorks;
  return null;
}

/** Codes of undici and of the system for what failed before anything was handed over. */
const NEVER_SENT = new Set([
  "EPRIVATE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_INVALID_ARG",
]);

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    if (at instanceof AggregateError) codes.push(...at.errors.flatMap(codesOf));
  }
  return codes;
}

function answerOf(error: unknown): PostAnswer {
  const codes = codesOf(error);
  const isNever = codes.some((code) => NEVER_SENT.has(code) || /CERT|TLS|SSL/.test(code));
  const fault =
    error instanceof Error && error.name === "TimeoutError"
      ? `応答がありません（上限${POST_TIMEOUT_MS / 1000}秒）。`
      : reasonOf(error, FEED_LIMITS);
  const isForbidden = codes.includes("EPRIVATE");
  return { status: null, retryAt: null, body: "", fault, isUncertain: !isNever, isForbidden };
}

async function beginOf(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  body.on("error", () => {});
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= MOST_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MOST_BYTES).toString("utf8");
}

/** Posts to public addresses only, unless the operator allows others; redirects are not followed. Close its connections when done. */
export function openChatClient(
  { allowPrivate, timeoutMs = POST_TIMEOUT_MS }: { allowPrivate: boolean; timeoutMs?: number },
  clock: Clock,
): ChatClient & { close(): Promise<void> } {
  const dispatcher = feedAgent({ allowPrivate, connections: CONNECTIONS });
  return {
    close: () => dispatcher.destroy(),
    async post(target, body, headers) {
      try {
        const url = new URL(target);
        if (!allowPrivate && leadsInside(url)) throw new PrivateAddress(url.hostname);
        const answer = await request(url, {
          method: "POST",
          dispatcher,
          signal: AbortSignal.timeout(timeoutMs),
          headers: { "user-agent": USER_AGENT, "content-type": "application/json; charset=utf-8", ...headers },
          body,
        });
        const header = answer.headers["retry-after"];
        return {
          status: answer.statusCode,
          retryAt: retryAfter(typeof header === "string" ? header : null, clock.now()),
          // What it answered counts, also where the rest of it does not come.
          body: await beginOf(answer.body).catch(() => ""),
          fault: null,
          isUncertain: false,
          isForbidden: false,
        };
      } catch (error) {
        return answerOf(error);
      }
    },
  };
}

let kept: { allowPrivate: boolean; client: ChatClient } | undefined;

/** One for the process, for tests by hand: they are few. */
export function sharedChatClient(allowPrivate: boolean, clock: Clock): ChatClient {
  if (kept?.allowPrivate !== allowPrivate) kept = { allowPrivate, client: openChatClient({ allowPrivate }, clock) };
  return kept.client;
}
