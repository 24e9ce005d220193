import { commonText } from "@kirinuki/schema/common-text.ts";
import { mailSourcesSql } from "@kirinuki/schema/mail-sections.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { nextMailAt, type Pause, pausesSince, type RestingSetting, readCalendar } from "../../../mail/run/days-off.ts";
import { type DayString, tokyoDateTime } from "../../../time/tokyo.ts";
import { ownPauses } from "./mail-pauses.ts";
import type { MailSettingWire } from "./mail-setting.dto.ts";
import type { MailAddressesQuery, MailSettingsQuery } from "./mail-setting.form.ts";

type Row = Omit<MailSettingWire, "next_send_datetime" | "absences"> &
  Pick<RestingSetting, "holiday_rule"> & { next_due_at: Date | null; all_pauses: Pause[] };

export const STOP = `
  (a.stopped_at IS NOT NULL)::int AS address_stop_flag, coalesce(a.stop_reason, '') AS address_stop_reason,
  coalesce(a.hard_bounce_count, 0) AS address_bounce_count, to_char(a.last_bounced_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"')
    AS address_bounced_datetime`;

/** How many members of a group its mails go to; those who are stopped or have the same setting of their own are not among them. */
const MEMBERS = `
  (SELECT count(*)::int FROM mail_setting m JOIN mail_address o ON o.contract_id = m.contract_id AND o.mail_address_id = m.mail_address_id
   WHERE m.contract_id = s.contract_id AND m.group_setting_id = s.mail_setting_id AND o.stopped_at IS NULL)`;

/** Pauses that are over today are not told. */
const columns = (today: DayString) => `
  SELECT s.mail_setting_id::text, s.data_kbn, coalesce(s.theme_id, s.theme_group_id, s.topics_id, 0)::text AS id,
    coalesce(t.theme_name, g.theme_group_name, p.topics_name, '${commonText.everyTheme}') AS name, s.data_section, coalesce(a.mail_address, '') AS mail_address,
    coalesce(a.mail_address_id, 0)::text AS mail_address_id, s.address_group_id::text, coalesce(ag.group_name, '') AS address_group_name,
    ${MEMBERS} AS member_count,
    coalesce(s.template_file_id, 0)::text AS template_file_id, coalesce(f.template_file_name, '標準.csv') AS template_file_name,
    s.subject_type AS "subject_Type", s.attach_type AS "attach_Type", s.zero_article_email::int AS "zero_Article_Email", s.send_times,
    s.encoding, s.with_tones::int AS tone_flag, s.alert::int AS alert_flag, s.quiet_start_time, s.quiet_end_time, s.alert_max_count,
    s.alert_main_only::int AS alert_main_flag, ${STOP},
    s.holiday_rule, s.weekends_off::int AS weekend_off_flag, ${ownPauses(today)} AS pauses, ${pausesSince(`'${today}'`)} AS all_pauses,
    s.supplement_rule, s.supplement_time, CASE WHEN s.address_group_id IS NULL THEN s.next_due_at ELSE (SELECT min(m.next_due_at) FROM mail_setting m
      WHERE m.contract_id = s.contract_id AND m.group_setting_id = s.mail_setting_id) END AS next_due_at, s.version`;

/** Those of users' own saved conditions are theirs alone, those of chat targets have calls of their own, members of groups follow their group's. */
const FROM = `
  FROM mail_setting s LEFT JOIN mail_address a USING (contract_id, mail_address_id)
  LEFT JOIN address_group ag USING (contract_id, address_group_id)
  LEFT JOIN theme t USING (contract_id, theme_id)
  LEFT JOIN theme_group g USING (contract_id, theme_group_id)
  LEFT JOIN topic p USING (contract_id, topics_id)
  LEFT JOIN mail_template f ON f.contract_id = s.contract_id AND f.template_file_id = s.template_file_id
  WHERE s.contract_id = $1 AND s.data_kbn <> 4 AND s.group_setting_id IS NULL AND a.chat_target_id IS NULL`;

/** A source finds every setting that brings it, also among others. */
const FILTER = `
    AND ($2::int IS NULL OR s.data_kbn = $2) AND ($3::bigint IS NULL OR coalesce(s.theme_id, s.theme_group_id, s.topics_id, 0) = $3)
    AND ($4::int IS NULL OR ${mailSourcesSql("s.data_section")} @> ${mailSourcesSql("$4::int")}) AND ($5::text IS NULL OR strpos(lower(coalesce(a.mail_address, ag.group_name)), lower($5)) > 0
      OR EXISTS (SELECT 1 FROM unnest(ag.mail_addresses) m WHERE strpos(lower(m), lower($5)) > 0))`;

const ORDER =
  "ORDER BY s.data_kbn, name, id, coalesce(a.mail_address, ag.group_name), s.data_section NULLS FIRST, s.mail_setting_id";

/** Of a filter; the statement of the list and of its file. */
export const settingsStatement = (today: DayString): string => `${columns(today)} ${FROM} ${FILTER} ${ORDER}`;
export const settingsParameters = (
  contractId: number,
  { data_kbn, id, data_section, mail_address }: MailSettingsQuery,
) => [contractId, data_kbn ?? null, id ?? null, data_section ?? null, mail_address ?? null];

