import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Stand-ins of chat services that hold to what these document of their limits (docs/chat.md). They are written without our own numbers, so
 * that a wrong one of ours is found.
 */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into what came.
  body: any;
  status: number;
}

/** What a path does next, in turn; afterwards it does what its service does. */
export type Fate =
  | { status: number; headers?: Record<string, string>; body?: string }
  | "hang up"
  | "take and hang up"
  | "take and say nothing";

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export interface ChatServices {
  /** http://127.0.0.1:port */
  url: string;
  received: Received[];
  /** Runs of a Teams flow that failed after its answer. */
  failedRuns: string[];
  fates: Map<string, Fate[]>;
  /** Requests a second and path, 0 for no limit. */
  rate: number;
  /** What was taken by a path. */
  taken(path: string): Received[];
  clear(): void;
  close(): Promise<void>;
}

const SERVICES: Record<string, (body: unknown, text: string, services: ChatServices) => Answer> = {
  slack: (body) => slack(body),
  teams: (body, text, { failedRuns }) => teams(body, text, failedRuns),
  lineworks: (body) => lineWorks(body),
  webhook: () => ({ status: 204, body: "" }),
  plain: () => ({ status: 204, body: "" }),
};

const invalid = (body: string): Answer => ({ status: 400, body });
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [];
  const own = typeof value.text === "string" ? [value.text] : [];
  return [...own, ...Object.values(value).flatMap(textsOf)];
}

/** 50 blocks, 3000 characters a section, 150 a header, 10 elements a context, 13,200 together. */
function slack(body: unknown): Answer {
  if (!isObject(body) || typeof body.text !== "string") return invalid("no_text");
  const blocks = body.blocks ?? [];
  if (!Array.isArray(blocks) || blocks.length > 50) return invalid("invalid_blocks");
  for (const block of blocks) {
    const [text = ""] = textsOf(block);
    if (block.type === "header" && (block.text.type !== "plain_text" || text.length < 1 || text.length > 150))
      return invalid("invalid_blocks");
    if (block.type === "section" && (text.length < 1 || text.length > 3000)) return invalid("invalid_blocks");
    if (block.type === "context" && (block.elements.length < 1 || block.elements.length > 10))
      return invalid("invalid_blocks");
    if (!["header", "section", "context", "actions", "divider"].includes(block.type)) return invalid("invalid_blocks");
    if (block.type !== "header" && /<[!@#]/.test(text)) return invalid("would_mention");
  }
  const all = textsOf(blocks).reduce((sum, text) => sum + text.length, 0);
  return all > 13_200 ? invalid("msg_blocks_too_long") : { status: 200, body: "ok" };
}

/** Answers 202 whatever comes, as a flow does; what it then fails at is in its history. */
function teams(body: unknown, text: string, failedRuns: string[]): Answer {
  const attachments = isObject(body) ? body.attachments : null;
  if (!Array.isArray(attachments)) failedRuns.push("foreach is of type Null");
  else if (attachments.some((each) => each.contentType !== "application/vnd.microsoft.card.adaptive"))
    failedRuns.push("wrong contentType");
  else if (attachments.some((each) => each.content?.type !== "AdaptiveCard")) failedRuns.push("not an AdaptiveCard");
  else if (Buffer.byteLength(text) > 28_672) failedRuns.push("request entity too large");
  return { status: 202, body: "" };
}

function lineWorks(body: unknown): Answer {
  if (!isObject(body)) return invalid('{"code":400}');
  const { title, body: inner, button } = body;
  const isText = isObject(inner) && typeof inner.text === "string" && inner.text !== "" && inner.text.length <= 2000;
  const isButton =
    button === undefined ||
    (isObject(button) && typeof button.label === "string" && /^https?:/.test(String(button.url)));
  return typeof title === "string" && isText && isButton
    ? { status: 200, body: '{"code":200}' }
    : invalid('{"code":400}');
}

/** Each path is a target of its own; its first part names the service: /slack/1, /teams/room. */
export async function openChatServices(): Promise<ChatServices> {
  const times = new Map<string, number[]>();
  const tooMany = (path: string): boolean => {
    if (services.rate === 0) return false;
    const now = Date.now();
    const recent = (times.get(path) ?? []).filter((time) => now - time < 1000);
    times.set(path, [...recent, now]);
    return recent.length >= services.rate;
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? "/";
    const text = Buffer.concat(parts).toString("utf8");
    const fate = services.fates.get(path)?.shift();
    let body: unknown = null;
    try {
      body = JSON.parse(text);
    } catch {}
    const note = (status: number) => services.received.push({ path, headers: request.headers, text, body, status });
    if (fate === "hang up") return void request.socket.destroy();
    if (fate === "take and hang up" || fate === "take and say nothing") {
      note(200);
      if (fate === "take and hang up") return void request.socket.destroy();
      return void (await delay(60_000, undefined, { ref: false }));
    }
    const usual = (): Answer => {
      if (body === null) return invalid("invalid_payload");
      if (tooMany(path)) return { status: 429, body: "rate_limited", headers: { "retry-after": "1" } };
      return SERVICES[path.split("/")[1] ?? ""]?.(body, text, services) ?? { status: 404, body: "no_service" };
    };
    const answer = fate ?? usual();
    note(answer.status);
    response.writeHead(answer.status, answer.headers).end(answer.body ?? "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const services: ChatServices = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    failedRuns: [],
    fates: new Map(),
    rate: 0,
    taken: (path) => services.received.filter((each) => each.path === path && each.status >= 200 && each.status < 300),
    clear() {
      services.received.splice(0);
      services.failedRuns.splice(0);
      services.fates.clear();
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return services;
}
