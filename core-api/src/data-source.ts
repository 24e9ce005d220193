import { DataSource } from "typeorm";
import type { Pooler } from "./config/config.ts";
import { connectionOptions } from "./db/session-settings.ts";
import type { SlowStatements } from "./db/slow-statements.ts";
import { watchedClient } from "./db/watched-client.ts";
import { entities } from "./entities.ts";

export interface DataSourceOptions {
  url: string;
  poolSize: number;
  /** Milliseconds after which the database ends a statement; 0 for none. */
  statementTimeout: number;
  applicationName: string;
  /** "transaction": a pooler lends connections for one transaction at a time. */
  pooler?: Pooler | undefined;
  /** Milliseconds to wait for a connection; unless said, as long as nobody has given up, unlimited where statements have no end. */
  connectTimeout?: number | undefined;
  /** Told of statements that took long. */
  slow?: SlowStatements | undefined;
}

/** So long a call waits for a connection that others have: whoever asked is gone soon after. While none comes about, the pool's queue stands still. */
const POOL_WAIT_MS = 30_000;

/** A pool of one role's connections. It never creates or alters tables: migrations do (migrations/). */
export function createDataSource({
  url,
  poolSize,
  statementTimeout,
  applicationName,
  slow,
  pooler,
  connectTimeout = statementTimeout > 0 ? POOL_WAIT_MS : undefined,
}: DataSourceOptions): DataSource {
  return new DataSource({
    type: "postgres",
    url,
    entities,
    synchronize: false,
    applicationName,
    poolSize,
    ...(slow && { maxQueryExecutionTime: slow.milliseconds, logger: slow.logger }),
    // A pooler refuses options: there, each transaction begins with them (TransactionScope).
    extra: {
      Client: watchedClient(statementTimeout),
      ...(pooler !== "transaction" && { options: connectionOptions(statementTimeout) }),
    },
    ...(connectTimeout !== undefined && { connectTimeoutMS: connectTimeout }),
  });
}
