import { SUPERUSER } from "./initdb.ts";
import type { Remembered } from "./remembered.ts";

/** A connection URL of a database on the embedded server, as its superuser. */
export function serverUrl({ port, password }: Remembered, database: string): string {
  return `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}
