import { releaseEmbargoed } from "../ingest/release-embargoed.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** Takes in what agencies delivered under an embargo, after it has ended. */
export const releaseEmbargo: ScheduledJob = {
  name: "release-embargoed",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 600,
  async run(context: JobContext): Promise<void> {
    const items = await releaseEmbargoed(context);
    if (items > 0) context.log("embargoed articles are released", { items });
  },
};
