import { parentPort, workerData } from "node:worker_threads";
import type { ReportDocument } from "./report-document.ts";
import type { WrittenFile } from "./report-files.ts";
import { reportPdf } from "./report-pdf.ts";
import { reportXlsx } from "./report-xlsx.ts";

/**
 * The thread that writes the files of one report and ends. Runs natively in Node's type stripping: this file's imports use only
 * syntax that can be erased.
 */
const port = parentPort;
if (port === null) throw new Error("report-writer runs as a thread of writeReportFiles only");
const document = workerData as ReportDocument;
const send = (file: WrittenFile): void => port.postMessage(file);

send({ format: "xlsx", bytes: await reportXlsx(document) });
send({ format: "pdf", bytes: await reportPdf(document) });
