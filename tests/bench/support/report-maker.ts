import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { makeReports } from "@kirinuki/core-api/src/modules/articles/report/make-reports.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { systemClock } from "@kirinuki/core-api/src/time/tokyo.ts";

/** Where a maker of reports works. */
export interface MakerOrder {
  url: string;
  folder: string;
}

/** Reports that were made at one message, and resident memory of the process in MB. */
export interface MadeReports {
  count: number;
  seconds: number;
  /** Now, and the most since it began. */
  resident: number;
  peak: number;
}

const memory = () => ({
  resident: Math.round(process.memoryUsage().rss / 2 ** 20),
  peak: Math.round(process.resourceUsage().maxRSS / 1024),
});

/** A process that makes the reports that wait, at each message after the first, and does nothing else. */
process.once("message", async ({ url, folder }: MakerOrder) => {
  const options = { url, poolSize: 2, statementTimeout: 0, applicationName: "bench" };
  const source = await createDataSource(options).initialize();
  const maker = {
    scope: new TransactionScope(source),
    clock: systemClock,
    originals: new FolderStore(folder),
    publicUrl: "https://kirinuki.example",
    log: (message: string, detail?: object) => console.log(message, detail),
  };
  process.on("message", async () => {
    const start = performance.now();
    const count = await makeReports(maker);
    process.send?.({ count, seconds: (performance.now() - start) / 1000, ...memory() } satisfies MadeReports);
  });
  process.send?.({ count: 0, seconds: 0, ...memory() } satisfies MadeReports);
});
process.on("disconnect", () => process.exit(0));
