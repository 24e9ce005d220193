import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { type LastChangeRow, lastChangeColumns, lostUpdate } from "../../audit/last-change.ts";
import { AppUser } from "../user/app-user.entity.ts";
import { UserGroup } from "../user/user-group.entity.ts";
import { linkageOf, readLinkage, storeLinkage } from "./group-linkage.ts";
import type { UserGroupForm } from "./user-group.form.ts";
import { hasDemandUnit } from "./user-group.read-model.ts";

/** Who keeps groups of a contract: one of its Admins, or an operator. */
export type GroupKeeper = Pick<Actor, "contractId" | "userId">;

interface Saving {
  tx: Transaction;
  actor: GroupKeeper;
  requestId: string;
}

type Values = Partial<
  Pick<UserGroup, "user_group_name" | "use_max_count1" | "use_max_count2" | "use_lines" | "demand_id">
>;
type Stamped = Values & { changed_by: string; changed_at: () => string };

export interface SavedUserGroup {
  user_group_id: string;
  version: number;
}

/**
 * Creates a group, or changes the one whose id is given.
 * @returns a refusal where another group has the name
 * @throws AppError NOT_FOUND, LOST_UPDATE, INVALID_FIELDS
 */
export async function saveUserGroup(saving: Saving, form: UserGroupForm): Promise<SavedUserGroup | Refusal<object>> {
  const { tx, actor, requestId } = saving;
  const existing = form.user_group_id === undefined ? null : await lockGroup(tx, actor, form.user_group_id);
  if (existing && form.version !== existing.version) throw lostUpdate(existing);
  const values = await valuesOf(saving, form);
  if (!existing && values.user_group_name === undefined)
    throw invalidFields([{ field: "user_group_name", message: "ユーザーグループ名を入力してください。" }]);
  const linkage = await linkageOf(tx, actor, form, existing);
  if (values.user_group_name !== undefined && (await isTaken(tx, actor, values.user_group_name, existing)))
    return new Refusal("DUPLICATE_NAME", {}, [
      { field: "user_group_name", message: "このユーザーグループ名はすでに登録されています。" },
    ]);
  const stamped = { ...values, changed_by: actor.userId, changed_at: () => "now()" };
  const { contractId, userId } = actor;
  const sources = linkage && existing ? await readLinkage(tx, contractId, existing.user_group_id) : null;
  const before = existing && { ...existing, ...(sources && { user_group_linkage_info: sources }) };
  const saved = existing ? await update(tx, existing, stamped) : await create(tx, actor, stamped);
  if (linkage) await storeLinkage(tx, contractId, saved.user_group_id, linkage);
  const after = {
    ...values,
    ...(linkage && { user_group_linkage_info: linkage.map(({ data_section }) => data_section) }),
  };
  const detail = { userGroupId: saved.user_group_id, ...differenceOf(before, after) };
  await audit(tx, { contractId, actor: userId, action: "user-group.save", detail, requestId });
  return { user_group_id: String(saved.user_group_id), version: saved.version };
}

/**
 * Deletes a group that nobody belongs to, with its links to theme groups and topics and its counters; the log of its uses stays.
 * @returns a refusal where it has users
 * @throws AppError NOT_FOUND, LOST_UPDATE
 */
export async function removeUserGroup(
  { tx, actor, requestId }: Saving,
  id: string,
  version?: number,
): Promise<Refusal<object> | null> {
  const { contract_id, user_group_id, ...group } = await lockGroup(tx, actor, id);
  if (version !== undefined && version !== group.version) throw lostUpdate(group);
  const users = await tx.manager.countBy(AppUser, { contract_id, user_group_id });
  if (users > 0)
    return new Refusal(
      "GROUP_HAS_USERS",
      { user_count: users },
      [],
      `ユーザーが${users}人所属しているため、このユーザーグループは削除できません。`,
    );
  await tx.manager.delete(UserGroup, { contract_id, user_group_id });
  const detail = { userGroupId: user_group_id, before: { user_group_name: group.user_group_name } };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "user-group.delete", detail, requestId });
  return null;
}

type LockedGroup = Omit<UserGroup, keyof LastChangeRow> & LastChangeRow;

const LOCK = `
  SELECT g.contract_id, g.user_group_id, g.user_group_name, g.use_max_count1, g.use_max_count2, g.use_lines, g.demand_id, g.version, ${lastChangeColumns("g")}
  FROM user_group g WHERE g.contract_id = $1 AND g.user_group_id = $2::bigint FOR UPDATE OF g`;

async function lockGroup(tx: Transaction, { contractId }: GroupKeeper, id: string): Promise<LockedGroup> {
  const [found] = await tx.query<LockedGroup>(LOCK, [contractId, id]);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** Only what was sent: absent is untouched, null is cleared. @throws AppError NOT_FOUND for a demand unit that is not the contract's */
async function valuesOf({ tx, actor }: Saving, form: UserGroupForm): Promise<Values> {
  const { user_group_name, use_max_count1, use_max_count2, use_lines, demand_id } = form;
  if (demand_id && !(await hasDemandUnit(tx, actor.contractId, demand_id))) throw new AppError("NOT_FOUND");
  return {
    ...(user_group_name !== undefined && { user_group_name: user_group_name.trim() }),
    ...(use_max_count1 !== undefined && { use_max_count1 }),
    ...(use_max_count2 !== undefined && { use_max_count2 }),
    ...(use_lines !== undefined && { use_lines }),
    ...(demand_id !== undefined && { demand_id: demand_id === null ? null : Number(demand_id) }),
  };
}

/** The lock makes two administrators who want the same name come one after the other. */
async function isTaken(
  tx: Transaction,
  { contractId }: GroupKeeper,
  name: string,
  except: UserGroup | null,
): Promise<boolean> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.user_group'), $1)", [contractId]);
  const rows = await tx.query(
    "SELECT 1 FROM user_group WHERE contract_id = $1 AND user_group_name = $2 AND user_group_id IS DISTINCT FROM $3",
    [contractId, name, except?.user_group_id ?? null],
  );
  return rows.length > 0;
}

type Saved = Pick<UserGroup, "user_group_id" | "version">;

async function create(tx: Transaction, { contractId }: GroupKeeper, values: Stamped): Promise<Saved> {
  const inserted = await tx.manager.insert(UserGroup, { contract_id: contractId, ...values });
  return { user_group_id: inserted.identifiers[0]?.user_group_id, version: 1 };
}

async function update(tx: Transaction, before: UserGroup, values: Stamped): Promise<Saved> {
  const { contract_id, user_group_id } = before;
  const version = before.version + 1;
  await tx.manager.update(UserGroup, { contract_id, user_group_id }, { ...values, version });
  return { user_group_id, version };
}
