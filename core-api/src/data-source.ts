import { DataSource } from "typeorm";
import { entities } from "./entities.ts";

export interface DataSourceOptions {
  url: string;
  poolSize: number;
  /** Milliseconds after which the database ends a statement; 0 for none. */
  statementTimeout: number;
  applicationName: string;
}

/** A pool of one role's connections. It never creates or alters tables: migrations do (migrations/). */
export function createDataSource({ url, poolSize, statementTimeout, applicationName }: DataSourceOptions): DataSource {
  return new DataSource({
    type: "postgres",
    url,
    entities,
    synchronize: false,
    applicationName,
    poolSize,
    // Counting distinct articles of large groups sorts in memory; PostgreSQL's default of 4 MB goes to disk.
    extra: {
      options: "-c work_mem=32MB",
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 60_000,
    },
  });
}
