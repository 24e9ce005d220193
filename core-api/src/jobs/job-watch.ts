import { traced } from "@kirinuki/schema/process/tracing.ts";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { REMATCH_JOB } from "../runs/job-sender.ts";
import { SetupRun } from "../runs/setup-run.ts";
import type { JobContext } from "./job.ts";

/** Their own set-up run tells of a failure. */
const HAVE_A_RUN: ReadonlySet<string> = new Set([REMATCH_JOB]);

/** What the queue hands to a job. */
interface QueuedJob {
  data: unknown;
}

interface JobWatchParts extends Pick<JobContext, "scope" | "clock" | "log"> {
  /** Tells the operators' log of a failure. */
  fail(message: string, detail: Record<string, unknown>): void;
  registry: Registry;
}

/**
 * Tells how each job ended: as figures always; in the log and in the set-up status once for each cause, until the job works again. So a
 * job that fails every minute does not fill either.
 */
export class JobWatch {
  private readonly causes = new Map<string, string>();
  private readonly results: Counter<"queue" | "result">;
  private readonly seconds: Histogram<"queue">;
  private readonly succeededAt: Gauge<"queue">;

  constructor(private readonly parts: JobWatchParts) {
    const registers = [parts.registry];
    this.results = new Counter({
      name: "kirinuki_jobs_total",
      help: "Jobs that this worker ended, by result: done or failed",
      labelNames: ["queue", "result"],
      registers,
    });
    this.seconds = new Histogram({
      name: "kirinuki_job_duration_seconds",
      help: "Time that a job took, whatever its result",
      labelNames: ["queue"],
      buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 1800],
      registers,
    });
    this.succeededAt = new Gauge({
      name: "kirinuki_job_last_success_timestamp_seconds",
      help: "When this worker last ended the job without a failure",
      labelNames: ["queue"],
      registers,
    });
  }

  /** A handler for the queue that does `work` and tells how it ended; the queue learns of a failure too, and retries. */
  handler<Job extends QueuedJob>(
    name: string,
    work: (jobs: Job[]) => Promise<unknown>,
  ): (jobs: Job[]) => Promise<void> {
    return async (jobs) => {
      const end = this.seconds.startTimer({ queue: name });
      try {
        const attributes = { "kirinuki.job": name };
        // What a request asked for belongs to its trace; what the clock asked for begins one.
        await traced(`job ${name}`, { kind: "consumer", parent: askedIn(jobs), attributes }, () => work(jobs));
      } catch (error) {
        await this.noteFailure(name, error, requestIdsOf(jobs));
        throw error;
      } finally {
        end();
      }
      this.noteSuccess(name, requestIdsOf(jobs));
    };
  }

  private noteSuccess(job: string, requests: object): void {
    this.results.inc({ queue: job, result: "done" });
    this.succeededAt.set({ queue: job }, this.parts.clock.now().getTime() / 1000);
    this.parts.log(this.causes.delete(job) ? "job works again" : "job done", { job, ...requests });
  }

  private async noteFailure(job: string, error: unknown, requests: object): Promise<void> {
    const { scope, clock, fail } = this.parts;
    this.results.inc({ queue: job, result: "failed" });
    const cause = error instanceof Error ? error.message : String(error);
    if (this.causes.get(job) === cause) return;
    this.causes.set(job, cause);
    fail("job failed", { job, err: error, ...requests });
    if (HAVE_A_RUN.has(job)) return;
    // Where the database is what failed, the log and the figures have to do.
    await SetupRun.begin(scope, clock, { trigger: "job", label: job })
      .then((run) => run.end(cause))
      .catch(() => {});
  }
}

/** A value that whoever asked for the job put beside what it is to do. */
function told({ data }: QueuedJob, name: string): string | undefined {
  const value = data !== null && typeof data === "object" && name in data ? Reflect.get(data, name) : undefined;
  return typeof value === "string" ? value : undefined;
}

/** Ids of the requests that asked for the jobs, where somebody did. */
function requestIdsOf(jobs: readonly QueuedJob[]): { request_ids?: string[] } {
  const ids = jobs.flatMap((job) => told(job, "request_id") ?? []);
  return ids.length > 0 ? { request_ids: ids } : {};
}

/** The trace of the request that asked for it; null where nobody did, or several. */
function askedIn(jobs: readonly QueuedJob[]): string | null {
  const [first, ...more] = jobs;
  return (first && more.length === 0 && told(first, "traceparent")) || null;
}
