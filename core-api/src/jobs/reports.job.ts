import { askForDueReports } from "../modules/articles/report/due-schedules.ts";
import { makeReports, removeReportFiles } from "../modules/articles/report/make-reports.ts";
import { addDays, tokyoDay } from "../time/tokyo.ts";
import type { JobContext, MailingJob, MailParts, ScheduledJob } from "./job.ts";

export const REPORT_EXPIRES_SECONDS = 900;
const KEPT_DAYS = 400;

/** Makes what was asked for on the screen, at once. One that fails is taken up again by `reportSchedule`. */
export async function makeWaitingReports(context: JobContext, { publicUrl }: Pick<MailParts, "publicUrl">) {
  const reports = await makeReports({ ...context, publicUrl });
  if (reports > 0) context.log("reports made", { reports });
}

/** Asks for the reports whose day has come, and makes all that wait: those too whose worker was killed. */
export const reportSchedule: MailingJob = {
  name: "report-schedule",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: REPORT_EXPIRES_SECONDS,
  async run(context, mail) {
    await askForDueReports(context);
    await makeWaitingReports(context, mail);
  },
};

const EXPIRED = `
  SELECT contract_id, report_id FROM report WHERE requested_at < $1 ORDER BY requested_at LIMIT 1000`;

/** Removes reports with their files after 400 days. */
export const reportPurge: ScheduledJob = {
  name: "report-purge",
  cron: "55 3 * * *",
  retryLimit: 2,
  expireInSeconds: 3600,
  async run({ scope, clock, originals }) {
    const before = `${addDays(tokyoDay(clock.now()), -KEPT_DAYS)}T00:00:00+09:00`;
    for (;;) {
      const expired = await scope.shared("read", (tx) =>
        tx.query<{ contract_id: number; report_id: number }>(EXPIRED, [before]),
      );
      if (expired.length === 0) return;
      for (const { contract_id, report_id } of expired) {
        // The files first: a row without its files is found again, a file without its row never.
        await removeReportFiles(originals, contract_id, report_id);
        await scope.shared("write", (tx) =>
          tx.query("DELETE FROM report WHERE contract_id = $1 AND report_id = $2", [contract_id, report_id]),
        );
      }
    }
  },
};
