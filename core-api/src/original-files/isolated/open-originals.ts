import { Worker } from "node:worker_threads";
import type { InspectionAnswer, InspectionJob } from "../inspection.ts";
import { inspectEpub } from "./inspect-epub.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { inspectPhoto } from "./inspect-photo.ts";

// The process in which originals are opened, one after the other (inspector.ts). Natively run by Node: only syntax that can be
// erased, here and in what is imported.

const INSPECT: Record<InspectionJob["kind"], (path: string) => Promise<InspectionAnswer>> = {
  pdf: inspectPdf,
  photo: inspectPhoto,
  epub: inspectEpub,
};

new Worker(new URL("./originals-watchdog.ts", import.meta.url), {
  execArgv: [],
  workerData: { maxBytes: Number(process.argv[2]) },
});

process.on("disconnect", () => process.exit());
process.on("message", (job: InspectionJob) => {
  void INSPECT[job.kind](job.path).then((answer) => process.send?.(answer));
});
process.send?.("ready");
