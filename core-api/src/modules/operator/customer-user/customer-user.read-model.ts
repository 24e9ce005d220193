import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { actionInWords, detailInWords } from "../../audit/entry-words.ts";
import type { CustomerUser, FoundUser, TrailLine, UserState } from "./customer-user.dto.ts";
import { readLocks } from "./lock.read-model.ts";

type FoundRow = Omit<FoundUser, "state" | "locked_until" | "last_login_datetime"> & {
  standing: Exclude<UserState, "locked">;
  last_login_at: Date | null;
};

const STANDING = `CASE WHEN u.login_stop_flag THEN 'stopped'
    WHEN u.invited_at IS NOT NULL AND u.last_login_at IS NULL THEN 'invited' ELSE 'active' END`;

const USERS = `
  SELECT u.contract_id::text, c.contract_code, c.company_name, u.user_id, u.name, u.email, g.user_group_name, u.user_authority,
    u.topics_creation_flag::int, u.last_login_at, ${STANDING} AS standing
  FROM app_user u JOIN contract c USING (contract_id) JOIN user_group g USING (contract_id, user_group_id)`;

const FOUND = `
  WHERE c.deleted_at IS NULL AND u.search_text LIKE ALL ($1::text[]) AND ($2::bigint IS NULL OR u.contract_id = $2)
    AND ($3::text IS NULL OR ${STANDING} = $3)`;

export interface UserSearch {
  patterns: string[];
  contractId: string | null;
  state: Exclude<UserState, "locked"> | null;
  page: number;
  pageSize: number;
}

/** One page of the users of all contracts, and how many there are. */
export async function findUsers(
  tx: Transaction,
  { patterns, contractId, state, page, pageSize }: UserSearch,
  now: Date,
): Promise<{ users: FoundUser[]; user_count: number }> {
  const found = [patterns, contractId, state];
  const [counted] = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM app_user u JOIN contract c USING (contract_id) ${FOUND}`,
    found,
  );
  const rows = await tx.query<FoundRow>(`${USERS} ${FOUND} ORDER BY u.user_id, c.contract_code LIMIT $4 OFFSET $5`, [
    ...found,
    pageSize,
    (page - 1) * pageSize,
  ]);
  return { users: await withLocks(tx, rows, now), user_count: counted?.n ?? 0 };
}

async function withLocks(tx: Transaction, rows: readonly FoundRow[], now: Date): Promise<FoundUser[]> {
  const locks = await readLocks(tx, rows, now);
  return rows.map(({ standing, last_login_at, ...row }, at) => {
    const until = locks[at]?.until ?? null;
    return {
      ...row,
      state: until && standing !== "stopped" ? "locked" : standing,
      locked_until: until && tokyoDateTime(until),
      last_login_datetime: last_login_at && tokyoDateTime(last_login_at),
    };
  });
}

/** Whom a call is about. */
export interface UserKey {
  contractId: string;
  userId: string;
}

type Settings = Omit<CustomerUser, "user" | "sign_ins" | "support">;

const SETTINGS = `
  SELECT mc_user_authority, sc_user_authority, ip_restriction_flag::int, system_mail_stop_flag::int, pass_change_stop_flag::int,
    (sc_user_pw IS NOT NULL)::int AS sc_user_pw_set_flag, has_second_factor(u.contract_id, u.user_id)::int AS second_factor_flag,
    (SELECT count(*)::int FROM session s WHERE s.contract_id = u.contract_id AND s.user_id = u.user_id AND s.expires_at > $3) AS session_count,
    (SELECT count(*)::int FROM mail_setting m JOIN mail_address a USING (contract_id, mail_address_id)
     WHERE m.contract_id = u.contract_id AND lower(a.mail_address) = lower(u.email)) AS mail_setting_count
  FROM app_user u WHERE u.contract_id = $1::bigint AND u.user_id = $2`;

/** Newest first, by when it was: the name of an id that is returned as text would order by the text. */
const NEWEST = "ORDER BY a.occurred_at DESC, a.audit_id DESC LIMIT 10";
const SIGN_INS = `
  SELECT a.audit_id::text, a.occurred_at, a.actor, a.action, a.detail::text FROM audit a
  WHERE a.contract_id = $1::bigint AND a.actor = $2 AND a.action IN ('session.login', 'session.refused') ${NEWEST}`;
/** By the operator's name. Without each call of a support view, which the log of operations has; whom it is about is known here. */
const SUPPORT = `
  SELECT a.audit_id::text, a.occurred_at, coalesce(o.name, substr(a.actor, 10)) AS actor, a.action,
    (a.detail - 'user_id' - 'support_view_id')::text AS detail
  FROM audit a LEFT JOIN operator_account o ON o.operator_id = substr(a.actor, 10)
  WHERE a.contract_id = $1::bigint AND a.actor LIKE 'operator:%' AND a.action <> 'support.open' AND a.detail->>'user_id' = $2
  ${NEWEST}`;

/** A user with what he did last and what operators did for him; null where there is none. */
export async function readCustomerUser(
  tx: Transaction,
  { contractId, userId }: UserKey,
  now: Date,
): Promise<CustomerUser | null> {
  const rows = await tx.query<FoundRow>(
    `${USERS} WHERE c.deleted_at IS NULL AND u.contract_id = $1::bigint AND u.user_id = $2`,
    [contractId, userId],
  );
  const [user] = await withLocks(tx, rows, now);
  const [settings] = await tx.query<Settings>(SETTINGS, [contractId, userId, now]);
  if (!user || !settings) return null;
  const key = [contractId, userId];
  return {
    user,
    ...settings,
    sign_ins: await readLines(tx, SIGN_INS, key),
    support: await readLines(tx, SUPPORT, key),
  };
}

async function readLines(tx: Transaction, sql: string, key: readonly string[]): Promise<TrailLine[]> {
  const rows = await tx.query<{ audit_id: string; occurred_at: Date; actor: string; action: string; detail: string }>(
    sql,
    [...key],
  );
  return rows.map(({ audit_id, occurred_at, actor, action, detail }) => ({
    audit_id,
    datetime: tokyoDateTime(occurred_at),
    actor,
    action: actionInWords(action),
    detail: detailInWords(detail),
  }));
}
