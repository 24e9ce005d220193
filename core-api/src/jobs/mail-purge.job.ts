import { IS_WRITTEN } from "../modules/mail/mail-draft/mail-draft.read-model.ts";
import { KEPT_DAYS as KEPT_DELIVERIES } from "../modules/webhooks/delivery/delivery-times.ts";
import { addDays, tokyoDay } from "../time/tokyo.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** What was sent is told for a year. */
const KEPT_DAYS = 366;

/** What a setting has had need not be known when nothing so old can turn up any more (mail/run/make-run.ts). */
const FORGET = `
  DELETE FROM mail_delivered d USING mail_setting s
  WHERE s.contract_id = d.contract_id AND s.mail_setting_id = d.mail_setting_id AND d.process_date < s.since_day`;

const FORGET_EDITIONS = `
  DELETE FROM mail_edition_article d USING mail_edition e
  WHERE e.contract_id = d.contract_id AND e.mail_edition_id = d.mail_edition_id AND d.process_date < e.since_day`;

const FORGET_DELIVERIES = `
  DELETE FROM webhook_delivery
  WHERE ended_at < $1::timestamptz - CASE state WHEN 'sent' THEN interval '${KEPT_DELIVERIES.sent} days' ELSE interval '${KEPT_DELIVERIES.other} days' END`;

/** What nobody has written anything into is no draft after a day. A draft that nobody has touched for so long is not sent any more; one that was sent goes with its run. */
const DRAFT_DAYS = 92;
const FORGET_DRAFTS = `
  DELETE FROM mail_draft d WHERE d.mail_run_id IS NULL
    AND d.updated_at < $1::timestamptz - CASE WHEN ${IS_WRITTEN} THEN interval '${DRAFT_DAYS} days' ELSE interval '1 day' END`;

/**
 * Removes mail runs with their messages after a year, and what no digest and no mail edition will ask for again. Drafts that were given up go too,
 * and deliveries of webhooks after days.
 */
export const mailPurge: ScheduledJob = {
  name: "mail-purge",
  cron: "50 3 * * *",
  retryLimit: 2,
  expireInSeconds: 3600,
  async run({ scope, clock }: JobContext): Promise<void> {
    const before = `${addDays(tokyoDay(clock.now()), -KEPT_DAYS)}T00:00:00+09:00`;
    await scope.shared("write", (tx) => tx.query(FORGET));
    await scope.shared("write", (tx) => tx.query(FORGET_EDITIONS));
    await scope.shared("write", (tx) => tx.query(FORGET_DRAFTS, [clock.now()]));
    await scope.shared("write", (tx) => tx.query("DELETE FROM mail_run WHERE made_at < $1", [before]));
    await scope.shared("write", (tx) => tx.query(FORGET_DELIVERIES, [clock.now()]));
  },
};
