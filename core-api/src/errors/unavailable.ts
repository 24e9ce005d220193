/**
 * SQLSTATEs of a connection that broke (08), of a server out of resources (53) or going or coming (57P), of a statement that took too
 * long (57014), of a write that reached a server which is the primary no more (25006).
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
  /^(?:Connection terminated|Query runner already released|Client .* is not queryable|timeout exceeded when trying to connect)/;

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
