import { createHash } from "node:crypto";
import type { PushDeviceForm } from "@kirinuki/schema/forms/push-device-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import { intKey } from "../../../db/int-key.ts";
import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { leadsInside } from "../../../ingest/polling/public-address.ts";
import { pushPlace } from "../../../mail/push/push-secrets.ts";
import { audit } from "../../audit/audit.ts";
import { PushDevice } from "./push-device.entity.ts";

/** Of one user; the one that was seen longest ago gives way. */
const MOST_DEVICES = 20;
const USER_AGENT_LENGTH = 400;
const HTTPS = "443";

export interface PushCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
  now: Date;
}

export interface PushRules {
  /** Endpoints at addresses of this machine and its networks are good, too. */
  allowPrivate: boolean;
  /** Our public key, which browsers subscribe for. */
  vapidKey: string;
  sealedTexts: Pick<SealedTexts, "seal">;
}

const hashOf = (endpoint: string): Buffer => createHash("sha256").update(endpoint).digest();

/** Whether nothing can be posted to an endpoint, as far as its name tells; each connection looks at its address again. */
function isForbidden(endpoint: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(endpoint)) return true;
  if (allowPrivate) return false;
  const url = new URL(endpoint);
  return url.protocol !== "https:" || (url.port !== "" && url.port !== HTTPS) || leadsInside(url);
}

/** A user's devices, newest first. */
export const listDevices = (tx: Transaction, { contractId, userId }: Actor): Promise<PushDevice[]> =>
  tx.manager.find(PushDevice, {
    where: { contract_id: contractId, user_id: userId },
    order: { push_device_id: "DESC" },
  });

/** One at a time for a user, so that two tabs make one device. */
const HOLD = "SELECT pg_advisory_xact_lock(hashtext('kirinuki.push_device'), hashtext($1))";
const KEEP_NEWEST = `
  DELETE FROM push_device WHERE contract_id = $1 AND push_device_id IN (
    SELECT push_device_id FROM push_device WHERE contract_id = $1 AND user_id = $2
    ORDER BY confirmed_at DESC, push_device_id DESC OFFSET ${MOST_DEVICES})`;

/** Keeps a browser, or what it is told. One that another user of the contract had on this browser is now this user's. @throws AppError INVALID_FIELDS */
export async function saveDevice(
  call: PushCall & { userAgent: string | null },
  form: PushDeviceForm,
  { allowPrivate, vapidKey, sealedTexts }: PushRules,
): Promise<string> {
  const { tx, actor, requestId, now, userAgent } = call;
  const { contractId: contract_id, userId: user_id } = actor;
  if (isForbidden(form.endpoint, allowPrivate))
    throw new AppError("INVALID_FIELDS", [{ field: "endpoint", message: validationText.pushEndpoint }]);
  const endpoint_hash = hashOf(form.endpoint);
  await tx.query(HOLD, [`${contract_id}/${endpoint_hash.toString("hex")}`]);
  const wanted = {
    alert_flag: form.alertFlag,
    mail_flag: form.mailFlag,
    quiet_start_time: form.quietStartTime || null,
    quiet_end_time: form.quietEndTime || null,
  };
  const found = await tx.manager.findOneBy(PushDevice, { contract_id, endpoint_hash });
  // Of another user, nothing stays: neither what he was to be told nor when.
  if (found && found.user_id !== user_id) await tx.manager.delete(PushDevice, { contract_id, endpoint_hash });
  const known = found?.user_id === user_id ? found : null;
  const id = known?.push_device_id ?? (await insertDevice());
  const seal = (text: string, what: "endpoint" | "auth") => sealedTexts.seal(text, pushPlace(contract_id, id, what));
  await tx.manager.update(
    PushDevice,
    { contract_id, push_device_id: id },
    {
      ...wanted,
      endpoint: seal(form.endpoint, "endpoint"),
      auth: seal(form.auth, "auth"),
      p256dh: form.p256dh,
      vapid_key: vapidKey,
      user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      session_hash: actor.sessionTokenHash,
      confirmed_at: now,
    },
  );
  await tx.query(KEEP_NEWEST, [contract_id, user_id]);
  const before = known && {
    alert_flag: known.alert_flag,
    mail_flag: known.mail_flag,
    quiet_start_time: known.quiet_start_time,
    quiet_end_time: known.quiet_end_time,
  };
  const detail = { push_device_id: String(id), ...wanted, ...(before && { before }) };
  await audit(tx, { contractId: contract_id, actor: user_id, action: "push_device.save", detail, requestId });
  return String(id);

  async function insertDevice(): Promise<number> {
    const empty = Buffer.alloc(0);
    const { identifiers } = await tx.manager.insert(PushDevice, {
      ...{ contract_id, user_id, endpoint_hash, endpoint: empty, auth: empty, p256dh: form.p256dh },
      ...{ endpoint_host: new URL(form.endpoint).hostname, vapid_key: vapidKey, ...wanted },
      ...{ created_at: now, confirmed_at: now },
    });
    return Number(identifiers[0]?.push_device_id);
  }
}

const CONFIRM = `
  UPDATE push_device SET session_hash = $4, confirmed_at = $5
  WHERE contract_id = $1 AND user_id = $2 AND endpoint_hash = $3 AND vapid_key = $6 RETURNING push_device_id`;

/**
 * The browser is open under this session, so that it goes with it. Notes nothing in the audit log: nothing changes for the user.
 * @returns null where it is nobody's or another user's, or subscribed for a key that is ours no more
 */
export async function confirmDevice(
  { tx, actor, now }: PushCall,
  endpoint: string,
  vapidKey: string,
): Promise<string | null> {
  // TypeORM hands the rows of an UPDATE over beside their number.
  const answer = await tx.query<unknown>(CONFIRM, [
    ...[actor.contractId, actor.userId, hashOf(endpoint), actor.sessionTokenHash, now, vapidKey],
  ]);
  const [row] = answer[0] as { push_device_id: number }[];
  return row ? String(row.push_device_id) : null;
}

async function demandDevice({ tx, actor }: PushCall, id: string): Promise<PushDevice> {
  const key = { contract_id: actor.contractId, push_device_id: intKey(id), user_id: actor.userId };
  const device = await tx.manager.findOneBy(PushDevice, key);
  if (!device) throw new AppError("NOT_FOUND");
  return device;
}

/** Tells a device of the user's own nothing more, with what waits for it. @throws AppError NOT_FOUND */
export async function removeDevice(call: PushCall, id: string): Promise<void> {
  const { tx, actor, requestId } = call;
  const { contract_id, push_device_id } = await demandDevice(call, id);
  await tx.manager.delete(PushDevice, { contract_id, push_device_id });
  const detail = { push_device_id: id };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "push_device.remove", detail, requestId });
}

const TEST = `
  INSERT INTO push_message (contract_id, push_device_id, kind, made_at, next_attempt_at)
  SELECT $1, $2, 'test', $3, $3 WHERE NOT EXISTS (SELECT 1 FROM push_message WHERE contract_id = $1 AND push_device_id = $2
    AND kind = 'test' AND made_at > $3::timestamptz - interval '5 seconds') RETURNING 1`;

/** Has a device of the user's own told something for a test. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS within five seconds */
export async function testDevice(call: PushCall, id: string): Promise<void> {
  const { tx, actor, requestId, now } = call;
  const { contract_id, push_device_id } = await demandDevice(call, id);
  const made = await tx.query(TEST, [contract_id, push_device_id, now]);
  if (made.length === 0) throw new AppError("TOO_MANY_REQUESTS", [], 5);
  const detail = { push_device_id: id };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "push_device.test", detail, requestId });
}
