import { DEVICE_DAYS } from "@kirinuki/schema/second-factor.ts";
import { hashToken, newToken, readSessionCookie, writeSessionCookie } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { ClientInfo } from "../session/client-info.ts";
import type { FactorOwner } from "./factor-owner.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const USER_AGENT_LENGTH = 400;
/** A device's public name: enough of its hash to be unique, useless as a credential. */
const DEVICE_ID = "left(encode(token_hash, 'hex'), 24)";

/** Notes that a browser is asked for no second step of this user. @returns the cookie's value */
export async function rememberDevice(
  tx: Transaction,
  { contractId, userId }: FactorOwner,
  { client, now }: { client: ClientInfo; now: Date },
): Promise<string> {
  const token = newToken();
  await tx.query(
    `INSERT INTO remembered_device (contract_id, token_hash, user_id, created_at, last_used_at, expires_at, client_address, user_agent)
     VALUES ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [
      ...[contractId, hashToken(token), userId, now, new Date(now.getTime() + DEVICE_DAYS * DAY_MS), client.address],
      client.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    ],
  );
  return writeSessionCookie({ contractId, token });
}

/** Whether the browser is one that this user has had remembered. */
export async function isRememberedDevice(
  tx: Transaction,
  { contractId, userId }: FactorOwner,
  { cookie, now }: { cookie: string | undefined; now: Date },
): Promise<boolean> {
  const read = readSessionCookie(cookie);
  if (read?.contractId !== contractId) return false;
  const used = await tx.query(
    `WITH used AS (
       UPDATE remembered_device SET last_used_at = $4 WHERE contract_id = $1 AND user_id = $2 AND token_hash = $3 AND expires_at > $4
       RETURNING 1)
     SELECT * FROM used`,
    [contractId, userId, hashToken(read.token), now],
  );
  return used.length > 0;
}

export interface DeviceRow {
  device_id: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  client_address: string | null;
  user_agent: string | null;
}

export const readDevices = (tx: Transaction, { contractId, userId }: FactorOwner, now: Date): Promise<DeviceRow[]> =>
  tx.query<DeviceRow>(
    `SELECT ${DEVICE_ID} AS device_id, created_at, last_used_at, expires_at, host(client_address) AS client_address, user_agent
     FROM remembered_device WHERE contract_id = $1 AND user_id = $2 AND expires_at > $3 ORDER BY last_used_at DESC, token_hash`,
    [contractId, userId, now],
  );

/** Ends one device, or all of the user's. How many ended. */
export async function forgetDevices(
  tx: Transaction,
  { contractId, userId }: FactorOwner,
  deviceId: string | null = null,
): Promise<number> {
  const gone = await tx.query(
    `WITH gone AS (
       DELETE FROM remembered_device WHERE contract_id = $1 AND user_id = $2 AND ($3::text IS NULL OR ${DEVICE_ID} = $3) RETURNING 1)
     SELECT * FROM gone`,
    [contractId, userId, deviceId],
  );
  return gone.length;
}
