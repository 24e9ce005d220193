import { heapLimitsOf } from "./heap-limits.ts";

/**
 * Begins this process anew with the heap limits of its program, unless whoever started it chose limits. V8 reads them at its start only;
 * so they hold however a service is started: by a unit of systemd, in a container, by hand. Process id, streams and environment stay.
 */
export function limitHeap(program: string | undefined): void {
  const limits = heapLimitsOf(program);
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].join(" ");
  // A process that its parent talks to (--watch) would lose that channel; a Node before 22.15 can't begin anew.
  if (limits.length === 0 || given.includes("--max-old-space-size") || process.channel || !process.execve) return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...limits, ...process.argv.slice(1)]);
}
