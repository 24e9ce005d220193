import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { type LastChangeRow, toLastChange } from "../../audit/last-change.ts";
import type { UserWire } from "./user.dto.ts";
import { type Locks, readLocks } from "./user-locks.ts";

type Moments = "invited" | "last_login" | "invitation_end" | "locked_until" | "changed";
type UserRow = Omit<UserWire, `${Moments}_datetime`> &
  LastChangeRow & {
    invited_at: Date | null;
    last_login_at: Date | null;
    invitation_end: Date | null;
  };

/** Whoever asks for users, and when. */
export interface UsersCall {
  tx: Transaction;
  actor: Actor;
  now: Date;
}

/** That somebody is locked stands in no table of the contract's (user-locks.ts). @param now a parameter of the statement */
const columns = (now: string) => `
  u.user_id, u.user_group_id::text, g.user_group_name, u.name, u.email, u.user_authority, u.mc_user_authority, u.sc_user_authority,
  u.topics_creation_flag::int, u.theme_browsing::int, u.ip_restriction_flag::int, u.login_stop_flag::int, u.pass_change_stop_flag::int,
  u.system_mail_stop_flag::int, u.sc_user_id, (u.sc_user_pw IS NOT NULL)::int AS sc_user_pw_set_flag,
  (u.password_hash IS NOT NULL)::int AS password_set_flag, has_second_factor(u.contract_id, u.user_id)::int AS second_factor_flag, u.invited_at, u.last_login_at,
  CASE WHEN u.login_stop_flag THEN 'stopped' WHEN i.user_id IS NULL THEN 'active' WHEN i.expires_at <= ${now} THEN 'invitation_expired'
    WHEN m.state IN ('failed', 'skipped') THEN 'invitation_failed' ELSE 'invited' END AS user_state, i.expires_at AS invitation_end,
  CASE WHEN m.state IN ('failed', 'skipped') THEN m.reason END AS invitation_fault, u.changed_at,
  coalesce((SELECT by.name FROM app_user by WHERE by.contract_id = u.contract_id AND by.user_id = u.changed_by), u.changed_by) AS changed_by,
  u.version`;
const GROUP = "JOIN user_group g ON g.contract_id = u.contract_id AND g.user_group_id = u.user_group_id";
const INVITATION = `
  LEFT JOIN user_invitation i ON i.contract_id = u.contract_id AND i.user_id = u.user_id
  LEFT JOIN mail_message m ON m.contract_id = i.contract_id AND m.mail_message_id = i.mail_message_id`;

function toWire(locks: Locks): (row: UserRow) => UserWire {
  return ({ invited_at, last_login_at, invitation_end, changed_at, changed_by, ...row }) => {
    const lockedUntil = locks.get(row.user_id) ?? null;
    return {
      ...row,
      user_state: lockedUntil && row.user_state === "active" ? "locked" : row.user_state,
      invited_datetime: invited_at && tokyoDateTime(invited_at),
      last_login_datetime: last_login_at && tokyoDateTime(last_login_at),
      invitation_end_datetime: invitation_end && tokyoDateTime(invitation_end),
      locked_until_datetime: lockedUntil && tokyoDateTime(lockedUntil),
      ...toLastChange({ changed_at, changed_by }),
    };
  };
}

async function wired({ tx, actor, now }: UsersCall, rows: readonly UserRow[]): Promise<UserWire[]> {
  const locks = await readLocks(
    tx,
    actor.contractCode,
    rows.map(({ user_id }) => user_id),
    now,
  );
  return rows.map(toWire(locks));
}

/** A user of the contract, or null. */
export async function readUser(call: UsersCall, userId: string): Promise<UserWire | null> {
  const { tx, actor, now } = call;
  const sql = `SELECT ${columns("$2")} FROM app_user u ${GROUP} ${INVITATION} WHERE u.contract_id = $1 AND u.user_id = $3`;
  const [user] = await wired(call, await tx.query<UserRow>(sql, [actor.contractId, now, userId]));
  return user ?? null;
}

const ORDERS = {
  user_id: "u.user_id",
  name: "u.name",
  email: "u.email",
  user_group_name: "g.user_group_name",
  user_authority: "u.user_authority",
  mc_user_authority: "u.mc_user_authority",
  sc_user_authority: "u.sc_user_authority",
  login_stop_flag: "u.login_stop_flag",
  last_login_datetime: "u.last_login_at",
} as const;
export type UserSortKey = keyof typeof ORDERS;
export const USER_SORT_KEYS = Object.keys(ORDERS) as UserSortKey[];

