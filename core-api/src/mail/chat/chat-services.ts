import type { ChatKind } from "@kirinuki/schema/chat.ts";

/**
 * What the services accept, as they document it or as it was measured (docs/chat.md says where each number is from). Every number of theirs
 * stands here.
 */
export const SLACK = {
  /** Of a message. */
  blocks: 50,
  header: 150,
  section: 3000,
  url: 3000,
  /** All texts of all blocks together; more is refused as msg_blocks_too_long, at about 13,200. */
  texts: 12_000,
  /** The text of the notification; the service cuts it at 40,000. */
  notification: 3000,
} as const;
export const TEAMS = {
  /** Of the whole message in UTF-8; the service takes about 28 KB, some flows less, and fails only after its answer. */
  bytes: 20_480,
} as const;
export const LINE_WORKS = {
  /** Not documented where we could read it: what bots may send at most is twice that. */
  text: 1000,
  title: 100,
  label: 20,
  url: 1000,
} as const;
export const WEBHOOK = {
  /** As Standard Webhooks advises. */
  bytes: 20_000,
} as const;

/** Between two posts to one target. */
export const POST_GAP_MS = 1000;
/** For one post, from the connection to the answer. */
export const POST_TIMEOUT_MS = 15_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** After each failure in a row that is not a rate limit: the first steps of Standard Webhooks. After the last one the target is stopped. */
export const RETRY_PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR] as const;
/** A target that takes nothing for so long is stopped, also where it only says "too many". */
export const LONGEST_FAILING_MS = 24 * HOUR;
/** After "too many" without a Retry-After. */
export const BUSY_PAUSE_MS = 30 * SECOND;

/** Statuses that mean that the target is gone or closed to us: trying again changes nothing. */
export const CLOSED: Record<ChatKind, readonly number[]> = {
  slack: [401, 403, 404, 410],
  teams: [400, 401, 403, 404, 410, 413],
  line_works: [401, 403, 404, 410],
  webhook: [410],
};
/** Statuses that mean that this post is at fault and not the target. */
export const REFUSED: Record<ChatKind, readonly number[]> = {
  slack: [400, 413],
  teams: [],
  line_works: [400, 413],
  webhook: [],
};
/** Whether a post that comes twice is known by its id. */
export const KNOWS_REPETITION: Record<ChatKind, boolean> = {
  slack: false,
  teams: false,
  line_works: false,
  webhook: true,
};
