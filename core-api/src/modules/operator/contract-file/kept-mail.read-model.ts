import { EVERYTHING_ID } from "@kirinuki/schema/codes.ts";
import { commonText } from "@kirinuki/schema/common-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { ownPauses } from "../../mail/mail-setting/mail-pauses.ts";
import type { Kept } from "./contract-file.ts";

/**
 * As a file has them: without the state of an address, which is no setting. Groups are in no file: their members' settings are there as
 * if they were their own, and become that where a file changes them.
 */
const settings = (today: DayString): string => `
  SELECT CASE WHEN s.group_setting_id IS NULL THEN s.mail_setting_id::text ELSE '' END AS id, s.version, jsonb_build_object('data_kbn', s.data_kbn,
    'name', coalesce(t.theme_name, g.theme_group_name, p.topics_name, '${commonText.everyTheme}'), 'data_section', s.data_section,
    'mail_address', a.mail_address, 'template_file_name', f.template_file_name, 'subject_Type', s.subject_type,
    'attach_Type', s.attach_type, 'zero_Article_Email', s.zero_article_email::int, 'send_times', s.send_times,
    'encoding', s.encoding, 'alert_flag', s.alert::int, 'quiet_start_time', s.quiet_start_time,
    'quiet_end_time', s.quiet_end_time, 'alert_max_count', s.alert_max_count, 'alert_main_flag', s.alert_main_only::int,
    'holiday_rule', s.holiday_rule, 'weekend_off_flag', s.weekends_off::int,
    'supplement_rule', s.supplement_rule, 'supplement_time', s.supplement_time, 'pauses', ${ownPauses(today)}) AS fields
  FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  LEFT JOIN theme t USING (contract_id, theme_id)
  LEFT JOIN theme_group g USING (contract_id, theme_group_id)
  LEFT JOIN topic p USING (contract_id, topics_id)
  LEFT JOIN mail_template f ON f.contract_id = s.contract_id AND f.template_file_id = s.template_file_id
  WHERE s.contract_id = $1 AND s.data_kbn <> 4 AND a.chat_target_id IS NULL ORDER BY s.mail_setting_id`;

export const keptMailSettings = (tx: Transaction, contractId: number, today: DayString): Promise<Kept[]> =>
  tx.query<Kept>(settings(today), [contractId]);

const TARGETS = `
  SELECT '1:' || theme_name AS name, theme_id::text AS id FROM theme WHERE contract_id = $1
  UNION ALL SELECT '2:' || theme_group_name, theme_group_id::text FROM theme_group WHERE contract_id = $1
  UNION ALL SELECT '3:' || topics_name, topics_id::text FROM topic WHERE contract_id = $1
  UNION ALL SELECT '5:${commonText.everyTheme}', '${EVERYTHING_ID}'`;

const TEMPLATES =
  "SELECT template_file_name AS name, template_file_id::text AS id FROM mail_template WHERE contract_id = $1";

/** Ids by name; a target's name stands after its data_kbn and a colon. */
export async function readMailNames(
  tx: Transaction,
  contractId: number,
): Promise<Record<"targets" | "templates", Map<string, string>>> {
  const byName = async (sql: string) =>
    new Map((await tx.query<{ name: string; id: string }>(sql, [contractId])).map(({ name, id }) => [name, id]));
  return { targets: await byName(TARGETS), templates: await byName(TEMPLATES) };
}
