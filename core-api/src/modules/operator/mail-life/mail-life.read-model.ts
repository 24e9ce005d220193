import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { MAIL_COLUMNS, MAILS, type MailRow, presentMail, settingName } from "./mail-find.read-model.ts";
import type { MailLife } from "./mail-life.dto.ts";

interface Setting {
  mail_setting_id: string | null;
  setting_name: string | null;
  data_section: number | null;
  send_times: string[] | null;
  zero_article_email: boolean | null;
  alert: boolean | null;
  next_due_at: Date | null;
}

interface Row extends MailRow, Setting {
  user_id: string | null;
  sent_by: string | null;
  made_at: Date;
  attempts: number;
  next_attempt_at: Date;
  maybe_twice: boolean;
  reason: string | null;
  bounced_at: Date | null;
  stopped_at: Date | null;
  stop_reason: string | null;
}

const MAIL = `
  SELECT ${MAIL_COLUMNS}, m.user_id, r.made_by AS sent_by, r.made_at, m.attempts, m.next_attempt_at, m.maybe_twice, m.reason, m.bounced_at,
    o.stopped_at, o.stop_reason, s.mail_setting_id::text, ${settingName("s")} AS setting_name, s.data_section, s.send_times,
    s.zero_article_email, s.alert, s.next_due_at
  FROM ${MAILS} LEFT JOIN mail_address o ON o.contract_id = m.contract_id AND lower(o.mail_address) = lower(m.mail_address)
  WHERE m.contract_id = $2 AND m.mail_message_id = $3::bigint`;

const moment = (at: Date | null): string | null => at && tokyoDateTime(at);

/** What became of a mail; null where the contract has none of the id. */
export async function readMail(
  tx: Transaction,
  contractId: number,
  { messageId, now }: { messageId: string; now: Date },
): Promise<Pick<MailLife, "mail" | "setting"> | null> {
  const [row] = await tx.query<Row>(MAIL, [now, contractId, messageId]);
  if (!row) return null;
  const { contract_id, company_name, mail_message_id, mail_address, kind, name, state, due_at, ended_at } = row;
  const { article_count, user_id, sent_by, reason, stop_reason } = row;
  return {
    mail: {
      ...presentMail({
        ...{
          contract_id,
          company_name,
          mail_message_id,
          mail_address,
          kind,
          name,
          state,
          due_at,
          ended_at,
          article_count,
        },
      }),
      ...{ user_id, sent_by, reason, stop_reason },
      made_datetime: tokyoDateTime(row.made_at),
      attempt_count: row.attempts,
      next_datetime: ended_at ? null : moment(row.next_attempt_at),
      maybe_twice_flag: row.maybe_twice ? 1 : 0,
      bounced_datetime: moment(row.bounced_at),
      stopped_datetime: moment(row.stopped_at),
    },
    setting: settingOf(row),
  };
}

/** null where it is of none, or of one that is gone. */
function settingOf({ mail_setting_id, setting_name, next_due_at, ...row }: Setting): MailLife["setting"] {
  if (mail_setting_id === null || next_due_at === null) return null;
  return {
    mail_setting_id,
    name: setting_name ?? "",
    data_section: row.data_section,
    send_times: row.send_times ?? [],
    zero_article_email: row.zero_article_email ? 1 : 0,
    alert_flag: row.alert ? 1 : 0,
    next_setup_datetime: tokyoDateTime(next_due_at),
  };
}
