import { AsyncLocalStorage } from "node:async_hooks";
import { traced, traceparent } from "@kirinuki/schema/process/tracing.ts";

/** Longer statements are told by their beginning. */
const LONGEST_STATEMENT = 2_000;

const accounts = new AsyncLocalStorage<StatementAccount>();

/** What one request asked of the database: BEGIN, COMMIT and settings are statements too. */
export class StatementAccount {
  statements = 0;
  /** Sum of the times from a statement to its answer; of statements at the same time each counts. */
  milliseconds = 0;

  /** Statements that the work sends, now and later, are put down here. */
  during(work: () => void): void {
    accounts.run(this, work);
  }
}

/** Sends a statement, puts it down to the request that it is for, and traces it inside of what is traced. Its values are never told. */
export async function accounted<Answer>(statement: string, send: () => Promise<Answer>): Promise<Answer> {
  const account = accounts.getStore();
  if (account) account.statements += 1;
  const began = performance.now();
  try {
    // Outside, as when a worker looks for mails every second, a trace of its own would tell nothing.
    return await (traceparent() === undefined ? send() : tracedStatement(statement, send));
  } finally {
    if (account) account.milliseconds += performance.now() - began;
  }
}

const tracedStatement = <Answer>(statement: string, send: () => Promise<Answer>): Promise<Answer> => {
  const name = /\w+/.exec(statement)?.[0].toUpperCase() ?? "SQL";
  const attributes = { "db.system.name": "postgresql", "db.query.text": statement.slice(0, LONGEST_STATEMENT) };
  return traced(name, { kind: "client", attributes }, send);
};
