import { workerData } from "node:worker_threads";

// Runs beside the opening of an original, which may be stuck in a loop. Ends the whole process where it takes too much memory
// (by a signal of its own, so that the cause is known outside), or where nobody waits for it any more.

const INTERVAL_MS = 25;
const { maxBytes } = workerData as { maxBytes: number };
const parent = process.ppid;

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, "SIGUSR2");
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, INTERVAL_MS);
