import { createHash } from "node:crypto";
import type { Transaction } from "../../../db/tenant.ts";
import { etagOf } from "./provider-call.ts";
import { filterSql, type ScimFilter, type ScimPath, type ScimValue } from "./scim-filter.ts";
import { GROUP_SCHEMA } from "./scim-group.ts";

/** A user group as a provider sees it. */
export interface ScimGroupRow {
  user_group_id: string;
  user_group_name: string;
  external_id: string | null;
  version: number;
  changed_at: Date | null;
  members: string[];
}

/** Whom a provider has put into the group, wherever he is now, and whoever else is in it. */
const MEMBERS = `ARRAY(
  SELECT m.user_id FROM provisioned_member m WHERE m.contract_id = g.contract_id AND m.user_group_id = g.user_group_id
  UNION SELECT u.user_id FROM app_user u WHERE u.contract_id = g.contract_id AND u.user_group_id = g.user_group_id ORDER BY 1)`;

/** Nobody's but ours is the group in which users wait for one. */
const FROM = `
  FROM user_group g LEFT JOIN provisioned_group p ON p.contract_id = g.contract_id AND p.user_group_id = g.user_group_id
  WHERE g.contract_id = $1
    AND NOT EXISTS (SELECT FROM provisioning w WHERE w.contract_id = $1 AND w.user_group_id = g.user_group_id)`;

const COLUMNS = `
  g.user_group_id::text, g.user_group_name, p.external_id, g.version, g.changed_at, ${MEMBERS} AS members`;

const COMPARISONS: Readonly<Record<string, (text: string) => string>> = {
  id: (text) => `g.user_group_id::text = ${text}`,
  displayname: (text) => `lower(g.user_group_name) = lower(${text})`,
  externalid: (text) => `p.external_id = ${text}`,
  members: (text) => `${text} = ANY (${MEMBERS})`,
};

function compare({ attribute, sub }: ScimPath, bind: (value: unknown) => string, value: ScimValue): string {
  if (value === null || (sub !== null && sub !== "value")) return "FALSE";
  const sql = Object.hasOwn(COMPARISONS, attribute) ? COMPARISONS[attribute] : undefined;
  return sql === undefined ? "FALSE" : sql(`${bind(String(value))}::text`);
}

/** One page of the contract's groups, and how many there are. */
export async function listScimGroups(
  tx: Transaction,
  contractId: number,
  { filter, startIndex, count }: { filter: ScimFilter | null; startIndex: number; count: number },
): Promise<{ rows: ScimGroupRow[]; total: number }> {
  const parameters: unknown[] = [contractId];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const where = filter === null ? "" : `AND ${filterSql(filter, bind, compare)}`;
  const [counted] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n ${FROM} ${where}`, [...parameters]);
  const page = `LIMIT ${bind(count)}::int OFFSET ${bind(startIndex - 1)}::int`;
  const rows = await tx.query<ScimGroupRow>(
    `SELECT ${COLUMNS} ${FROM} ${where} ORDER BY g.user_group_id ${page}`,
    parameters,
  );
  return { rows, total: counted?.n ?? 0 };
}

/** A group of the contract, or null. */
export async function readScimGroup(tx: Transaction, contractId: number, id: string): Promise<ScimGroupRow | null> {
  const sql = `SELECT ${COLUMNS} ${FROM} AND g.user_group_id::text = $2`;
  const [row] = await tx.query<ScimGroupRow>(sql, [contractId, id]);
  return row ?? null;
}

/** The group in which users are who are in none of the provider's; null until the first is. */
export async function readWaitingGroup(tx: Transaction, contractId: number): Promise<string | null> {
  const sql = "SELECT user_group_id::text FROM provisioning WHERE contract_id = $1";
  const [row] = await tx.query<{ user_group_id: string }>(sql, [contractId]);
  return row?.user_group_id ?? null;
}

/** Of a group that loses members: those who are in it now, each with the group that he was put into last of the others. */
export const readOtherGroups = (
  tx: Transaction,
  contractId: number,
  { userGroupId, userIds }: { userGroupId: string; userIds: readonly string[] },
): Promise<{ user_id: string; other: string | null }[]> =>
  tx.query(
    `SELECT u.user_id, (SELECT m.user_group_id::text FROM provisioned_member m
       WHERE m.contract_id = $1 AND m.user_id = u.user_id AND m.user_group_id <> $2::int
       ORDER BY m.put_order DESC LIMIT 1) AS other
     FROM app_user u WHERE u.contract_id = $1 AND u.user_group_id = $2::int AND u.user_id = ANY ($3::text[])`,
    [contractId, userGroupId, userIds],
  );

/** Which of the ids are users of the contract. */
export async function knownUsers(tx: Transaction, contractId: number, ids: readonly string[]): Promise<string[]> {
  const sql = "SELECT user_id FROM app_user WHERE contract_id = $1 AND user_id = ANY ($2::text[]) ORDER BY user_id";
  const rows = await tx.query<{ user_id: string }>(sql, [contractId, ids]);
  return rows.map(({ user_id }) => user_id);
}

/** A group's members change without its row. */
export const groupVersion = ({ version, members }: ScimGroupRow): string =>
  `${version}-${createHash("sha256").update(JSON.stringify(members)).digest("hex").slice(0, 12)}`;

/** A group as a provider reads it. @param base the address of /scim/v2 */
export const toScimGroup = (row: ScimGroupRow, base: string): Record<string, unknown> => ({
  schemas: [GROUP_SCHEMA],
  id: row.user_group_id,
  ...(row.external_id !== null && { externalId: row.external_id }),
  displayName: row.user_group_name,
  members: row.members.map((value) => ({ value, $ref: `${base}/Users/${encodeURIComponent(value)}`, type: "User" })),
  meta: {
    resourceType: "Group",
    ...(row.changed_at && { lastModified: row.changed_at.toISOString() }),
    location: `${base}/Groups/${row.user_group_id}`,
    version: etagOf(groupVersion(row)),
  },
});
