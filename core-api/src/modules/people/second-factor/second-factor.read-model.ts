import type { SecondFactorDemand } from "@kirinuki/schema/second-factor.ts";
import { SECOND_FACTOR_DEMANDS } from "@kirinuki/schema/second-factor.ts";
import { type Static, Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { readDevices } from "./remembered-device.ts";

const moment = () => Type.String({ format: "date-time" });

export const secondFactorSchema = Type.Object({
  authenticator_flag: Type.Integer({ enum: [0, 1] }),
  passkeys: Type.Array(
    Type.Object({
      passkey_id: Type.String(),
      passkey_name: Type.String(),
      created_datetime: moment(),
      last_used_datetime: nullable(moment()),
    }),
  ),
  recovery_code_count: Type.Integer({ description: "Number of unused recovery codes" }),
  demand: Type.String({ enum: [...SECOND_FACTOR_DEMANDS], description: "Which users must have a second factor" }),
  demanded_flag: Type.Integer({ enum: [0, 1], description: "1: this user must have a second factor" }),
  devices: Type.Array(
    Type.Object({
      device_id: Type.String(),
      created_datetime: moment(),
      last_used_datetime: moment(),
      end_datetime: moment(),
      client_address: Type.String(),
      user_agent: Type.String(),
    }),
  ),
});
type SecondFactorWire = Static<typeof secondFactorSchema>;

interface Row {
  authenticator_flag: number;
  recovery_code_count: number;
  demand: SecondFactorDemand;
  demanded_flag: number;
}
interface PasskeyRow {
  passkey_id: string;
  passkey_name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const STATE = `
  SELECT (SELECT count(*)::int FROM user_authenticator a WHERE a.contract_id = $1 AND a.user_id = $2 AND a.secret IS NOT NULL) AS authenticator_flag,
    (SELECT count(*)::int FROM user_recovery_code r WHERE r.contract_id = $1 AND r.user_id = $2) AS recovery_code_count,
    c.second_factor_demand AS demand, is_second_factor_demanded(c.second_factor_demand, $3::smallint)::int AS demanded_flag
  FROM contract c WHERE c.contract_id = $1`;
const PASSKEYS = `
  SELECT credential_id AS passkey_id, passkey_name, created_at, last_used_at FROM user_passkey
  WHERE contract_id = $1 AND user_id = $2 ORDER BY created_at, credential_id`;

/** What a user has set up; nothing of it opens anything. */
export async function readSecondFactor(tx: Transaction, actor: Actor, now: Date): Promise<SecondFactorWire> {
  const { contractId, userId, userAuthority } = actor;
  const [state] = await tx.query<Row>(STATE, [contractId, userId, userAuthority]);
  if (!state) throw new Error("the contract of a session exists");
  const passkeys = await tx.query<PasskeyRow>(PASSKEYS, [contractId, userId]);
  const devices = await readDevices(tx, actor, now);
  return {
    ...state,
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      created_datetime: tokyoDateTime(created_at),
      last_used_datetime: last_used_at && tokyoDateTime(last_used_at),
    })),
    devices: devices.map(({ device_id, created_at, last_used_at, expires_at, client_address, user_agent }) => ({
      device_id,
      created_datetime: tokyoDateTime(created_at),
      last_used_datetime: tokyoDateTime(last_used_at),
      end_datetime: tokyoDateTime(expires_at),
      client_address: client_address ?? "",
      user_agent: user_agent ?? "",
    })),
  };
}
