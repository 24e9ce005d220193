// Loaded before a service's own program. A launcher that was killed can stop nobody; its services notice that the channel to it is
// gone and stop by themselves, so that none keeps a port.
const PATIENCE_MS = 25_000;

if (process.channel) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    process.kill(process.pid, "SIGTERM");
  });
  // Watching for that is no reason to stay alive.
  process.channel.unref();
}
