import { type Dispatcher, request } from "undici";
import { reasonOf } from "./failure-reason.ts";
import { FEED_LIMITS, type FeedLimits } from "./feed-limits.ts";
import { leadsInside, PrivateAddress } from "./public-address.ts";
import { ACCEPT_ENCODING, BodyRefused, readBody } from "./read-body.ts";
import { retryAfter } from "./retry-after.ts";

/** What is asked for, and what was got the last time. */
export interface FeedRequest {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

/** What became of it. `movedTo`: the address that the host says is the feed's for good. Reasons are in Japanese. */
export type Fetched =
  | {
      kind: "body";
      body: Buffer;
      charset: string | null;
      etag: string | null;
      lastModified: string | null;
      /** Where it was found in the end. */
      url: string;
      movedTo: string | null;
    }
  | { kind: "unchanged"; movedTo: string | null }
  | { kind: "gone" }
  | { kind: "failed"; reason: string; retryAfter: Date | null }
  /** A host on the way is being asked by somebody else. */
  | { kind: "busy"; until: Date };

export interface FeedClient {
  dispatcher: Dispatcher;
  userAgent: string;
  allowPrivate: boolean;
  limits?: FeedLimits;
  now(): Date;
  /** Waits for nobody: the moment from which on the host may be asked, or null where it may be now. */
  enter(host: string): Promise<Date | null>;
}

const ACCEPT =
  "application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5";
const MAX_URL = 2000;

/** Fetches a feed once. Follows redirects, each to a checked address and a host that may be asked; stays within the limits. Never throws for what a host does. */
export async function fetchFeed(wanted: FeedRequest, client: FeedClient): Promise<Fetched> {
  const { totalMs, redirects } = client.limits ?? FEED_LIMITS;
  const signal = AbortSignal.timeout(totalMs);
  const visited = new Set<string>();
  let url = new URL(wanted.url);
  let movedTo: string | null = null;
  let isForGood = true;
  for (let hop = 0; hop <= redirects; hop += 1) {
    const until = visited.has(url.hostname) ? null : await client.enter(url.hostname);
    if (until !== null) return { kind: "busy", until };
    visited.add(url.hostname);
    const answer = await ask(url, wanted, client, signal);
    if (answer.kind !== "redirect") return "movedTo" in answer ? { ...answer, movedTo } : answer;
    isForGood &&= answer.isForGood;
    url = answer.to;
    if (isForGood) movedTo = url.href;
  }
  return failed(`リダイレクトが多すぎます（上限${redirects}回）。`);
}

type Answer = Fetched | { kind: "redirect"; to: URL; isForGood: boolean };

const failed = (reason: string, until: Date | null = null): Fetched => ({ kind: "failed", reason, retryAfter: until });

async function ask(url: URL, wanted: FeedRequest, client: FeedClient, signal: AbortSignal): Promise<Answer> {
  const limits = client.limits ?? FEED_LIMITS;
  try {
    if (!client.allowPrivate && leadsInside(url)) throw new PrivateAddress(url.hostname);
    const response = await request(url, {
      dispatcher: client.dispatcher,
      signal,
      headersTimeout: limits.idleMs,
      bodyTimeout: limits.idleMs,
      headers: {
        "user-agent": client.userAgent,
        accept: ACCEPT,
        "accept-encoding": ACCEPT_ENCODING,
        ...(wanted.etag !== null && { "if-none-match": wanted.etag }),
        ...(wanted.lastModified !== null && { "if-modified-since": wanted.lastModified }),
      },
    });
    if (response.statusCode === 200) return await toBody(url, response, limits.bytes);
    // What it says beside its status is nothing to us.
    response.body.on("error", () => {}).destroy();
    return toAnswer(url, response, client.now());
  } catch (error) {
    return failed(error instanceof BodyRefused ? error.message : reasonOf(error, limits));
  }
}

async function toBody(url: URL, { headers, body }: Dispatcher.ResponseData, limit: number): Promise<Fetched> {
  return {
    kind: "body",
    body: await readBody(body, header(headers["content-encoding"]), limit),
    charset: /charset\s*=\s*"?([\w:.-]{1,40})/i.exec(header(headers["content-type"]) ?? "")?.[1] ?? null,
    etag: kept(headers.etag),
    lastModified: kept(headers["last-modified"]),
    url: url.href,
    movedTo: null,
  };
}

const FOR_GOOD = new Set([301, 308]);
const FOR_NOW = new Set([302, 303, 307]);

function toAnswer(url: URL, { statusCode, headers }: Dispatcher.ResponseData, now: Date): Answer {
  if (statusCode === 304) return { kind: "unchanged", movedTo: null };
  if (statusCode === 410) return { kind: "gone" };
  if (FOR_GOOD.has(statusCode) || FOR_NOW.has(statusCode)) {
    const to = target(header(headers.location), url);
    if (to === null) return failed(`リダイレクト先が正しくありません（HTTP ${statusCode}）。`);
    return { kind: "redirect", to, isForGood: FOR_GOOD.has(statusCode) };
  }
  return failed(
    `サーバーがHTTP ${statusCode}を返しました。`,
    statusCode === 429 || statusCode === 503 ? retryAfter(header(headers["retry-after"]), now) : null,
  );
}

/** Where a redirect leads; null for anything but a web address without credentials. */
function target(location: string | null, from: URL): URL | null {
  if (location === null || location.length > MAX_URL || !URL.canParse(location, from.href)) return null;
  const to = new URL(location, from.href);
  to.hash = "";
  const isWeb = (to.protocol === "http:" || to.protocol === "https:") && to.username === "" && to.password === "";
  return isWeb ? to : null;
}

const header = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;

const LONGEST_KEPT = 500;

/** A validator is sent back as it came, so only what may stand in a header is kept. */
function kept(value: string | string[] | undefined): string | null {
  const text = header(value);
  return text !== null && text.length <= LONGEST_KEPT && /^[\x20-\x7e]+$/.test(text) ? text : null;
}
