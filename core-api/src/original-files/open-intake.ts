import type { TransactionScope } from "../db/tenant.ts";
import type { OriginalStore } from "../storage/original-store.ts";
import { createInspector } from "./inspector.ts";
import { PdfMerger } from "./merge/pdf-merger.ts";
import { type Intake, OriginalIntake } from "./original-intake.ts";

/** What opens and tries originals, in processes that start with the first one and end at `close`. */
export function openTools() {
  const inspector = createInspector();
  const merger = new PdfMerger(inspector.concurrency);
  return {
    inspector,
    merger,
    close: () => {
      inspector.close();
      merger.close();
    },
  };
}

/** An intake with tools of its own. scope: of the operator's role. */
export function openIntake(scope: TransactionScope, store: OriginalStore): { intake: Intake; close(): void } {
  const tools = openTools();
  return { intake: new OriginalIntake({ scope, store, ...tools }), close: tools.close };
}
