import type { Transaction, TransactionScope } from "../src/db/tenant.ts";
import { auditOperator } from "../src/modules/audit/audit.ts";
import type { DayString } from "../src/time/tokyo.ts";

/** Signs the demo's rows in the operator's trail, which nobody can change afterwards. */
const LOADER = "kirinuki-demo";

/** What an earlier run has done. The day on which the demo was begun stays its "today", so that a repetition is the same. */
export interface DemoJournal {
  today: DayString;
  contractIds: number[];
  finished: boolean;
}

interface Row {
  today: DayString;
  contract_ids: number[];
  finished: boolean;
}

const JOURNAL = `
  SELECT b.detail->>'today' AS today, b.detail->'contractIds' AS contract_ids,
    EXISTS (SELECT 1 FROM operator_audit f WHERE f.operator_id = $1 AND f.action = 'demo.finish' AND f.operator_audit_id > b.operator_audit_id) AS finished
  FROM operator_audit b WHERE b.operator_id = $1 AND b.action = 'demo.begin' ORDER BY b.operator_audit_id DESC LIMIT 1`;

/** null where the demo was never begun. */
export async function readJournal(tx: Transaction): Promise<DemoJournal | null> {
  const [row] = await tx.query<Row>(JOURNAL, [LOADER]);
  return row ? { today: row.today, contractIds: row.contract_ids, finished: row.finished } : null;
}

/** Asks whether the demo has been loaded; what was once is not asked again. */
export function demoIsLoaded(scope: TransactionScope): () => Promise<boolean> {
  let loaded = false;
  return async () => {
    loaded ||= (await scope.shared("read", readJournal))?.finished ?? false;
    return loaded;
  };
}

export const noteBegin = (tx: Transaction, today: DayString, contractIds: number[]): Promise<void> =>
  auditOperator(tx, { operatorId: LOADER, action: "demo.begin", detail: { today, contractIds } });

export const noteFinish = (tx: Transaction): Promise<void> =>
  auditOperator(tx, { operatorId: LOADER, action: "demo.finish" });
