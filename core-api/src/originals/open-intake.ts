import type { TransactionScope } from "../db/tenant.ts";
import type { OriginalStore } from "../storage/original-store.ts";
import { createInspector } from "./inspector.ts";
import { type Intake, OriginalIntake } from "./original-intake.ts";

/** An intake with inspectors of its own, which start with the first original and end at `close`. scope: of the operator's role. */
export function openIntake(scope: TransactionScope, store: OriginalStore): { intake: Intake; close(): void } {
  const inspector = createInspector();
  return { intake: new OriginalIntake({ scope, store, inspector }), close: () => inspector.close() };
}
