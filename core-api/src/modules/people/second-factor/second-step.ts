import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { Parts } from "../../parts.ts";
import type { Account } from "../session/account.read-model.ts";
import type { ClientInfo } from "../session/client-info.ts";
import { takeCode } from "./codes.ts";
import type { FactorOwner } from "./factor-owner.ts";
import { askPasskey, takePasskey } from "./passkey.ts";
import { isRememberedDevice, rememberDevice } from "./remembered-device.ts";

/** What a sign-in brings for its second step. */
export interface StepAnswer {
  code?: string | null | undefined;
  passkey?: string | null | undefined;
  rememberDevice?: boolean | undefined;
}

/** By what the second step was passed; null where none is asked for. */
export type StepWay = "authenticator" | "recovery_code" | "passkey" | "device";

export interface PassedStep {
  way: StepWay | null;
  /** Of a browser that is to be remembered. */
  deviceCookie: string | null;
}

/**
 * The one place that says which ways in are asked for a second factor of ours. A remembered sign-in began with one, an address is refused
 * where one is due (`isAddressEnough`), and whoever comes from an identity provider has been asked there.
 */
export const asksSecondStep = (way: "password" | "remembered" | "address" | "provider", account: Account): boolean =>
  way === "password" && (account.hasAuthenticator || account.hasPasskey);

/** An address says where somebody is, not who: it opens nothing that a second factor guards. */
export const isAddressEnough = ({ hasAuthenticator, hasPasskey, factorDemanded }: Account): boolean =>
  !(hasAuthenticator || hasPasskey || factorDemanded);

type StepParts = Pick<Parts, "config" | "sealedTexts" | "clock">;

interface Step {
  contractId: number;
  account: Account;
  client: ClientInfo;
  answer: StepAnswer;
}

/** The second step, after the right password. @returns a refusal where it is still to be made, or was made wrong */
export async function takeSecondStep(
  parts: StepParts,
  tx: Transaction,
  { contractId, account, client, answer }: Step,
): Promise<PassedStep | Refusal<object>> {
  if (!asksSecondStep("password", account)) return { way: null, deviceCookie: null };
  const now = parts.clock.now();
  const owner = { contractId, userId: account.userId };
  if (await isRememberedDevice(tx, owner, { cookie: client.deviceCookie, now }))
    return { way: "device", deviceCookie: null };
  const { code, passkey } = answer;
  if (!code && !passkey) return asked(parts, tx, owner, account);
  const way = passkey
    ? (await takePasskey(tx, owner, { config: parts.config, text: passkey, now })) && "passkey"
    : await takeCode(tx, owner, { code: code ?? "", now, sealedTexts: parts.sealedTexts });
  if (!way) return new Refusal("SECOND_STEP_WRONG", [], [{ field: passkey ? "passkey" : "code", message: WRONG }]);
  const deviceCookie = answer.rememberDevice ? await rememberDevice(tx, owner, { client, now }) : null;
  return { way, deviceCookie };
}

const WRONG = "確認コードが正しくないか、使用済みです。";

/** By which ways it can be made, and what the browser asks a passkey with. */
async function asked(
  { config, clock }: StepParts,
  tx: Transaction,
  owner: FactorOwner,
  { hasAuthenticator, hasPasskey }: Account,
): Promise<Refusal<object>> {
  const passkey_options = hasPasskey ? await askPasskey(tx, owner, { config, now: clock.now() }) : null;
  return new Refusal("SECOND_STEP", { second_step: { authenticator_flag: hasAuthenticator ? 1 : 0, passkey_options } });
}
