/**
 * SQLSTATEs after which the same call may succeed a little later.
 * - 08: the connection broke
 * - 53: the server is out of resources
 * - 57P: the server is starting or stopping
 * - 57014: the statement took too long
 * - 25006: a write reached a server that is the primary no more
 */
const SQLSTATE = /^(?:08|53|57P|57014|25006)/;
const SOCKET = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
]);
/** What the driver and TypeORM say without a code: the connection is gone, between two statements too, or there was none. */
const LOST =
  /^(?:Connection terminated|Query runner already released|Client .* is not queryable|timeout exceeded when trying to connect|timeout expired$)/;

/** Whether the same request may well succeed a little later: the database is away, or was too busy to answer in time. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === "string" && code !== "") return SQLSTATE.test(code) || SOCKET.has(code);
  return typeof message === "string" && LOST.test(message);
}

/** For what is noted beside a read, which a standby may answer while the primary is away: the note is lost, the read is not. @throws other errors */
export function unlessAway(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}
