import { limitHeap } from "@kirinuki/schema/process/limit-heap.ts";
import { startTracing, stopTracing } from "@kirinuki/schema/process/tracing.ts";
import { ConfigError, loadConfig } from "./config.ts";
import { buildBff } from "./server.ts";

/** How long requests under way may take to end before the process ends without them. */
const LONGEST_REQUEST_MS = 10_000;
/** Exit status of a server that could not run. */
const NOT_STARTED = 3;

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

async function main(): Promise<void> {
  const config = loadConfig();
  await startTracing("kirinuki-bff");
  const { app, inner, drain } = await buildBff(config);
  stopOnSignals(async () => {
    await drain.begin(config.DRAIN_SECONDS);
    setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST_MS).unref();
    await app.close();
    await stopTracing();
  });
  try {
    await inner.listen({ host: config.INNER_HOST, port: config.BFF_INNER_PORT });
    await app.listen({ host: config.HOST, port: config.PORT });
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** What the person who starts it has to change; a fault of ours keeps its stack. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return `Port is taken: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

limitHeap("bff");
main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = NOT_STARTED;
});
