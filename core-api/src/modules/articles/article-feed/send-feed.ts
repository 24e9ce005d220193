import { createHash } from "node:crypto";
import { FEED_FORMATS, FEEDS_PATH, type FeedFormat } from "@kirinuki/schema/article-feed.ts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../errors/app-error.ts";
import { catalogue } from "../../../errors/catalogue.ts";
import { errorName, UNAVAILABLE_FOR } from "../../../errors/render.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { FeedContent } from "./feed-articles.ts";
import { FEED_TYPES, writeFeed } from "./write-feed.ts";

/** Readers that ask more often get what their own cache has. */
const FRESH_SECONDS = 300;

interface WantedFeed {
  format: FeedFormat;
  content: FeedContent;
  publicUrl: string;
  now: Date;
}

/** Whether the reader has this version (RFC 9110, 13.1.2). */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header?.split(",").some((each) => [tag, "*"].includes(each.trim().replace(/^W\//, ""))) ?? false;

/**
 * Answers with a feed, or with 304 where the reader has it. There is an ETag and no Last-Modified: an article that leaves the feed
 * changes it, and no date of the others.
 */
export async function sendFeed(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { format, content, publicUrl, now }: WantedFeed,
): Promise<FastifyReply> {
  const { token } = request.query as { token: string };
  const selfUrl = `${publicUrl}${FEEDS_PATH}${FEED_FORMATS[format]}?token=${token}`;
  const text = await writeFeed(format, content, { publicUrl, selfUrl, today: tokyoDay(now) });
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  reply.headers({
    etag: tag,
    "cache-control": `private, max-age=${FRESH_SECONDS}`,
    "x-robots-tag": "noindex",
  });
  if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.type(FEED_TYPES[format]).serializer(String).send(text);
}

/** A fault in words, as readers show it. */
export function refuseFeed(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { http, msgDetail } = catalogue[errorName(error)];
  if (http >= 500) request.log.error({ err: error }, "request failed");
  const wait = error instanceof AppError ? error.retryAfter : undefined;
  if (http === 503 || wait !== undefined) reply.header("retry-after", String(wait ?? UNAVAILABLE_FOR));
  return reply.code(http).type("text/plain; charset=utf-8").serializer(String).send(msgDetail);
}
