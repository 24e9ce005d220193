import { ConfigError, loadConfig } from "./config.ts";
import { buildBff } from "./server.ts";

/** Seconds that requests under way get to end after a signal. */
const DRAIN_MS = 10_000;
/** Exit status of a server that could not run. */
const NOT_STARTED = 3;

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

async function main(): Promise<void> {
  const config = loadConfig();
  const { app, inner } = await buildBff(config);
  stopOnSignals(async () => {
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
    await app.close();
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

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = NOT_STARTED;
});
