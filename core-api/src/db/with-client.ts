import pg from "pg";

/** Runs `work` on one connection of its own and closes it. `timeout`: milliseconds for each query, unlimited without it. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  timeout?: number,
): Promise<T> {
  const limits = {
    connectionTimeoutMillis: timeout ?? 10_000,
    ...(timeout === undefined ? {} : { query_timeout: timeout }),
  };
  const client = new pg.Client({ connectionString: url, ...limits });
  // A connection that the server ends is told to the query under way; without a listener it would end the whole process too.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
