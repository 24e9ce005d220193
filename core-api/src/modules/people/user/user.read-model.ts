import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { UserWire } from "./user.dto.ts";

type UserRow = Omit<UserWire, "invited_datetime" | "last_login_datetime"> & {
  invited_at: Date | null;
  last_login_at: Date | null;
};

const COLUMNS = `
  u.user_id, u.user_group_id::text, g.user_group_name, u.name, u.email, u.user_authority, u.mc_user_authority, u.sc_user_authority,
  u.topics_creation_flag::int, u.theme_browsing::int, u.ip_restriction_flag::int, u.login_stop_flag::int, u.pass_change_stop_flag::int,
  u.system_mail_stop_flag::int, u.sc_user_id, (u.sc_user_pw IS NOT NULL)::int AS sc_user_pw_set_flag, u.invited_at, u.last_login_at,
  u.version`;
const USERS =
  "FROM app_user u JOIN user_group g ON g.contract_id = u.contract_id AND g.user_group_id = u.user_group_id";

const toWire = ({ invited_at, last_login_at, ...row }: UserRow): UserWire => ({
  ...row,
  invited_datetime: invited_at && tokyoDateTime(invited_at),
  last_login_datetime: last_login_at && tokyoDateTime(last_login_at),
});

/** A user of the contract, or null. */
export async function readUser(tx: Transaction, contractId: number, userId: string): Promise<UserWire | null> {
  const sql = `SELECT ${COLUMNS} ${USERS} WHERE u.contract_id = $1 AND u.user_id = $2`;
  const [row] = await tx.query<UserRow>(sql, [contractId, userId]);
  return row ? toWire(row) : null;
}

const ORDERS = {
  user_id: "u.user_id",
  name: "u.name",
  email: "u.email",
  user_group_name: "g.user_group_name",
  user_authority: "u.user_authority",
  login_stop_flag: "u.login_stop_flag",
  last_login_datetime: "u.last_login_at",
} as const;
export type UserSortKey = keyof typeof ORDERS;
export const USER_SORT_KEYS = Object.keys(ORDERS) as UserSortKey[];

export interface UserListRequest {
  userGroupId: string | null;
  keyword: string;
  sortKey: UserSortKey;
  sortOrder: "asc" | "desc";
  page: number;
  pageSize: number;
}

/**
 * Words are looked for in the contract's own rows one by one: row-level security lets no index of texts be asked first
 * (docs/performance.md, Lists of users).
 */
const FOUND = `
  WHERE u.contract_id = $1 AND ($2::bigint IS NULL OR u.user_group_id = $2::bigint) AND u.search_text LIKE ALL ($3::text[])`;

/** Each word as a pattern of LIKE, in the letters of search_text. */
export const wordPatterns = (keyword: string): string[] =>
  keyword
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);

/** One page of the contract's users, and how many there are. */
export async function listUsers(
  tx: Transaction,
  contractId: number,
  { userGroupId, keyword, sortKey, sortOrder, page, pageSize }: UserListRequest,
): Promise<{ users: UserWire[]; user_count: number }> {
  const found = [contractId, userGroupId, wordPatterns(keyword)];
  const [counted] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n FROM app_user u ${FOUND}`, found);
  const rows = await tx.query<UserRow>(
    `SELECT ${COLUMNS} ${USERS} ${FOUND} ORDER BY ${ORDERS[sortKey]} ${sortOrder} NULLS LAST, u.user_id LIMIT $4 OFFSET $5`,
    [...found, pageSize, (page - 1) * pageSize],
  );
  return { users: rows.map(toWire), user_count: counted?.n ?? 0 };
}
