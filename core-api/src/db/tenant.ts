import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import type { DataSource, EntityManager, QueryRunner } from "typeorm";

/** One transaction of one request: plain SQL for read models, the entity manager for writes. */
export interface Transaction {
  /** Rows of one statement; parameters are $1, $2, … */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /**
   * As `query`, for statements that come often and take longer to plan than to run: the connection keeps what it parsed, and the plan
   * too, as long as it lives. So only for few different statements.
   */
  prepared<Row>(sql: string, parameters: unknown[]): Promise<Row[]>;
  readonly manager: EntityManager;
}

/** Reads can't write: PostgreSQL itself refuses (no GET changes or counts anything). */
export type Access = "read" | "write";

const SERIALIZATION_FAILURE = new Set(["40001", "40P01"]);
const ATTEMPTS = 3;

/**
 * Runs work inside one transaction of the role behind the data source. With a contract id, row-level security shows that
 * contract's rows only; without one the API role sees no tenant row at all.
 */
export class TransactionScope {
  constructor(private readonly source: DataSource) {}

  forContract<Result>(contractId: number, access: Access, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    if (!Number.isSafeInteger(contractId) || contractId <= 0) throw new Error("a contract id is a positive integer");
    return this.run(`SET LOCAL app.contract_id = '${contractId}'`, access, work);
  }

  /** For the shared tables, and for the operator role, whose policies show every contract. */
  shared<Result>(access: Access, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.run("", access, work);
  }

  private async run<Result>(
    setting: string,
    access: Access,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(setting, access, work);
      } catch (error) {
        if (attempt === ATTEMPTS || !SERIALIZATION_FAILURE.has(databaseCode(error) ?? "")) throw error;
      }
    }
  }

  private async attempt<Result>(
    setting: string,
    access: Access,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const runner = this.source.createQueryRunner();
    try {
      await begin(runner, setting, access);
      const result = await work({
        query: (sql, parameters) => runner.query(sql, parameters),
        prepared: (sql, parameters) => queryPrepared(runner, sql, parameters),
        manager: runner.manager,
      });
      await (access === "read" ? runner.query("COMMIT") : runner.commitTransaction());
      return result;
    } catch (error) {
      await rollBack(runner, access);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

/** TypeORM knows no prepared statements, so this asks its connection. */
async function queryPrepared<Row>(runner: QueryRunner, text: string, values: unknown[]): Promise<Row[]> {
  const connection: ClientBase = await runner.connect();
  const { rows } = await connection.query({ name: statementName(text), text, values });
  return rows;
}

/** The same for the same statement, on whatever connection. */
const statementName = (sql: string): string => createHash("sha1").update(sql).digest("base64url");

/** A read transaction begins in one round trip; a write goes through TypeORM, which keeps count of its transactions. */
async function begin(runner: QueryRunner, setting: string, access: Access): Promise<void> {
  if (access === "read") {
    await runner.query(`BEGIN READ ONLY; ${setting}`);
    return;
  }
  await runner.startTransaction();
  if (setting) await runner.query(setting);
}

/** The first error is the one to tell: a failed rollback means the connection is gone, and the pool drops it. */
async function rollBack(runner: QueryRunner, access: Access): Promise<void> {
  try {
    if (access === "read") await runner.query("ROLLBACK");
    else if (runner.isTransactionActive) await runner.rollbackTransaction();
  } catch {
    return;
  }
}

/** SQLSTATE of a database error, if it is one. */
export function databaseCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
}

/** SQLSTATEs of a server that is going, coming or out of connections. */
const AWAY = /^(?:08|57P|53)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Whether an error says that the database could not be asked, not that it answered with one. */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseCode(error);
  return code === undefined || AWAY.test(code) || !SQLSTATE.test(code);
}
