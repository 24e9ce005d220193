import { raiseAlarms } from "../modules/operator/arrival-alarm/raise-alarms.ts";
import { sendAlarms } from "../modules/operator/arrival-alarm/send-alarms.ts";
import type { JobContext, MailingJob } from "./job.ts";

/** Raises an alarm for each medium that is missing past its habit, once, and sends what tells of it. Each minute, so within five of them. */
export const watchMediaJob: MailingJob = {
  name: "watch-media",
  cron: "* * * * *",
  retryLimit: 0,
  expireInSeconds: 300,
  async run({ scope, clock, log }: JobContext, { transport, publicUrl, webhooks }): Promise<void> {
    const raised = await scope.shared("write", (tx) => raiseAlarms(tx, clock.now()));
    const sent = await sendAlarms({ scope, clock, transport, publicUrl, webhooks });
    if (raised.length > 0 || sent > 0)
      log("media are missing", { media: raised.map(({ media_code }) => media_code), sent });
  },
};
