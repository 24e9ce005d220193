import { keepTerms } from "../modules/operator/retention/keep-terms.ts";
import type { ScheduledJob } from "./job.ts";

/** Takes away what contracts and media keep no longer. */
export const retention: ScheduledJob = {
  name: "retention",
  cron: "20 3 * * *",
  retryLimit: 2,
  expireInSeconds: 7200,
  async run(context): Promise<void> {
    const { texts, lists, articles, originals, archivedWeeks, busy } = await keepTerms(context);
    if (texts + lists.length + articles.length + originals + archivedWeeks + busy.length > 0)
      context.log("retention", { texts, lists, articles, originals, archivedWeeks, busy });
  },
};
