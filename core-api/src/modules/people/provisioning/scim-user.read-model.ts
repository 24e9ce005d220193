import type { Transaction } from "../../../db/tenant.ts";
import type { ProviderNames } from "../user/app-user.entity.ts";
import { etagOf } from "./provider-call.ts";
import { filterSql, type ScimFilter, type ScimPath, type ScimValue } from "./scim-filter.ts";
import { nameFor, type ScimUserState, USER_SCHEMA } from "./scim-user.ts";

/** A user with what his provider calls him. */
export interface ScimUserRow extends Omit<ProviderNames, "user_name"> {
  user_id: string;
  user_name: string;
  name: string;
  email: string;
  active: boolean;
  is_admin: boolean;
  version: number;
  created_at: Date;
  changed_at: Date | null;
}

/** Addresses that one user alone has; asked at most once a statement, and only for users without a provider's name. */
const ONLY_HIS =
  "lower(u.email) IN (SELECT lower(o.email) FROM app_user o WHERE o.contract_id = $1 AND o.email <> '' GROUP BY 1 HAVING count(*) = 1)";

/** Whom no provider has named yet is found by his address where he alone has it, else by his user_id. */
const USER_NAME = `coalesce(s.user_name, CASE WHEN ${ONLY_HIS} THEN u.email ELSE u.user_id END)`;

const FROM = `
  FROM app_user u LEFT JOIN provisioned_user s ON s.contract_id = u.contract_id AND s.user_id = u.user_id
  WHERE u.contract_id = $1`;

const COLUMNS = `
  u.user_id, ${USER_NAME} AS user_name, s.external_id, s.display_name, s.formatted_name, s.family_name, s.given_name,
  u.name, u.email, NOT u.login_stop_flag AS active, u.user_authority = 1 AS is_admin, u.version, u.created_at, u.changed_at`;

/** Two names that a user has go by either: what is found by one must not be made a second time. */
const NAMED = (value: string) =>
  `CASE WHEN s.user_id IS NOT NULL THEN lower(s.user_name) = lower(${value})
     ELSE lower(u.user_id) = lower(${value}) OR (lower(u.email) = lower(${value}) AND ${ONLY_HIS}) END`;

const caseless =
  (column: string) =>
  (text: string): string =>
    `lower(${column}) = lower(${text})`;

/** What a text is compared with; most of it caseless regard to case. */
const COMPARISONS: Readonly<Record<string, (text: string) => string>> = {
  username: NAMED,
  id: (text) => `u.user_id = ${text}`,
  externalid: (text) => `s.external_id = ${text}`,
  displayname: caseless("coalesce(s.display_name, u.name)"),
  "name.formatted": caseless("s.formatted_name"),
  "name.familyname": caseless("s.family_name"),
  "name.givenname": caseless("s.given_name"),
  emails: caseless("u.email"),
  "emails.value": caseless("u.email"),
};

function compare({ attribute, sub }: ScimPath, bind: (value: unknown) => string, value: ScimValue): string {
  const name = sub === null ? attribute : `${attribute}.${sub}`;
  if (name === "active") return `NOT u.login_stop_flag = ${String(value).toLowerCase() === "true"}`;
  if (value === null) return "FALSE";
  const sql = Object.hasOwn(COMPARISONS, name) ? COMPARISONS[name] : undefined;
  return sql === undefined ? "FALSE" : sql(`${bind(String(value))}::text`);
}

/** One page of the contract's users, and how many there are. */
export async function listScimUsers(
  tx: Transaction,
  contractId: number,
  { filter, startIndex, count }: { filter: ScimFilter | null; startIndex: number; count: number },
): Promise<{ rows: ScimUserRow[]; total: number }> {
  const parameters: unknown[] = [contractId];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const where = filter === null ? "" : `AND ${filterSql(filter, bind, compare)}`;
  const [counted] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n ${FROM} ${where}`, [...parameters]);
  const page = `LIMIT ${bind(count)}::int OFFSET ${bind(startIndex - 1)}::int`;
  const rows = await tx.query<ScimUserRow>(`SELECT ${COLUMNS} ${FROM} ${where} ORDER BY u.user_id ${page}`, parameters);
  return { rows, total: counted?.n ?? 0 };
}

/** A user of the contract, or null. */
export async function readScimUser(tx: Transaction, contractId: number, id: string): Promise<ScimUserRow | null> {
  const [row] = await tx.query<ScimUserRow>(`SELECT ${COLUMNS} ${FROM} AND u.user_id = $2`, [contractId, id]);
  return row ?? null;
}

/** Who goes by a name, other than one user; null: nobody does. */
export async function findNamed(
  tx: Transaction,
  contractId: number,
  userName: string,
  except: string | null,
): Promise<string | null> {
  const sql = `SELECT u.user_id ${FROM} AND u.user_id IS DISTINCT FROM $3 AND ${NAMED("$2::text")} LIMIT 1`;
  const [row] = await tx.query<{ user_id: string }>(sql, [contractId, userName, except]);
  return row?.user_id ?? null;
}

/** The deleted user who went by a name at the provider and whose id rests. */
export async function findRestingName(
  tx: Transaction,
  contractId: number,
  { userName, now, days }: { userName: string; now: Date; days: number },
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM deleted_user d WHERE d.contract_id = $1 AND lower(d.kept->'provider_names'->>'user_name') = lower($2)
       AND d.deleted_at > $3::timestamptz - make_interval(days => $4)
       AND NOT EXISTS (SELECT 1 FROM app_user u WHERE u.contract_id = d.contract_id AND u.user_id = d.user_id)`,
    [contractId, userName, now, days],
  );
  return rows.length > 0;
}

/** Where a provider sends people's names that ours are shorter than, it reads its own again, until an Admin gives another. */
const isOurs = (row: ScimUserRow): boolean => row.name === nameFor(stateNames(row), row.email);

const stateNames = (row: ScimUserRow) => ({
  ...{ externalId: row.external_id, displayName: row.display_name, formatted: row.formatted_name },
  ...{ familyName: row.family_name, givenName: row.given_name, email: row.email },
});

export const toState = (row: ScimUserRow): ScimUserState => ({
  ...stateNames(row),
  ...{ userName: row.user_name, active: row.active },
  ...(!isOurs(row) && { displayName: row.name }),
});

/** A user as a provider reads him. @param base the address of /scim/v2 */
export function toScimUser(row: ScimUserRow, base: string): Record<string, unknown> {
  const { displayName, formatted, familyName, givenName } = toState(row);
  const name = {
    ...(formatted !== null && { formatted }),
    ...(familyName !== null && { familyName }),
    ...(givenName !== null && { givenName }),
  };
  return {
    schemas: [USER_SCHEMA],
    id: row.user_id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    userName: row.user_name,
    displayName: displayName ?? row.name,
    ...(Object.keys(name).length > 0 && { name }),
    ...(row.email !== "" && { emails: [{ value: row.email, type: "work", primary: true }] }),
    active: row.active,
    meta: {
      resourceType: "User",
      created: row.created_at.toISOString(),
      lastModified: (row.changed_at ?? row.created_at).toISOString(),
      location: `${base}/Users/${encodeURIComponent(row.user_id)}`,
      version: etagOf(row.version),
    },
  };
}
