import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { LostUpdate } from "../../errors/app-error.ts";
import { type LastChangeRow, lostUpdate } from "./last-change.ts";

/** Each save by an operator stands in the trail, so the trail knows who was quicker. */
const LAST = `
  SELECT a.occurred_at AS changed_at, coalesce(o.name, a.actor) AS changed_by
  FROM audit a LEFT JOIN operator_account o ON a.actor = 'operator:' || o.operator_id
  WHERE a.contract_id = $1 AND a.action = $2 AND a.detail @> $3::jsonb ORDER BY a.audit_id DESC LIMIT 1`;

/**
 * The 409 of what operators save.
 * @param about fields of the trail's detail that name the thing; none: the contract itself
 */
export async function lostToOperator(
  tx: Transaction,
  contractId: number,
  action: UserAction,
  about: Record<string, unknown> = {},
): Promise<LostUpdate> {
  const [change] = await tx.query<LastChangeRow>(LAST, [contractId, action, JSON.stringify(about)]);
  return lostUpdate(change ?? { changed_at: null, changed_by: null });
}
