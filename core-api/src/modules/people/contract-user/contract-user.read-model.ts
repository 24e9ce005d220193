import type { Transaction } from "../../../db/tenant.ts";
import type { ContactUser } from "./contract-user.dto.ts";

const USERS = `
  SELECT u.user_id, u.name, u.email, u.user_group_id::text, g.user_group_name, u.user_authority, u.topics_creation_flag::int,
    u.mc_user_authority, u.sc_user_authority, u.theme_browsing::int, u.ip_restriction_flag::int, u.login_stop_flag::int,
    u.pass_change_stop_flag::int, u.system_mail_stop_flag::int
  FROM app_user u JOIN user_group g USING (contract_id, user_group_id)
  WHERE u.contract_id = $1 ORDER BY g.user_group_name, u.user_group_id, u.user_id`;

export const readContactUsers = (tx: Transaction, contractId: number): Promise<ContactUser[]> =>
  tx.query<ContactUser>(USERS, [contractId]);
