import { noteOmissions } from "../modules/themes/omission/note-omissions.ts";
import { addDays, tokyoDay } from "../time/tokyo.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** Finds at night what themes missed of the articles of the day before. */
export const noteOmissionsNightly: ScheduledJob = {
  name: "note-omissions",
  cron: "40 2 * * *",
  retryLimit: 2,
  expireInSeconds: 3 * 3600,
  async run({ scope, clock, log }: JobContext): Promise<void> {
    const suggestions = await noteOmissions(scope, addDays(tokyoDay(clock.now()), -1));
    log("what themes missed is noted", { suggestions });
  },
};
