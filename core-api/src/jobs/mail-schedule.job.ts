import { runChangeNotices } from "../mail/run/change-notices.ts";
import { runDueSettings, runSupplements } from "../mail/run/due-settings.ts";
import { runUsageLineNotices } from "../mail/run/usage-line-notices.ts";
import { collectConditionHits } from "../modules/mail/condition-mail/collect-hits.ts";
import { makeAlerts } from "./alerts.job.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** Makes the runs of mail settings whose time has come, their supplements, alerts, and mails of changed articles and of caps; their messages are sent by every worker's MailSender. */
export const mailSchedule: ScheduledJob = {
  name: "mail-schedule",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 900,
  async run(context: JobContext): Promise<void> {
    // Before the runs, which take what was found.
    await collectConditionHits(context);
    const { runs, messages, articles } = await runDueSettings(context);
    if (runs > 0) context.log("mail runs made", { runs, messages, articles });
    const supplements = await runSupplements(context);
    if (supplements.runs > 0) context.log("mail supplements made", { ...supplements });
    // After the digests: what one of them has just brought is no alert.
    await makeAlerts(context);
    const notices = await runChangeNotices(context);
    if (notices > 0) context.log("mails of changed articles made", { notices });
    const lines = await runUsageLineNotices(context);
    if (lines > 0) context.log("mails of lines before caps made", { lines });
  },
};
