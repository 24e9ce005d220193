import { groupPastStories } from "../ingest/same-story/past-stories.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** Groups what was stored before an upgrade that tells stories otherwise, once; the ingest groups everything else. */
export const storyUpkeep: ScheduledJob = {
  name: "story-upkeep",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 4 * 3600,
  async run({ scope, log }: JobContext): Promise<void> {
    const articles = await groupPastStories(scope);
    if (articles > 0) log("articles from before are grouped by story", { articles });
  },
};
