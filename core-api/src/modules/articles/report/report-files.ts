import { fork } from "node:child_process";
import { on } from "node:events";
import { REPORT_FORMATS, type ReportFormat } from "../../../storage/report-key.ts";
import type { ReportDocument } from "./report-document.ts";

export interface WrittenFile {
  format: ReportFormat;
  bytes: Uint8Array;
}

/** Enough for MOST_LISTED articles with long headlines; without limits V8 takes more before it collects. */
const HEAP = ["--max-old-space-size=192", "--max-semi-space-size=4"];
const LONGEST_MS = 600_000;
const KEPT_STDERR = 2000;

/**
 * The Excel file and the PDF of a report, each as it is ready. A process of its own writes them: meanwhile the worker goes on with
 * mails and leases, and all memory of fonts, pages and workbook is given back when it ends. It has no environment.
 * @throws Error if the process ends before, needs more memory than it may have, or takes too long
 */
export async function* writeReportFiles(document: ReportDocument): AsyncGenerator<WrittenFile> {
  const child = fork(new URL("./report-writer.ts", import.meta.url), [], {
    env: {},
    execArgv: HEAP,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let stderr = "";
  child.stderr?.on("data", (chunk) => {
    stderr = (stderr + chunk).slice(-KEPT_STDERR);
  });
  let count = 0;
  try {
    // "disconnect" comes behind the last message, "exit" perhaps before it.
    const files = on(child, "message", { close: ["disconnect"], signal: AbortSignal.timeout(LONGEST_MS) });
    child.send(document);
    for await (const [file] of files) {
      count += 1;
      yield file as WrittenFile;
    }
  } finally {
    child.kill("SIGKILL");
  }
  if (count < REPORT_FORMATS.length) throw new Error(`the process that writes reports has ended: ${stderr}`);
}
