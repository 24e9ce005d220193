import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { GroupConsequences, UserGroupWire } from "./user-group.dto.ts";

/**
 * Mail settings that bring mails to the group's users. Whom an address stands for is decided as for a mail
 * (mail/send/recipients.read-model.ts): its own user, else the first who has it and gets mails.
 */
const MAIL_SETTINGS = `
  SELECT s.data_section, count(*)::int AS mail_setting_count
  FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  JOIN LATERAL (
    SELECT u.user_group_id, u.login_stop_flag OR u.system_mail_stop_flag AS gets_none FROM app_user u
    WHERE u.contract_id = $1 AND (u.user_id = a.user_id OR lower(u.email) = lower(a.mail_address))
    ORDER BY u.user_id IS NOT DISTINCT FROM a.user_id DESC, gets_none, u.user_id LIMIT 1) u ON u.user_group_id = $2 AND NOT u.gets_none
  WHERE s.contract_id = $1 AND a.stopped_at IS NULL GROUP BY s.data_section ORDER BY s.data_section NULLS FIRST`;

const FULL = `
  SELECT o.counted_at FROM original_use o
  WHERE o.contract_id = $1 AND o.user_group_id = $2 AND o.use_month = $3 AND o.data_section = $4 AND o.use_state = 'counted'
  ORDER BY o.counted_at, o.use_id OFFSET $5 LIMIT 1`;

type Group = Pick<UserGroupWire, "user_group_id" | "use_max_count1" | "use_max_count2" | "mc_count" | "sc_count">;

/** @param month the first day of the month whose uses are meant */
export async function readConsequences(
  tx: Transaction,
  contractId: number,
  group: Group,
  month: string,
): Promise<GroupConsequences> {
  const { user_group_id, use_max_count1, use_max_count2, mc_count, sc_count } = group;
  const fullAt = async (section: 1 | 2, cap: number | null, count: number): Promise<string | null> => {
    if (cap === null || cap === 0 || count < cap) return null;
    const [use] = await tx.query<{ counted_at: Date }>(FULL, [contractId, user_group_id, month, section, cap - 1]);
    return use ? tokyoDateTime(use.counted_at) : null;
  };
  return {
    mail_setting_info: await tx.query(MAIL_SETTINGS, [contractId, user_group_id]),
    mc_full_datetime: await fullAt(1, use_max_count1, mc_count),
    sc_full_datetime: await fullAt(2, use_max_count2, sc_count),
  };
}
