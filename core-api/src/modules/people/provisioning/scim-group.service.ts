import { Refusal } from "../../../http/envelope.ts";
import { checkForm } from "../../../http/validate.ts";
import { changeUsers } from "../user/change-users.ts";
import { lockUsers } from "../user/user-lock.ts";
import { UserGroupForm } from "../user-group/user-group.form.ts";
import { removeUserGroup, type SavedUserGroup, saveUserGroup } from "../user-group/user-group.service.ts";
import { demandMatch, type Provisioning } from "./provider-call.ts";
import { badRequest, notFound, refused } from "./scim-error.ts";
import {
  groupVersion,
  knownUsers,
  readOtherGroups,
  readScimGroup,
  readWaitingGroup,
  type ScimGroupRow,
} from "./scim-group.read-model.ts";
import { type ScimGroupState, without } from "./scim-group.ts";

/** Of a group that a provider makes: uses are an Admin's to allow. null would be no cap. */
const ZERO_CAPS = { use_max_count1: 0, use_max_count2: 0 };
const WAITING_NAME = "プロビジョニング";
/** More groups of one name than any contract has. */
const MOST_NUMBERS = 100;

/** Groups are user groups, kept by the rules of their form. @throws ScimError */
async function save(call: Provisioning, fields: Record<string, unknown>): Promise<SavedUserGroup | Refusal<object>> {
  const form = await checkForm(UserGroupForm, fields);
  if (Array.isArray(form)) {
    const words = form.map(
      ({ field, message }) => `${field === "user_group_name" ? "displayName" : field}: ${message}`,
    );
    throw badRequest("invalidValue", words.join(" "));
  }
  const { tx, actor, client } = call;
  return saveUserGroup({ tx, actor, requestId: client.requestId }, form);
}

/** The group of users whom the provider has put into none; made with caps of zero when it is needed first. */
export async function waitingGroup(call: Provisioning): Promise<string> {
  const { tx, actor } = call;
  const known = await readWaitingGroup(tx, actor.contractId);
  if (known !== null) return known;
  const id = await makeWaitingGroup(call);
  await tx.query("INSERT INTO provisioning (contract_id, user_group_id) VALUES ($1, $2)", [actor.contractId, id]);
  return id;
}

async function makeWaitingGroup(call: Provisioning): Promise<string> {
  for (let number = 1; number <= MOST_NUMBERS; number += 1) {
    const user_group_name = number === 1 ? WAITING_NAME : `${WAITING_NAME}（${number}）`;
    const saved = await save(call, { user_group_name, ...ZERO_CAPS });
    if (!(saved instanceof Refusal)) return String(saved.user_group_id);
  }
  throw new Error("no free name of a group");
}

async function demandRow({ tx, actor }: Provisioning, id: string): Promise<ScimGroupRow> {
  const row = await readScimGroup(tx, actor.contractId, id);
  if (!row) throw notFound();
  return row;
}

/** @throws ScimError */
export async function createScimGroup(call: Provisioning, state: ScimGroupState): Promise<ScimGroupRow> {
  await lockUsers(call);
  const saved = await save(call, { user_group_name: state.displayName ?? "", ...ZERO_CAPS });
  if (saved instanceof Refusal) throw refused(saved);
  const id = String(saved.user_group_id);
  await keepExternalId(call, id, state);
  await changeMembers(call, { userGroupId: id, before: new Set(), after: state.members });
  return demandRow(call, id);
}

/** @throws ScimError */
export async function changeScimGroup(
  call: Provisioning,
  id: string,
  next: (before: ScimGroupState) => ScimGroupState,
): Promise<ScimGroupRow> {
  await lockUsers(call);
  const row = await demandRow(call, id);
  demandMatch(call, groupVersion(row));
  const before = { displayName: row.user_group_name, externalId: row.external_id, members: new Set(row.members) };
  const state = next(before);
  if (state.displayName !== before.displayName) {
    const { version } = row;
    const saved = await save(call, { user_group_id: id, version, user_group_name: state.displayName ?? "" });
    if (saved instanceof Refusal) throw refused(saved);
  }
  if (state.externalId !== before.externalId) await keepExternalId(call, id, state);
  await changeMembers(call, { userGroupId: id, before: before.members, after: state.members });
  return demandRow(call, id);
}

/** Its users go where the provider has put them besides, or wait. @throws ScimError */
export async function removeScimGroup(call: Provisioning, id: string): Promise<void> {
  await lockUsers(call);
  const row = await demandRow(call, id);
  demandMatch(call, groupVersion(row));
  await changeMembers(call, { userGroupId: id, before: new Set(row.members), after: new Set() });
  const { tx, actor, client } = call;
  const refusal = await removeUserGroup({ tx, actor, requestId: client.requestId }, id);
  if (refusal) throw refused(refusal);
}

const KEEP = `
  INSERT INTO provisioned_group (contract_id, user_group_id, external_id) VALUES ($1, $2, $3)
  ON CONFLICT (contract_id, user_group_id) DO UPDATE SET external_id = excluded.external_id`;

const keepExternalId = ({ tx, actor }: Provisioning, id: string, { externalId }: ScimGroupState): Promise<unknown> =>
  tx.query(KEEP, [actor.contractId, id, externalId]);

interface MembersChange {
  userGroupId: string;
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

/** Whoever is added is in this group from now on; whoever is removed goes back to the one that he was put into before, or waits. */
async function changeMembers(call: Provisioning, { userGroupId, before, after }: MembersChange): Promise<void> {
  await addMembers(call, userGroupId, without(after, before));
  await removeMembers(call, userGroupId, without(before, after));
}

/** An id that we do not know is passed over: the provider's next round names it again. */
async function addMembers(call: Provisioning, userGroupId: string, userIds: readonly string[]): Promise<void> {
  const { tx, actor } = call;
  const known = await knownUsers(tx, actor.contractId, userIds);
  if (known.length === 0) return;
  await tx.query(
    `INSERT INTO provisioned_member (contract_id, user_group_id, user_id) SELECT $1, $2, unnest($3::text[])
     ON CONFLICT DO NOTHING`,
    [actor.contractId, userGroupId, known],
  );
  await changeUsers(call, { change: "move", userIds: known, userGroupId });
}

async function removeMembers(call: Provisioning, userGroupId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const { tx, actor } = call;
  await tx.query(
    "DELETE FROM provisioned_member WHERE contract_id = $1 AND user_group_id = $2 AND user_id = ANY ($3::text[])",
    [actor.contractId, userGroupId, userIds],
  );
  const leaving = await readOtherGroups(tx, actor.contractId, { userGroupId, userIds });
  for (const other of new Set(leaving.map((user) => user.other))) {
    const moved = leaving.filter((user) => user.other === other).map(({ user_id }) => user_id);
    await changeUsers(call, { change: "move", userIds: moved, userGroupId: other ?? (await waitingGroup(call)) });
  }
}