async function toWires(rows: readonly Row[]): Promise<MailSettingWire[]> {
  const isHoliday = await readCalendar(rows);
  return rows.map(({ next_due_at, all_pauses, ...row }) => {
    const { holiday_rule, weekend_off_flag, send_times } = row;
    const resting = { holiday_rule, weekends_off: weekend_off_flag === 1, pauses: all_pauses, send_times };
    const next = next_due_at && nextMailAt({ ...resting, next_due_at }, isHoliday);
    return {
      ...row,
      absences: all_pauses
        .filter(({ isAbsence }) => isAbsence)
        .map(({ start, end, missed }) => ({ start_date: start, end_date: end, missed })),
      next_send_datetime: next && tokyoDateTime(next),
    };
  });
}

export interface MailSettings {
  settings: MailSettingWire[];
  /** Of the whole filter, whatever the page. */
  count: number;
}

const PAGE = 100;

/** Limit and offset; no limit where no page was asked for. */
const pageOf = ({ page, page_size }: { page?: number; page_size?: number }): [number | null, number] => {
  if (page === undefined && page_size === undefined) return [null, 0];
  const size = page_size ?? PAGE;
  return [size, ((page ?? 1) - 1) * size];
};

export async function listSettings(
  tx: Transaction,
  contractId: number,
  query: MailSettingsQuery,
  today: DayString,
): Promise<MailSettings> {
  const filter = settingsParameters(contractId, query);
  const [counted] = await tx.query<{ count: number }>(`SELECT count(*)::int AS count ${FROM} ${FILTER}`, filter);
  const rows = await tx.query<Row>(`${settingsStatement(today)} LIMIT $6 OFFSET $7`, [...filter, ...pageOf(query)]);
  return { settings: await toWires(rows), count: counted?.count ?? 0 };
}

/** Null for one that is unknown or another contract's. */
export async function findSetting(
  tx: Transaction,
  contractId: number,
  id: string,
  today: DayString,
): Promise<MailSettingWire | null> {
  const [row] = await tx.query<Row>(`${columns(today)} ${FROM} AND s.mail_setting_id = $2::bigint`, [contractId, id]);
  const [wire = null] = row ? await toWires([row]) : [];
  return wire;
}

/** An address that is remembered only because its owner wants no mail is no destination. */
const IS_DESTINATION = `a.chat_target_id IS NULL AND (a.stopped_at IS NULL OR EXISTS (SELECT 1 FROM mail_setting s
    WHERE s.contract_id = a.contract_id AND s.mail_address_id = a.mail_address_id))`;

const DESTINATIONS = `
  FROM mail_address a WHERE a.contract_id = $1 AND ${IS_DESTINATION} AND ($2::text IS NULL OR strpos(lower(a.mail_address), lower($2)) > 0)`;

export async function listDestinations(tx: Transaction, contractId: number, query: MailAddressesQuery) {
  const filter = [contractId, query.mail_address ?? null];
  const [counted] = await tx.query<{ count: number }>(`SELECT count(*)::int AS count ${DESTINATIONS}`, filter);
  const rows = await tx.query<{
    mail_address_id: string;
    mail_address: string;
    user_id: string | null;
    mail_setting_count: number;
    address_stop_flag: 0 | 1;
    address_stop_reason: string;
    address_bounce_count: number;
    address_bounced_datetime: string | null;
  }>(
    `SELECT a.mail_address_id::text, a.mail_address, a.user_id, ${STOP}, (SELECT count(*)::int FROM mail_setting s
       WHERE s.contract_id = a.contract_id AND s.mail_address_id = a.mail_address_id) AS mail_setting_count
     ${DESTINATIONS} ORDER BY lower(a.mail_address), a.mail_address_id LIMIT $3 OFFSET $4`,
    [...filter, ...pageOf(query)],
  );
  return { mail_address_info: rows, mail_address_count: counted?.count ?? 0 };
}

/** Users who may get mail, and addresses of settings; an address that is both is the user's. */
const MERGED = `
  SELECT DISTINCT ON (lower(mail_address)) mail_address_id, mail_address, name, user_id FROM (
    SELECT a.mail_address_id::text, u.email AS mail_address, u.name, u.user_id, 0 AS rank
    FROM app_user u LEFT JOIN mail_address a ON a.contract_id = u.contract_id AND lower(a.mail_address) = lower(u.email)
    WHERE u.contract_id = $1 AND NOT u.login_stop_flag AND NOT u.system_mail_stop_flag
    UNION ALL
    SELECT a.mail_address_id::text, a.mail_address, '', NULL, 1 FROM mail_address a WHERE a.contract_id = $1 AND ${IS_DESTINATION}
      AND NOT EXISTS (SELECT 1 FROM app_user u WHERE u.contract_id = $1 AND lower(u.email) = lower(a.mail_address))) merged
  ORDER BY lower(mail_address), rank, user_id`;

export interface MergedAddress {
  mail_address_id: string | null;
  mail_address: string;
  name: string;
  user_id: string | null;
}

export const listMergedAddresses = (tx: Transaction, contractId: number): Promise<MergedAddress[]> =>
  tx.query<MergedAddress>(MERGED, [contractId]);
