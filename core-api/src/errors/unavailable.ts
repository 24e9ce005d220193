/** SQLSTATEs of a connection that broke (08), of a server out of resources (53) or going or coming (57P), of a statement that took too long. */
const SQLSTATE = /^(?:08|53|57P|57014)/;
const SOCKET = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/** What the driver says without a code: its connection is gone, or it got none. */
const LOST = /^(?:Connection terminated|Client .* is not queryable|timeout exceeded when trying to connect)/;

/** Whether the same request may well succeed a little later: the database is away, or was too busy to answer in time. */
export function isUnavailable(error: { code?: unknown; message?: unknown }): boolean {
  const { code, message } = error;
  if (typeof code === "string" && code !== "") return SQLSTATE.test(code) || SOCKET.has(code);
  return typeof message === "string" && LOST.test(message);
}
