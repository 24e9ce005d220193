import type { ReportDocument } from "./report-document.ts";
import type { WrittenFile } from "./report-files.ts";
import { reportPdf } from "./report-pdf.ts";
import { reportXlsx } from "./report-xlsx.ts";

// The process that writes the files of one report and ends (report-files.ts). Natively run by Node: only syntax that can be erased,
// here and in what is imported.

const send = (file: WrittenFile): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(file, (error: Error | null) => (error ? reject(error) : resolve()));
  });

process.on("disconnect", () => process.exit());
process.once("message", async (document: ReportDocument) => {
  await send({ format: "xlsx", bytes: await reportXlsx(document) });
  await send({ format: "pdf", bytes: await reportPdf(document) });
  process.disconnect();
});