const ROLES = {
  Admin: "u.user_authority = 1",
  TopicUser: "u.user_authority = 0 AND u.topics_creation_flag",
  User: "u.user_authority = 0 AND NOT u.topics_creation_flag",
} as const;
export type UserRole = keyof typeof ROLES;
export const USER_ROLES = Object.keys(ROLES) as UserRole[];

const INVITED =
  "EXISTS (SELECT 1 FROM user_invitation i WHERE i.contract_id = u.contract_id AND i.user_id = u.user_id)";
const STATES = {
  active: `NOT u.login_stop_flag AND NOT ${INVITED}`,
  stopped: "u.login_stop_flag",
  invited: `NOT u.login_stop_flag AND ${INVITED}`,
} as const;
export type ListedState = keyof typeof STATES;
export const LISTED_STATES = Object.keys(STATES) as ListedState[];

const SIGN_INS = {
  no_password: "u.password_hash IS NULL",
  second_factor: "has_second_factor(u.contract_id, u.user_id)",
  no_second_factor: "NOT has_second_factor(u.contract_id, u.user_id)",
} as const;
export type SignInState = keyof typeof SIGN_INS;
export const SIGN_IN_STATES = Object.keys(SIGN_INS) as SignInState[];

export interface UserListRequest {
  userGroupId: string | null;
  role: UserRole | null;
  state: ListedState | null;
  signIn: SignInState | null;
  keyword: string;
  sortKey: UserSortKey;
  sortOrder: "asc" | "desc";
  page: number;
  pageSize: number;
}

/** Each word as a pattern of LIKE, in the letters of search_text. */
export const wordPatterns = (keyword: string): string[] =>
  keyword
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);

/** The request as SQL predicates and their parameters; what is not asked for is no predicate, so that each request has its own plan. */
function conditionsOf(contractId: number, { userGroupId, role, state, signIn, keyword }: UserListRequest) {
  const parameters: unknown[] = [contractId];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const filters = ["u.contract_id = $1"];
  if (userGroupId !== null) filters.push(`u.user_group_id = ${bind(userGroupId)}::bigint`);
  if (role !== null) filters.push(ROLES[role]);
  if (state !== null) filters.push(STATES[state]);
  if (signIn !== null) filters.push(SIGN_INS[signIn]);
  for (const pattern of wordPatterns(keyword)) filters.push(`u.search_text LIKE ${bind(pattern)}`);
  return { where: filters.join(" AND "), parameters, bind };
}

interface ListedUsers {
  users: UserWire[];
  user_count: number;
}

/**
 * One page of the contract's users, and how many there are. Only the page's own rows meet their groups and invitations. Row-level
 * security lets no index of texts be asked first, and needs none: a pass over 20,000 rows takes milliseconds (docs/performance.md,
 * Lists of users).
 */
export async function listUsers(call: UsersCall, request: UserListRequest): Promise<ListedUsers> {
  const { tx, actor, now } = call;
  const { sortKey, sortOrder, page, pageSize } = request;
  const { where, parameters, bind } = conditionsOf(actor.contractId, request);
  const counted = await tx.query<{ n: number }>(`SELECT count(*)::int AS n FROM app_user u WHERE ${where}`, [
    ...parameters,
  ]);
  const order = `ORDER BY ${ORDERS[sortKey]} ${sortOrder} NULLS LAST, u.user_id`;
  const found = `
    SELECT u.contract_id, u.user_id FROM app_user u ${sortKey === "user_group_name" ? GROUP : ""} WHERE ${where}
    ${order} LIMIT ${bind(pageSize)} OFFSET ${bind((page - 1) * pageSize)}`;
  const rows = await tx.query<UserRow>(
    `WITH found AS MATERIALIZED (${found})
     SELECT ${columns(`${bind(now)}::timestamptz`)} FROM found JOIN app_user u USING (contract_id, user_id) ${GROUP} ${INVITATION} ${order}`,
    parameters,
  );
  return { users: await wired(call, rows), user_count: counted[0]?.n ?? 0 };
}
