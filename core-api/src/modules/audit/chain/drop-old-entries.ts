import type { TransactionScope } from "../../../db/tenant.ts";

const AT_ONCE = 5000;

/** A contract that was removed for good leaves nothing to be sealed. */
const FORGET =
  "DELETE FROM audit_unsealed u WHERE NOT EXISTS (SELECT FROM contract c WHERE c.contract_id = u.contract_id)";

/** Drops the entries that their contracts keep no longer; the database itself lets no other go. @returns how many went */
export async function dropOldEntries(scope: TransactionScope): Promise<number> {
  await scope.shared("write", (tx) => tx.query(FORGET));
  const contracts = await scope.shared("read", (tx) =>
    tx.query<{ contract_id: number }>("SELECT contract_id FROM audit_head ORDER BY 1"),
  );
  let dropped = 0;
  for (const { contract_id } of contracts) {
    for (;;) {
      const [some] = await scope.shared("write", (tx) =>
        tx.query<{ n: number }>("SELECT drop_old_audit($1, $2) AS n", [contract_id, AT_ONCE]),
      );
      dropped += some?.n ?? 0;
      if ((some?.n ?? 0) < AT_ONCE) break;
    }
  }
  return dropped;
}
