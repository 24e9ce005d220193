import type { Transaction } from "../../../db/tenant.ts";
import { countsOpenings } from "../../../mail/run/openings.ts";
import { spokenReason } from "../../../mail/send/spoken-reason.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

/** Mails that are told of a setting. */
const MOST_RUNS = 30;

/** Of a run `r` and its mail `m`, where there is one; $3 is now. */
export const RUN_STATE = `
  CASE WHEN r.held IS NOT NULL THEN r.held WHEN m.mail_message_id IS NULL THEN 'empty' WHEN m.bounced_at IS NOT NULL THEN 'bounced'
    WHEN m.state = 'queued' AND m.attempts > 0 THEN 'retrying' WHEN m.state = 'queued' AND r.due_at > $3::timestamptz THEN 'planned'
    ELSE m.state END`;

/** Runs of a setting; an alert beyond the day's limit was left to a digest and is no mail. */
export const RUNS_OF_SETTING = `
  FROM mail_run r LEFT JOIN mail_message m USING (contract_id, mail_run_id)
  WHERE r.contract_id = $1 AND r.mail_setting_id = $2::bigint AND (r.kind <> 'alert' OR r.article_count > 0)`;

const HISTORY = `
  SELECT r.mail_run_id::text AS sendmail_id, r.kind, ${RUN_STATE} AS state, r.due_at, m.ended_at, r.article_count, r.dropped_count,
    coalesce(m.reason, '') AS message, r.opened_count
  ${RUNS_OF_SETTING} ORDER BY r.made_at DESC, r.mail_run_id DESC LIMIT ${MOST_RUNS}`;

interface Row {
  sendmail_id: string;
  kind: "digest" | "theme" | "alert";
  state: string;
  due_at: Date;
  ended_at: Date | null;
  article_count: number;
  dropped_count: number;
  message: string;
  opened_count: number | null;
}

export interface SettingKey {
  contractId: number;
  settingId: string;
  now: Date;
}

/** The last mails of a setting, newest first, also those that it did not send. Openings are told while the contract counts them. */
export async function readSettingHistory(tx: Transaction, { contractId, settingId, now }: SettingKey) {
  const [counts] = await tx.query<{ counts: boolean }>(`SELECT ${countsOpenings("$1::int")} AS counts`, [contractId]);
  const isCounting = counts?.counts === true;
  const rows = await tx.query<Row>(HISTORY, [contractId, settingId, now]);
  return {
    opening_count_flag: isCounting ? 1 : 0,
    sendmail_info: rows.map(({ due_at, ended_at, opened_count, message, ...row }) => ({
      ...row,
      message: spokenReason(message),
      setup_datetime: tokyoDateTime(due_at),
      ended_datetime: ended_at && tokyoDateTime(ended_at),
      opened_count: isCounting ? opened_count : null,
    })),
  };
}

const COUNT = `
  WITH counted AS (
    UPDATE mail_run r SET opened_count = r.opened_count + 1
    WHERE r.contract_id = $1 AND r.mail_run_id = $2::bigint AND r.opened_count IS NOT NULL AND ${countsOpenings("r.contract_id")}
    RETURNING 1)
  SELECT count(*)::int AS n FROM counted`;

/** Adds one to the openings of a run's mail; who opened it is not kept. @returns whether it is counted */
export async function countOpening(tx: Transaction, contractId: number, runId: string): Promise<boolean> {
  const [row] = await tx.query<{ n: number }>(COUNT, [contractId, runId]);
  return row?.n === 1;
}
