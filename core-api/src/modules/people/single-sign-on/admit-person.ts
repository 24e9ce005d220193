import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { AppUser } from "../user/app-user.entity.ts";
import { hasAdminBeside } from "../user/last-admin.ts";
import { fittingName, freeUserId } from "../user/made-up-user.ts";
import { lockUsersOf } from "../user/user-lock.ts";
import { demandRoom } from "../user/user-room.ts";
import type { ProviderPerson } from "./person.ts";
import type { KeptProvider } from "./sso-provider.read-model.ts";

/** A provider's person at our door. */
export interface Admission {
  tx: Transaction;
  contractId: number;
  provider: KeptProvider;
  person: ProviderPerson;
  now: Date;
  requestId: string;
}

/** Why nobody is admitted, for the trail. */
export type NotAdmitted = { fault: "address" | "domain" | "ambiguous" | "other_subject" | "no_user" };

/**
 * The user that a provider's person is: known by the subject, else by a proven address of the contract's, else made new where the
 * provider has a group for that. His role and group follow the claims.
 * @throws AppError TOO_MANY_USERS
 */
export async function admitPerson(call: Admission): Promise<{ userId: string } | NotAdmitted> {
  const known = await findIdentity(call);
  if (known !== null && (await wantedOf(call, known)) === null) return { userId: known };
  // Whatever is written of users runs one after the other.
  await lockUsersOf(call.tx, call.contractId);
  const found = (await findIdentity(call)) ?? (await introduce(call));
  if (typeof found !== "string") return found;
  await followClaims(call, found);
  return { userId: found };
}

const findIdentity = ({ tx, contractId, provider, person: { subject } }: Admission): Promise<string | null> =>
  userOfSubject(tx, { contractId, providerId: provider.provider_id, subject });

/** The user whom a provider's subject signs in as; null: nobody yet. */
export async function userOfSubject(
  tx: Transaction,
  { contractId, providerId, subject }: { contractId: number; providerId: number; subject: string },
): Promise<string | null> {
  const [row] = await tx.query<{ user_id: string }>(
    "SELECT user_id FROM sso_identity WHERE contract_id = $1 AND provider_id = $2 AND subject = $3",
    [contractId, providerId, subject],
  );
  return row?.user_id ?? null;
}

/** The first sign-in of somebody: only an address that the provider has proven, of a domain that is the contract's, says who he is. */
async function introduce(call: Admission): Promise<string | NotAdmitted> {
  const { tx, contractId, provider, person } = call;
  const { email, emailVerified } = person;
  const isProven = emailVerified ?? provider.trusts_address;
  if (email === null || !isProven || mailAddressFault(email) !== null) return { fault: "address" };
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (!provider.domains.some((each) => each.domain === domain && each.confirmed_flag === 1)) return { fault: "domain" };
  const users = await tx.query<{ user_id: string; linked: boolean }>(
    `SELECT u.user_id, EXISTS (SELECT 1 FROM sso_identity i
       WHERE i.contract_id = $1 AND i.provider_id = $3 AND i.user_id = u.user_id) AS linked
     FROM app_user u WHERE u.contract_id = $1 AND lower(u.email) = lower($2) LIMIT 2`,
    [contractId, email, provider.provider_id],
  );
  if (users.length > 1) return { fault: "ambiguous" };
  const [user] = users;
  // Whoever has the address now is not the one who had it when the user was linked.
  if (user?.linked) return { fault: "other_subject" };
  if (!user && provider.user_group_id === null) return { fault: "no_user" };
  const userId = user?.user_id ?? (await makeUser(call, email, provider.user_group_id));
  await tx.query(
    "INSERT INTO sso_identity (contract_id, provider_id, subject, user_id, linked_at) VALUES ($1, $2, $3, $4, $5)",
    [contractId, provider.provider_id, person.subject, userId, call.now],
  );
  await note(call, userId, user ? "sso.link" : "sso.join", { email, subject: person.subject.slice(0, 100) });
  return userId;
}

async function makeUser(call: Admission, email: string, userGroupId: number | null): Promise<string> {
  const { tx, contractId, person, now } = call;
  const user_id = await freeUserId({ tx, now, actor: { contractId } }, email.slice(0, email.lastIndexOf("@")));
  await tx.manager.insert(AppUser, {
    contract_id: contractId,
    user_id,
    user_group_id: Number(userGroupId),
    name: fittingName(person.name, email),
    email,
    password_hash: null,
    changed_by: user_id,
    changed_at: now,
  });
  await demandRoom(tx, contractId);
  return user_id;
}

type Wanted = Partial<Pick<AppUser, "user_authority" | "topics_creation_flag" | "user_group_id">>;

/** What the claims make of a user, where it is not what he is; null where nothing changes. A claim that was not sent says nothing. */
async function wantedOf({ tx, contractId, provider, person }: Admission, userId: string): Promise<Wanted | null> {
  const { claim } = person;
  const rules = provider.claim_rules;
  if (claim === null || rules.length === 0) return null;
  const fitting = rules.filter(({ value }) => claim.includes(value));
  // Whoever has lost the value that made him an Admin is none any more.
  const role = fitting.find((rule) => rule.role !== null)?.role ?? (rules.some((rule) => rule.role) ? "User" : null);
  const group = fitting.find((rule) => rule.group !== null)?.group ?? null;
  const user = await tx.manager.findOneBy(AppUser, { contract_id: contractId, user_id: userId });
  if (!user) return null;
  const wanted: Wanted = {
    ...(role !== null && { user_authority: role === "Admin" ? 1 : 0, topics_creation_flag: role !== "User" }),
    ...(role === "Admin" && { topics_creation_flag: user.topics_creation_flag }),
    ...(group !== null && { user_group_id: Number(group) }),
  };
  if (wanted.user_authority === 0 && user.user_authority === 1 && !(await mayGo({ tx, contractId }, userId)))
    return null;
  const changes = Object.entries(wanted).filter(([name, value]) => user[name as keyof Wanted] !== value);
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

/** Nobody takes the contract its last Admin, or its way back in. */
async function mayGo({ tx, contractId }: Pick<Admission, "tx" | "contractId">, userId: string): Promise<boolean> {
  const keeper = await tx.query("SELECT 1 FROM password_keeper WHERE contract_id = $1 AND user_id = $2", [
    contractId,
    userId,
  ]);
  return keeper.length === 0 && hasAdminBeside({ tx, actor: { contractId } }, [userId]);
}

async function followClaims(call: Admission, userId: string): Promise<void> {
  const { tx, contractId, now } = call;
  const wanted = await wantedOf(call, userId);
  if (wanted === null) return;
  const key = { contract_id: contractId, user_id: userId };
  const before = await tx.manager.findOneByOrFail(AppUser, key);
  await tx.manager.update(AppUser, key, {
    ...wanted,
    version: before.version + 1,
    changed_by: userId,
    changed_at: now,
  });
  const was = Object.fromEntries(Object.keys(wanted).map((name) => [name, before[name as keyof Wanted]]));
  await note(call, userId, "user.save", { ...differenceOf(was, wanted) });
}

const note = (
  { tx, contractId, provider, requestId }: Admission,
  userId: string,
  action: "sso.link" | "sso.join" | "user.save",
  detail: Record<string, unknown>,
): Promise<void> =>
  audit(tx, {
    contractId,
    actor: userId,
    action,
    detail: { user_id: userId, provider_name: provider.provider_name, ...detail },
    requestId,
  });
