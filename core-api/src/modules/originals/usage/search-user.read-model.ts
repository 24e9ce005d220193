import type { Transaction } from "../../../db/tenant.ts";

interface GroupChoice {
  user_group_id: string;
  user_group_name: string;
}

interface UserChoice extends GroupChoice {
  user_id: string;
  name: string;
}

const USERS = `
  SELECT u.user_id, u.name, u.user_group_id::text, g.user_group_name
  FROM app_user u JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = u.user_group_id
  WHERE u.contract_id = $1 AND ($2::bigint IS NULL OR u.user_group_id = $2)
  ORDER BY g.user_group_id, u.user_id`;

const GROUPS = `
  SELECT g.user_group_id::text, g.user_group_name FROM user_group g WHERE g.contract_id = $1 ORDER BY g.user_group_id`;

/** Users that a usage inquiry can name: all of the contract, or those of one group. */
export const readSearchUsers = (
  tx: Transaction,
  contractId: number,
  userGroupId: string | null,
): Promise<UserChoice[]> => tx.query<UserChoice>(USERS, [contractId, userGroupId]);

export const readSearchUserGroups = (tx: Transaction, contractId: number): Promise<GroupChoice[]> =>
  tx.query<GroupChoice>(GROUPS, [contractId]);
