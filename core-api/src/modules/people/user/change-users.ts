import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import { AppError } from "../../../errors/app-error.ts";
import { catalogue, type ErrorName } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { auditEach } from "../../audit/audit.ts";
import type { AppUser } from "./app-user.entity.ts";
import { inviteUsers } from "./invite-users.ts";
import { hasAdminBeside } from "./last-admin.ts";
import { removeUser } from "./remove-user.ts";
import { type Administration, holdsGroup, lockUsers } from "./user-lock.ts";
import { endLocks } from "./user-locks.ts";

export const USER_CHANGES = ["move", "stop", "resume", "invite", "unlock", "delete"] as const;
export type UserChangeKind = (typeof USER_CHANGES)[number];

export interface UsersChange {
  change: UserChangeKind;
  userIds: readonly string[];
  /** Where they are moved to. */
  userGroupId?: string | undefined;
}

interface RefusedUser {
  user_id: string;
  name: string;
  message: string;
}

export interface ChangedUsers {
  changed_count: number;
  refused: RefusedUser[];
}

type Chosen = Pick<AppUser, "user_id" | "name" | "user_group_id" | "user_authority" | "login_stop_flag"> & {
  has_password: boolean;
};

const CHOSEN = `
  SELECT user_id, name, user_group_id, user_authority, login_stop_flag, password_hash IS NOT NULL AS has_password
  FROM app_user WHERE contract_id = $1 AND user_id = ANY ($2::text[]) ORDER BY user_id`;

/**
 * One change of several users, of each whom it is allowed for; the others are named with the reason, unknown ids too.
 * @throws AppError NOT_FOUND for a group that is not the contract's
 */
export async function changeUsers(
  call: Administration,
  { change, userIds, userGroupId }: UsersChange,
): Promise<ChangedUsers> {
  await lockUsers(call);
  if (change === "move" && (userGroupId === undefined || !(await holdsGroup(call, userGroupId))))
    throw new AppError("NOT_FOUND");
  const users = await call.tx.query<Chosen>(CHOSEN, [call.actor.contractId, userIds]);
  const known = new Set(users.map(({ user_id }) => user_id));
  const unknown = userIds
    .filter((id) => !known.has(id))
    .map((user_id) => refused({ user_id, name: "" }, "UNKNOWN_USER"));
  if (change === "delete") return withRefused(await removeEach(call, users), unknown);
  const { allowed, refusals } = await sorted(call, change, users);
  await apply(call, change, allowed, userGroupId);
  return withRefused({ changed_count: allowed.length, refused: refusals }, unknown);
}

const withRefused = ({ changed_count, refused: some }: ChangedUsers, more: RefusedUser[]): ChangedUsers => ({
  changed_count,
  refused: [...some, ...more],
});

const refused = ({ user_id, name }: Pick<Chosen, "user_id" | "name">, error: ErrorName): RefusedUser => ({
  user_id,
  name,
  message: catalogue[error].msgDetail,
});

/** Each is deleted by the rules of one. */
async function removeEach(call: Administration, users: readonly Chosen[]): Promise<ChangedUsers> {
  const refusals: RefusedUser[] = [];
  for (const user of users) {
    const refusal = await removeUser(call, user.user_id);
    if (refusal instanceof Refusal) refusals.push(refused(user, refusal.error));
  }
  return { changed_count: users.length - refusals.length, refused: refusals };
}

/** Who may be changed. Somebody whom the change would leave as he is counts as changed, and nothing is done to him. */
async function sorted(call: Administration, change: UserChangeKind, users: readonly Chosen[]) {
  const reason = (user: Chosen): ErrorName | null => {
    if (change === "stop" && user.user_id === call.actor.userId) return "OWN_STOP";
    return change === "invite" && user.has_password ? "HAS_PASSWORD" : null;
  };
  const reasons = users.map((user) => ({ user, error: reason(user) }));
  const allowed = reasons.flatMap(({ user, error }) => (error === null ? [user] : []));
  const refusals = reasons.flatMap(({ user, error }) => (error === null ? [] : [refused(user, error)]));
  if (change !== "stop") return { allowed, refusals };
  // The Admin who acts remains, unless he is not one who could sign in again; then those Admins stay as they are.
  const admins = allowed.filter(({ user_authority, login_stop_flag }) => user_authority === 1 && !login_stop_flag);
  const ids = admins.map(({ user_id }) => user_id);
  if (ids.length === 0 || (await hasAdminBeside(call, ids))) return { allowed, refusals };
  return {
    allowed: allowed.filter((user) => !admins.includes(user)),
    refusals: [...refusals, ...admins.map((user) => refused(user, "LAST_ADMIN"))],
  };
}

const STORE = `
  UPDATE app_user SET user_group_id = coalesce($3::int, user_group_id), login_stop_flag = coalesce($4::boolean, login_stop_flag),
    version = version + 1, changed_by = $5, changed_at = $6
  WHERE contract_id = $1 AND user_id = ANY ($2::text[])`;

async function apply(
  call: Administration,
  change: Exclude<UserChangeKind, "delete">,
  users: readonly Chosen[],
  userGroupId: string | undefined,
): Promise<void> {
  const { tx, actor, now } = call;
  const { contractId, contractCode, userId } = actor;
  const ids = users.map(({ user_id }) => user_id);
  if (change === "invite") {
    await inviteUsers(tx, { contractId, actor: userId, now }, ids);
    return note(
      call,
      "user.invite",
      users.map(({ user_id }) => ({ user_id })),
    );
  }
  if (change === "unlock") {
    await endLocks(tx, contractCode, ids);
    return note(
      call,
      "user.unlock",
      users.map(({ user_id }) => ({ user_id })),
    );
  }
  const field = change === "move" ? "user_group_id" : "login_stop_flag";
  const value = change === "move" ? Number(userGroupId) : change === "stop";
  const changed = users.filter((user) => user[field] !== value);
  const group = change === "move" ? value : null;
  const stop = change === "move" ? null : value;
  await tx.query(STORE, [contractId, changed.map(({ user_id }) => user_id), group, stop, userId, now]);
  const details = changed.map((user) => ({
    user_id: user.user_id,
    before: { [field]: user[field] },
    after: { [field]: value },
  }));
  await note(call, "user.save", details);
}

const note = ({ tx, actor, client }: Administration, action: UserAction, details: object[]): Promise<void> =>
  auditEach(tx, { contractId: actor.contractId, actor: actor.userId, action, requestId: client.requestId }, details);
