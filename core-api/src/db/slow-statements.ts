import { Counter, type Registry } from "prom-client";
import type { Logger } from "typeorm";

/** Where slow statements are told: a log of pino's kind. */
interface Log {
  warn(detail: object, message: string): void;
}

/** Longer statements are told by their beginning. */
const LONGEST_STATEMENT = 2_000;

/** Counts statements that took long and tells them in the log, without their parameters, which may be a customer's words. */
export class SlowStatements {
  private log: Log | null = null;
  private readonly count = new Counter({
    name: "kirinuki_slow_statements_total",
    help: "Statements that took longer than SLOW_STATEMENT milliseconds",
    registers: [],
  });

  constructor(readonly milliseconds: number) {}

  tellTo(registry: Registry, log: Log): void {
    registry.registerMetric(this.count);
    this.log = log;
  }

  /** For a data source. It tells nothing else: errors are told where they end up. */
  readonly logger: Logger = {
    logQuerySlow: (time, statement) => {
      this.count.inc();
      this.log?.warn({ ms: Math.round(time), statement: statement.slice(0, LONGEST_STATEMENT) }, "slow statement");
    },
    logQuery: () => {},
    logQueryError: () => {},
    logSchemaBuild: () => {},
    logMigration: () => {},
    log: () => {},
  };
}
