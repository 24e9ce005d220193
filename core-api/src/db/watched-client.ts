import type { Socket } from "node:net";
import pg from "pg";

/** An idle connection whose other end is gone is noticed so soon, and ten seconds of unanswered probes later it is closed. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Longer than any connection takes that comes about. */
const CONNECT_WITHIN_MS = 10_000;
/** Of an answer on its way, after the database has ended its statement. */
const ANSWER_WITHIN_MS = 5_000;

/** What the driver keeps of a connection. */
interface Watched {
  connection: { stream: Socket };
  /** False while an answer is awaited. */
  readyForQuery: boolean;
}

/**
 * A connection that does not wait for an answer that can't come. The database ends a statement after `statementTimeout` milliseconds; where it
 * says nothing for some seconds more, the network has lost it, and TCP alone would wait for a quarter of an hour. The connection is closed then,
 * and its call fails as with any lost connection. 0, without an end of statements: only a lost connection without traffic is noticed.
 */
export const watchedClient = (statementTimeout: number): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({
        ...config,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
        connectionTimeoutMillis: Math.min(config?.connectionTimeoutMillis || CONNECT_WITHIN_MS, CONNECT_WITHIN_MS),
      });
      if (statementTimeout > 0) this.once("connect", () => this.endWhenSilent(statementTimeout + ANSWER_WITHIN_MS));
    }

    private endWhenSilent(milliseconds: number): void {
      const watched = this as unknown as Watched;
      const { stream } = watched.connection;
      stream.setTimeout(milliseconds, () => {
        if (!watched.readyForQuery) stream.destroy();
      });
    }
  };
