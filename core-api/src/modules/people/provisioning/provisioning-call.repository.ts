import type { Transaction } from "../../../db/tenant.ts";

/** A call of a provider, and how it ended. */
export interface ProvisioningCall {
  method: string;
  path: string;
  status: number;
  /** Of a refusal, why. */
  detail: string;
  requestId: string;
}

/** So many are kept. */
const KEPT = 100;

const NOTE = `
  INSERT INTO provisioning_call (contract_id, called_at, method, path, status, detail, request_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const FORGET = `
  DELETE FROM provisioning_call WHERE contract_id = $1 AND call_id < (
    SELECT min(call_id) FROM (
      SELECT call_id FROM provisioning_call WHERE contract_id = $1 ORDER BY call_id DESC LIMIT ${KEPT}) AS kept)`;

/** What a provider has sent may stand in both: a line of it, without characters that can't be stored. */
const LONGEST = 300;
const inOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .slice(0, LONGEST)
    .toWellFormed();

/** Notes a call for who sets the provider up, and forgets those before the last hundred. */
export async function noteCall(tx: Transaction, contractId: number, now: Date, call: ProvisioningCall): Promise<void> {
  const { method, path, status, detail, requestId } = call;
  await tx.query(NOTE, [contractId, now, method, inOneLine(path), status, inOneLine(detail), requestId]);
  await tx.query(FORGET, [contractId]);
}
