import { settleUndecided } from "../matching/set-up/settle-prominence.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** Grades hits that were found before there were grades. */
export const settleProminence: ScheduledJob = {
  name: "settle-prominence",
  cron: "*/5 * * * *",
  retryLimit: 2,
  expireInSeconds: 3600,
  async run({ scope, log }: JobContext): Promise<void> {
    const hits = await settleUndecided(scope);
    if (hits > 0) log("hits got their prominence", { hits });
  },
};
