import { setTimeout as pause } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { isUnavailable } from "../errors/unavailable.ts";
import { type Access, type Transaction, TransactionScope } from "./tenant.ts";

/** How long one transaction waits for a database that is away, in milliseconds: a failover and a restart take less. */
const PATIENCE_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface PatientScopeOptions {
  /** Called once for each transaction that begins to wait. */
  onWait: (error: unknown) => void;
  patienceMs?: number;
}

/**
 * Repeats a transaction while the database is away, for work that nobody waits for at a screen. The work must give the same result
 * however often it is done: a connection that breaks during COMMIT does not tell whether the transaction was kept.
 */
export class PatientScope extends TransactionScope {
  constructor(
    source: DataSource,
    private readonly options: PatientScopeOptions,
  ) {
    super(source);
  }

  protected override async run<Result>(
    setting: string,
    access: Access,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const { onWait, patienceMs = PATIENCE_MS } = this.options;
    const end = performance.now() + patienceMs;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        return await super.run(setting, access, work);
      } catch (error) {
        if (!isUnavailable(error) || performance.now() > end) throw error;
        if (wait === FIRST_PAUSE_MS) onWait(error);
        await pause(wait);
      }
    }
  }
}
