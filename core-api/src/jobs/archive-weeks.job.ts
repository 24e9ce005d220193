import { moveWeeks } from "../search/archive/move-week.ts";
import { addDays, tokyoDay } from "../time/tokyo.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** Moves weeks that few search any more to the archive server that was added last, if there is one. */
export const archiveWeeks: ScheduledJob = {
  name: "archive-weeks",
  cron: "40 1 * * *",
  retryLimit: 2,
  expireInSeconds: 4 * 3600,
  async run({ scope, clock, archives, archiveAfterDays, log }: JobContext): Promise<void> {
    const before = addDays(tokyoDay(clock.now()), -archiveAfterDays);
    for (const moved of await moveWeeks(scope, archives, before)) log("a week of search was archived", { ...moved });
  },
};
