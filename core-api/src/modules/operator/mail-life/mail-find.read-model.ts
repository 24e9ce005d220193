import { commonText } from "@kirinuki/schema/common-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { MAIL_NAME } from "../../mail/mail-message/sent-mails.read-model.ts";
import type { FoundMail } from "./mail-life.dto.ts";

const MOST_FOUND = 30;
/** What somebody asks about is not much older. */
const FOUND_DAYS = 62;

/** Of a mail `m` and its run `r`; $1 is now. */
const STATE = `
  CASE WHEN m.mail_message_id IS NULL THEN 'empty' WHEN m.bounced_at IS NOT NULL THEN 'bounced'
    WHEN m.state = 'queued' AND m.attempts > 0 THEN 'retrying' WHEN m.state = 'queued' AND r.due_at > $1::timestamptz THEN 'planned'
    ELSE m.state END`;

/** What is told of every mail. */
export const MAIL_COLUMNS = `
  r.contract_id::text, c.company_name, m.mail_message_id::text, coalesce(m.mail_address, a.mail_address, '') AS mail_address, r.kind,
  coalesce(nullif(${MAIL_NAME}, ''), ${settingName("s")}, '') AS name, ${STATE} AS state, r.due_at, m.ended_at, r.article_count`;

const SETTING = `
  LEFT JOIN mail_setting s ON s.contract_id = r.contract_id AND s.mail_setting_id = r.mail_setting_id
  LEFT JOIN mail_address a ON a.contract_id = s.contract_id AND a.mail_address_id = s.mail_address_id`;

/** Runs `r` with their mails `m`, where there are any, and the setting `s` and address `a` they are of. */
const RUNS = `
  mail_run r JOIN contract c USING (contract_id)
  LEFT JOIN mail_message m ON m.contract_id = r.contract_id AND m.mail_run_id = r.mail_run_id ${SETTING}`;

/** The same from mails on. */
export const MAILS = `
  mail_message m JOIN mail_run r ON r.contract_id = m.contract_id AND r.mail_run_id = m.mail_run_id
  JOIN contract c ON c.contract_id = r.contract_id ${SETTING}`;

/** Name of the theme, theme group or topic of a mail setting, in SQL. */
export function settingName(setting: string): string {
  return `coalesce(
    (SELECT theme_name FROM theme t WHERE t.contract_id = ${setting}.contract_id AND t.theme_id = ${setting}.theme_id),
    (SELECT theme_group_name FROM theme_group g WHERE g.contract_id = ${setting}.contract_id AND g.theme_group_id = ${setting}.theme_group_id),
    (SELECT topics_name FROM topic p WHERE p.contract_id = ${setting}.contract_id AND p.topics_id = ${setting}.topics_id),
    (SELECT title FROM saved_condition q WHERE q.contract_id = ${setting}.contract_id AND q.condition_id = ${setting}.condition_id),
    CASE ${setting}.data_kbn WHEN 5 THEN '${commonText.everyTheme}' END)`;
}

export type MailRow = Omit<FoundMail, "setup_datetime" | "ended_datetime"> & { due_at: Date; ended_at: Date | null };

export const presentMail = ({ due_at, ended_at, ...mail }: MailRow): FoundMail => ({
  ...mail,
  setup_datetime: tokyoDateTime(due_at),
  ended_datetime: ended_at && tokyoDateTime(ended_at),
});

const pattern = (word: string): string => word.replace(/[\\%_]/g, "\\$&");

/** Mails of a contract, and runs that made none; $3: words of the address, the subject or the name; $4: an id. */
const OF_CONTRACT = `
  SELECT contract_id, company_name, mail_message_id, mail_address, kind, name, state, due_at, ended_at, article_count FROM (
    SELECT ${MAIL_COLUMNS}, r.made_at, r.mail_run_id, m.row_no FROM ${RUNS}
    WHERE r.contract_id = $2 AND r.made_at > $1::timestamptz - interval '${FOUND_DAYS} days' AND (m.mail_message_id IS NOT NULL OR r.kind <> 'alert')
  ) mail
  WHERE concat_ws(' ', mail.mail_address, mail.name) ILIKE ALL ($3::text[]) OR mail.mail_message_id = $4
  ORDER BY mail.made_at DESC, mail.mail_run_id DESC, mail.row_no LIMIT ${MOST_FOUND}`;

/** The newest mails of two months whose address or name has the words, or the one of an id. No word: the newest. */
export async function findContractMails(
  tx: Transaction,
  contractId: number,
  { keyword, now }: { keyword: string; now: Date },
): Promise<FoundMail[]> {
  const words = keyword.split(/[\s\u3000]+/).filter((word) => word !== "");
  const rows = await tx.query<MailRow>(OF_CONTRACT, [
    now,
    contractId,
    words.map((word) => `%${pattern(word)}%`),
    keyword,
  ]);
  return rows.map(presentMail);
}

/** Of all contracts: by id, or by how the address or the subject begins; each branch reads an index of its own. */
const EVERYWHERE = `
  SELECT ${MAIL_COLUMNS} FROM ${MAILS} WHERE m.mail_message_id IN (
    (SELECT mail_message_id FROM mail_message WHERE mail_message_id = $4::bigint)
    UNION ALL (SELECT mail_message_id FROM mail_message WHERE lower(mail_address) LIKE $2 ORDER BY mail_message_id DESC LIMIT $3)
    UNION ALL (SELECT mail_message_id FROM mail_message WHERE content ->> 'kind' = 'manual' AND lower(content ->> 'subject') LIKE $2
      ORDER BY mail_message_id DESC LIMIT $3))
  ORDER BY m.mail_message_id DESC LIMIT $3`;

const ID = /^[1-9]\d{0,17}$/;

/** The newest mails of all contracts with the id, or whose address or written subject begins so. */
export async function findMails(
  tx: Transaction,
  { keyword, now, most }: { keyword: string; now: Date; most: number },
): Promise<FoundMail[]> {
  const rows = await tx.query<MailRow>(EVERYWHERE, [
    now,
    `${pattern(keyword.toLowerCase())}%`,
    most,
    ID.test(keyword) ? keyword : null,
  ]);
  return rows.map(presentMail);
}
