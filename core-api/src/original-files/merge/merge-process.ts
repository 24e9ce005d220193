import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { MergeNews, MergeOrder } from "./merge-messages.ts";

/** Limits of one merging process. */
export interface MergeLimits {
  /** A process that has not begun by then is not coming: the machine is in trouble, not an original. */
  startMs: number;
  /** Without news for this long after that, the original in hand is given up and the process with it. */
  silenceMs: number;
  /** JavaScript heap, MB. */
  heapMegabytes: number;
  /** Resident memory, MB, where the system tells it; buffers are not part of the heap. */
  residentMegabytes: number;
  /** An idle process ends after this time, and its fonts leave memory. */
  idleMs: number;
}

export const DEFAULT_LIMITS: MergeLimits = {
  startMs: 60_000,
  silenceMs: 15_000,
  heapMegabytes: 256,
  residentMegabytes: 900,
  idleMs: 30_000,
};

const WATCH_MS = 200;

/** How an order ended: with the file, or in the middle of an original. */
export type MergeEnd = { kind: "done"; pages: number; bytes: number } | { kind: "lost"; reason: string };

/** One process that merges, started when there is something to do. It takes one order at a time. */
export class MergeProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: MergeLimits) {}

  /** Carries out an order; `onNews` hears of each original. A process that is lost is replaced for the next order. */
  run(order: MergeOrder, onNews: (news: MergeNews) => void): Promise<MergeEnd> {
    clearTimeout(this.idle);
    const child = this.start();
    return new Promise((resolve) => {
      let silence: NodeJS.Timeout | undefined;
      const end = (result: MergeEnd): void => {
        clearTimeout(silence);
        clearInterval(watch);
        child.removeAllListeners();
        if (result.kind === "lost") this.stop();
        else this.idle = setTimeout(() => this.stop(), this.limits.idleMs).unref();
        resolve(result);
      };
      const lost = (reason: string): void => end({ kind: "lost", reason });
      const listen = (limit: number): void => {
        clearTimeout(silence);
        silence = setTimeout(() => lost("it took too long"), limit);
      };
      const watch = setInterval(async () => {
        if ((await residentMegabytes(child)) > this.limits.residentMegabytes) lost("it took too much memory");
      }, WATCH_MS);
      child.on("message", (news: MergeNews) => {
        listen(this.limits.silenceMs);
        if (news.kind === "done") end(news);
        else if (news.kind === "failed") lost(news.reason);
        else onNews(news);
      });
      child.once("exit", (code, signal) => lost(`the process ended with ${signal ?? code}`));
      child.once("error", (error) => lost(error.message));
      listen(this.limits.startMs);
      child.send(order, (error) => error && lost(error.message));
    });
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill("SIGKILL");
    this.child = null;
  }

  private start(): ChildProcess {
    if (this.child?.connected) return this.child;
    // No execArgv of the parent: a loader would only slow it down. Nothing of the environment: it needs no secrets.
    this.child = fork(new URL("./merge-child.ts", import.meta.url), [], {
      execArgv: [`--max-old-space-size=${this.limits.heapMegabytes}`, "--no-warnings"],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.child.unref();
    this.child.channel?.unref();
    return this.child;
  }
}

async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
