import { type ChildProcess, fork } from "node:child_process";
import type { InspectionAnswer, InspectionJob } from "./inspection.ts";

/** Why a process ended before it had answered. */
export type Death = "time" | "memory" | "crash";

export interface InspectorLimits {
  /** A job's time on the clock. */
  timeMs: number;
  /** Of the whole process, as the system counts it. */
  memoryBytes: number;
}

const START_MS = 60_000;
const KEPT_STDERR = 2000;
/** V8's own limit, below that of the process, which counts buffers and pictures too. */
const HEAP_SHARE = 0.6;

/**
 * A process for opening originals, one at a time: hostile or damaged files may loop, fill the memory or crash a decoder there, and
 * nothing else is hurt. It has no environment, may write no file and start no program.
 */
export class InspectorProcess {
  /** Jobs begun. */
  jobs = 0;
  private stderr = "";

  private constructor(
    private readonly child: ChildProcess,
    private readonly limits: InspectorLimits,
  ) {
    child.stderr?.on("data", (chunk) => {
      this.stderr = (this.stderr + chunk).slice(-KEPT_STDERR);
    });
  }

  /** @throws Error where it can't be started: a fault of the installation, not of a file */
  static async start(limits: InspectorLimits): Promise<InspectorProcess> {
    const child = fork(new URL("./isolated/open-originals.ts", import.meta.url), [String(limits.memoryBytes)], {
      env: {},
      execArgv: [
        `--max-old-space-size=${Math.round((limits.memoryBytes * HEAP_SHARE) / 1024 / 1024)}`,
        "--permission",
        "--allow-fs-read=*",
        "--allow-addons",
        "--allow-worker",
      ],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const started = new InspectorProcess(child, limits);
    const outcome = await started.next(START_MS, () => {});
    if (outcome !== "ready") {
      started.kill();
      throw new Error(`The process that opens originals did not start (${outcome}): ${started.stderr}`);
    }
    return started;
  }

  /** The answer, or why there is none; after a death the process is gone. */
  async ask(job: InspectionJob): Promise<InspectionAnswer | Death> {
    this.jobs += 1;
    const outcome = await this.next(this.limits.timeMs, () => this.child.send(job));
    if (typeof outcome === "string") this.kill();
    return outcome === "ready" ? "crash" : outcome;
  }

  kill(): void {
    this.child.kill("SIGKILL");
  }

  /** What comes first: a message, the end of the process, the end of the time. */
  private next(timeMs: number, begin: () => void): Promise<InspectionAnswer | Death | "ready"> {
    return new Promise((resolve) => {
      const settle = (outcome: InspectionAnswer | Death | "ready") => {
        clearTimeout(timer);
        this.child.off("message", onMessage).off("exit", onExit).off("error", onError);
        resolve(outcome);
      };
      const onMessage = (message: unknown) => settle(message as InspectionAnswer | "ready");
      const onExit = (_code: number | null, signal: NodeJS.Signals | null) => settle(this.causeOf(signal));
      const onError = () => settle("crash");
      const timer = setTimeout(() => settle("time"), timeMs);
      this.child.on("message", onMessage).on("exit", onExit).on("error", onError);
      if (this.child.exitCode !== null || this.child.signalCode !== null) settle(this.causeOf(this.child.signalCode));
      else begin();
    });
  }

  /** The watchdog ends it by SIGUSR2; V8 says in words that its heap is full. */
  private causeOf(signal: NodeJS.Signals | null): Death {
    return signal === "SIGUSR2" || this.stderr.includes("heap out of memory") ? "memory" : "crash";
  }
}
