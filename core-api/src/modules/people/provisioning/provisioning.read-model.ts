import { LONE_SCOPE } from "@kirinuki/schema/token-scopes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

interface CallRow {
  call_id: string;
  called_at: Date;
  method: string;
  path: string;
  status: number;
  detail: string;
}

const SHOWN = 20;

const CALLS = `
  SELECT c.call_id::text, c.called_at, c.method, c.path, c.status, c.detail FROM provisioning_call c
  WHERE c.contract_id = $1 ORDER BY c.call_id DESC LIMIT ${SHOWN}`;

const COUNTS = `
  SELECT
    (SELECT count(*)::int FROM api_token t WHERE t.contract_id = $1 AND t.scopes = ARRAY[$2] AND t.expires_at > $3) AS token_count,
    (SELECT count(*)::int FROM provisioned_user p WHERE p.contract_id = $1) AS user_count,
    (SELECT g.user_group_name FROM provisioning p JOIN user_group g USING (contract_id, user_group_id) WHERE p.contract_id = $1)
      AS waiting_group_name`;

/** What a contract's identity provider keeps here, and what it did last. */
export async function readProvisioning(tx: Transaction, contractId: number, now: Date) {
  const [counts] = await tx.query<{ token_count: number; user_count: number; waiting_group_name: string | null }>(
    COUNTS,
    [contractId, LONE_SCOPE, now],
  );
  const calls = await tx.query<CallRow>(CALLS, [contractId]);
  return {
    token_count: counts?.token_count ?? 0,
    user_count: counts?.user_count ?? 0,
    waiting_group_name: counts?.waiting_group_name ?? null,
    calls: calls.map(({ called_at, ...call }) => ({ ...call, called_datetime: tokyoDateTime(called_at) })),
  };
}
