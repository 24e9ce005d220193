import type { AddressGroupForm } from "@kirinuki/schema/forms/address-group-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields, LostUpdate, refusedField } from "../../../errors/app-error.ts";
import { type Clock, tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { syncGroupMembers } from "../mail-setting/group-members.ts";
import { dropUnusedAddresses, lockSettings } from "../mail-setting/mail-setting.service.ts";

const MOST_GROUPS = 200;

export interface AddressGroupCall {
  tx: Transaction;
  actor: Actor;
  clock: Clock;
  requestId: string;
}

interface GroupRow {
  address_group_id: string;
  group_name: string;
  mail_address: string[];
  /** Those of them that get no mail. */
  stopped_count: number;
  version: number;
}

const COLUMNS = `address_group_id::text, group_name, mail_addresses AS mail_address, version`;

const STOPPED = `
  (SELECT count(*)::int FROM mail_address a WHERE a.contract_id = g.contract_id AND a.stopped_at IS NOT NULL
     AND lower(a.mail_address) IN (SELECT lower(m) FROM unnest(g.mail_addresses) m)) AS stopped_count`;

/** By name. */
export const listGroups = (tx: Transaction, contractId: number): Promise<GroupRow[]> =>
  tx.query(`SELECT ${COLUMNS}, ${STOPPED} FROM address_group g WHERE contract_id = $1 ORDER BY group_name`, [
    contractId,
  ]);

interface LockedRow extends Omit<GroupRow, "stopped_count"> {
  updated_by: string;
  updated_at: Date;
}

/** @throws AppError NOT_FOUND, LostUpdate where it is not the version that was read */
async function lockGroup({ tx, actor }: AddressGroupCall, id: string, version: number | undefined) {
  const [row] = await tx.query<LockedRow>(
    `SELECT ${COLUMNS}, updated_by, updated_at FROM address_group WHERE contract_id = $1 AND address_group_id = $2::bigint FOR UPDATE`,
    [actor.contractId, id],
  );
  if (!row) throw new AppError("NOT_FOUND");
  if (row.version !== version)
    throw new LostUpdate({ changed_by: row.updated_by, changed_at: tokyoDateTime(row.updated_at) });
  return row;
}

const SAVE = `
  INSERT INTO address_group AS g (contract_id, group_name, mail_addresses, updated_by, updated_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`;

const CHANGE = `
  UPDATE address_group g SET group_name = $2, mail_addresses = $3, updated_by = $4, updated_at = $5, version = version + 1
  WHERE contract_id = $1 AND address_group_id = $6::bigint
    AND NOT EXISTS (SELECT 1 FROM address_group o WHERE o.contract_id = $1 AND o.group_name = $2 AND o.address_group_id <> g.address_group_id)`;

/**
 * Adds a group, or puts a name and addresses in place of those of one.
 * @throws AppError NOT_FOUND, LostUpdate, DUPLICATE_NAME, TOO_MANY_ADDRESS_GROUPS
 */
export async function saveGroup(call: AddressGroupCall, id: string | undefined, form: AddressGroupForm) {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  const name = form.groupName.trim();
  if (name === "") throw invalidFields([{ field: "group_name", message: validationText.addressGroupName }]);
  await lockSettings(tx, contractId);
  const before = id === undefined ? null : await lockGroup(call, id, form.version);
  const addresses = [...new Map(form.addresses.map((each) => [each.trim().toLowerCase(), each.trim()])).values()];
  const values = [contractId, name, addresses, userId, clock.now()];
  const groups = await listGroups(tx, contractId);
  if (before === null && groups.length >= MOST_GROUPS) throw new AppError("TOO_MANY_ADDRESS_GROUPS");
  if (groups.some((each) => each.group_name === name && each.address_group_id !== id))
    throw refusedField("DUPLICATE_NAME", "group_name");
  if (before === null) await tx.query(SAVE, values);
  else await tx.query(CHANGE, [...values, before.address_group_id]);
  const saved = (await listGroups(tx, contractId)).find(({ group_name }) => group_name === name);
  if (!saved) throw refusedField("DUPLICATE_NAME", "group_name");
  if (before !== null) await follow(call);
  const contentOf = (row: Pick<GroupRow, "group_name" | "mail_address">) => ({
    group_name: row.group_name,
    mail_addresses: row.mail_address,
  });
  const detail = {
    address_group_id: saved.address_group_id,
    before: before && contentOf(before),
    after: contentOf(saved),
  };
  await audit(tx, { contractId, actor: userId, action: "address_group.save", detail, requestId });
  return saved;
}

/** The mail settings of groups reach whoever is in them now. */
async function follow({ tx, actor, clock }: AddressGroupCall): Promise<void> {
  await syncGroupMembers(tx, actor.contractId, clock);
  await dropUnusedAddresses(tx, actor.contractId);
}

const EMPTY = "UPDATE address_group SET mail_addresses = '{}' WHERE contract_id = $1 AND address_group_id = $2::bigint";

/** Ends its mail settings, too. @throws AppError NOT_FOUND, LostUpdate */
export async function removeGroup(call: AddressGroupCall, id: string, version: number): Promise<void> {
  const { tx, actor, requestId } = call;
  await lockSettings(tx, actor.contractId);
  const row = await lockGroup(call, id, version);
  // Another group that has the same takes over its members, with what they have had.
  await tx.query(EMPTY, [actor.contractId, id]);
  await follow(call);
  await tx.query("DELETE FROM address_group WHERE contract_id = $1 AND address_group_id = $2::bigint", [
    actor.contractId,
    id,
  ]);
  const detail = {
    address_group_id: id,
    before: { group_name: row.group_name, mail_addresses: row.mail_address },
    after: null,
  };
  await audit(tx, {
    ...{ contractId: actor.contractId, actor: actor.userId, requestId },
    ...{ action: "address_group.delete", detail },
  });
}
