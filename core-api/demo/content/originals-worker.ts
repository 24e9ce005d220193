import { parentPort } from "node:worker_threads";
import { makeOriginal, type OriginalFile, type OriginalJob } from "./make-original.ts";

/** What a worker answers to a batch of jobs. */
export type WorkerAnswer = { readonly files: readonly OriginalFile[] } | { readonly fault: string };

/** Runs natively in Node's type stripping: this file's imports use only syntax that can be erased. */
async function answer(jobs: readonly OriginalJob[]): Promise<WorkerAnswer> {
  try {
    const files: OriginalFile[] = [];
    for (const job of jobs) files.push(...(await makeOriginal(job)));
    return { files };
  } catch (fault) {
    return { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}

const port = parentPort;
port?.on("message", (jobs: readonly OriginalJob[]) => {
  void answer(jobs).then((reply) => port.postMessage(reply));
});
