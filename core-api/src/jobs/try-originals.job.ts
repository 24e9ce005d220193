import { tryStoredPdfs } from "../ingest/try-stored-pdfs.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/**
 * Tries PDFs that did not come through the intake: those that articles name by a store key, and those stored before an upgrade.
 */
export const tryOriginals: ScheduledJob = {
  name: "try-originals",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 4 * 3600,
  async run({ scope, originals, clock, log }: JobContext): Promise<void> {
    const { tried, faulty } = await tryStoredPdfs({ scope, originals, clock });
    if (tried > 0) log("stored originals are tried as they are delivered", { tried, faulty });
  },
};
