import { countDueWords } from "../modules/themes/trend/count-words.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** Counts the words of themes' days whose articles have changed, for trend. */
export const countWords: ScheduledJob = {
  name: "count-words",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 3600,
  async run({ scope, log }: JobContext): Promise<void> {
    const days = await countDueWords(scope);
    if (days > 0) log("the words of themes' days are counted", { days });
  },
};
