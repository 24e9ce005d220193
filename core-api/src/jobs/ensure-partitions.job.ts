import { addDays, tokyoDay } from "../time/tokyo.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

const DAYS_AHEAD = 62;

/** Makes the months and weeks that articles will arrive in, so that no first of a month meets a missing partition. */
export const ensurePartitions: ScheduledJob = {
  name: "ensure-partitions",
  cron: "10 0 * * *",
  retryLimit: 5,
  expireInSeconds: 300,
  async run({ scope, clock }: JobContext): Promise<void> {
    const today = tokyoDay(clock.now());
    await scope.shared("write", async (tx) => {
      await tx.query("SELECT ensure_month_partitions($1, $2)", [today, addDays(today, DAYS_AHEAD)]);
      await tx.query("SELECT ensure_search_weeks($1, $2)", [today, addDays(today, DAYS_AHEAD)]);
    });
  },
};
