import { runMornings } from "../modules/mail/edition-duty/run-mornings.ts";
import type { ScheduledJob } from "./job.ts";

/** Tells deputies of mail editions that nobody has touched, and lets those leave whose deadline has come. Apart from mail-schedule, whose digests it must not wait for. */
export const editionDeadline: ScheduledJob = {
  name: "edition-deadline",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 300,
  async run(context): Promise<void> {
    const done = await runMornings(context);
    if (done.warned + done.sent + done.held > 0) context.log("mail editions at their deadline", done);
  },
};
