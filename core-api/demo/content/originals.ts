import { Worker } from "node:worker_threads";
import { jobsFor, makeOriginal, type OriginalFile, type OriginalJob } from "./make-original.ts";
import type { WorkerAnswer } from "./originals-worker.ts";
import type { DemoContent } from "./types.ts";

/** Where the files go; the store's own interface can be passed as it is. */
export interface OriginalSink {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
}

/** What was written, without the bytes. */
export interface WrittenOriginal {
  readonly key: string;
  readonly contentType: string;
  readonly size: number;
  /** Pages of a PDF. */
  readonly pages?: number;
}

const BATCH = 12;

function batchesOf(jobs: readonly OriginalJob[]): OriginalJob[][] {
  const batches: OriginalJob[][] = [];
  for (let i = 0; i < jobs.length; i += BATCH) batches.push(jobs.slice(i, i + BATCH));
  return batches;
}

function ask(worker: Worker, jobs: readonly OriginalJob[]): Promise<readonly OriginalFile[]> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void): void => {
      worker.off("message", onAnswer);
      worker.off("error", onError);
      worker.off("exit", onExit);
      settle();
    };
    const onAnswer = (answer: WorkerAnswer): void =>
      done(() =>
        "fault" in answer
          ? reject(new Error(`A demo original could not be drawn: ${answer.fault}`))
          : resolve(answer.files),
      );
    const onError = (error: Error): void => done(() => reject(error));
    const onExit = (code: number): void => done(() => reject(new Error(`The drawing thread stopped with ${code}`)));
    worker.on("message", onAnswer);
    worker.on("error", onError);
    worker.on("exit", onExit);
    worker.postMessage(jobs);
  });
}

/** One thread's share: takes batches until none is left. */
async function runWorker(
  queue: OriginalJob[][],
  store: (files: readonly OriginalFile[]) => Promise<void>,
): Promise<void> {
  // No execArgv: a loader of the parent (transpiler hooks) would only slow the thread down.
  const worker = new Worker(new URL("./originals-worker.ts", import.meta.url), { execArgv: [] });
  try {
    for (let batch = queue.shift(); batch; batch = queue.shift()) await store(await ask(worker, batch));
  } finally {
    await worker.terminate();
  }
}

/**
 * Draws every original that the content refers to and hands it to the sink. `concurrency` is the number of threads
 * (0: in this thread). Rejects with the first fault; files already handed over stay. The keys are those of the articles.
 */
export async function writeDemoOriginals(
  content: DemoContent,
  sink: OriginalSink,
  { concurrency }: { readonly concurrency: number },
): Promise<WrittenOriginal[]> {
  const written: WrittenOriginal[] = [];
  const store = async (files: readonly OriginalFile[]): Promise<void> => {
    for (const { key, bytes, contentType, pages } of files) {
      await sink.put(key, bytes, contentType);
      written.push({ key, contentType, size: bytes.byteLength, ...(pages === undefined ? {} : { pages }) });
    }
  };
  const jobs = jobsFor(content);
  if (concurrency <= 0) for (const job of jobs) await store(await makeOriginal(job));
  else {
    const queue = batchesOf(jobs);
    await Promise.all(Array.from({ length: concurrency }, () => runWorker(queue, store)));
  }
  return written.sort((a, b) => (a.key < b.key ? -1 : 1));
}
