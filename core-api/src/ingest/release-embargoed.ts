import type { TransactionScope } from "../db/tenant.ts";
import type { ActiveExpressions } from "../matching/set-up/active-expressions.ts";
import { SetupRun } from "../runs/setup-run.ts";
import type { Clock } from "../time/tokyo.ts";
import { dueItems, forgetHeld, type HeldItem } from "./embargoed-items.repository.ts";
import type { Item } from "./item.ts";
import { BatchStore } from "./store-batch.ts";

const AT_ONCE = 200;
const LABEL = "解禁された記事";

export interface ReleaseResources {
  /** Of the operator's role. */
  scope: Pick<TransactionScope, "shared">;
  clock: Clock;
  expressions: Pick<ActiveExpressions, "filter" | "current">;
}

/**
 * Takes in whatever embargo has ended, as ingest does: matched, searchable, counted. Repeatable: who is stopped between storing an item
 * and forgetting it finds it known the next time.
 * @returns how many items were released
 */
export async function releaseEmbargoed({ scope, clock, expressions }: ReleaseResources): Promise<number> {
  const now = clock.now();
  const due = await scope.shared("read", (tx) => dueItems(tx, now, AT_ONCE));
  if (due.length === 0) return 0;
  const store = new BatchStore({ scope, clock, expressions });
  const run = await store.beginRun(LABEL);
  await SetupRun.during(run, async () => {
    for (const held of due) {
      if (!held.isOvertaken) await store.store([JSON.parse(held.item) as Item], originOf(held), run);
      await scope.shared("write", (tx) => forgetHeld(tx, held, now));
    }
  });
  return due.length;
}

const originOf = ({ file, file_hash: fileHash, own_contract_id: ownContractId }: HeldItem) => ({
  file,
  fileHash,
  ...(ownContractId !== null && { ownContractId }),
});
