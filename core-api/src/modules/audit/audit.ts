import type { OperatorAction } from "@kirinuki/schema/operator-log-labels.ts";
import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import type { Transaction } from "../../db/tenant.ts";

export interface AuditEntry {
  contractId: number;
  /** user_id, or `operator:<id>`. */
  actor: string;
  /** Dotted verb: `session.login`, `theme.save`. Each has its words in the log that operators download. */
  action: UserAction;
  detail?: Record<string, unknown>;
  requestId?: string;
}

/** One row for each sign-in, admin change, export and use of an original (design section 3); never changed afterwards. */
export async function audit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.query("INSERT INTO audit (contract_id, actor, action, detail, request_id) VALUES ($1, $2, $3, $4, $5)", [
    entry.contractId,
    entry.actor,
    entry.action,
    JSON.stringify(entry.detail ?? {}),
    entry.requestId ?? null,
  ]);
}

/** The same of many things, a row each. */
export async function auditEach(
  tx: Transaction,
  { contractId, actor, action, requestId }: Omit<AuditEntry, "detail">,
  details: readonly object[],
): Promise<void> {
  await tx.query(
    `INSERT INTO audit (contract_id, actor, action, detail, request_id)
     SELECT $1, $2, $3, d.detail, $4 FROM jsonb_array_elements($5::jsonb) AS d(detail)`,
    [contractId, actor, action, requestId ?? null, JSON.stringify(details)],
  );
}

/** The operator's own trail, for changes that belong to no contract or to any. */
export async function auditOperator(
  tx: Pick<Transaction, "query">,
  entry: Omit<AuditEntry, "contractId" | "actor" | "action"> & { operatorId: string; action: OperatorAction },
): Promise<void> {
  await tx.query("INSERT INTO operator_audit (operator_id, action, detail, request_id) VALUES ($1, $2, $3, $4)", [
    entry.operatorId,
    entry.action,
    JSON.stringify(entry.detail ?? {}),
    entry.requestId ?? null,
  ]);
}
