import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { ReportFormat } from "../../../storage/report-key.ts";
import type { ReportDocument } from "./report-document.ts";

export interface WrittenFile {
  format: ReportFormat;
  bytes: Uint8Array;
}

/** Enough for MOST_LISTED articles with long headlines (measured: docs/performance.md); node would take more before it collects. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

/**
 * The Excel file and the PDF of a report, each as it is ready. A thread writes them: meanwhile the worker goes on with mails and
 * leases, and fonts, pages and workbook leave its memory with the thread.
 * @throws Error if the thread fails, or needs more memory than it may have
 */
export async function* writeReportFiles(document: ReportDocument): AsyncGenerator<WrittenFile> {
  const worker = new Worker(new URL("./report-writer.ts", import.meta.url), {
    execArgv: [],
    resourceLimits: LIMITS,
    workerData: document,
  });
  try {
    for await (const [file] of on(worker, "message", { close: ["exit"] })) yield file as WrittenFile;
  } finally {
    await worker.terminate();
  }
}
