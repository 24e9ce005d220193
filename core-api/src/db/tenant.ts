import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import type { DataSource, EntityManager, QueryRunner } from "typeorm";
import { isUnavailable } from "../errors/unavailable.ts";
import { positionOf, type Standby, StandbyBehind } from "./standby.ts";
import { accounted } from "./statement-account.ts";

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
const STATEMENT_ENDED = "57014";
const ATTEMPTS = 3;

/**
 * Runs work inside one transaction of the role behind the data source. With a contract id, row-level security shows that
 * contract's rows only; without one the API role sees no tenant row at all.
 */
export class TransactionScope {
  /**
   * @param borrowed for connections that a pooler lends for one transaction: the settings that each transaction begins with
   * @param standby answers reads in place of `source` where it can
   */
  constructor(
    private readonly source: DataSource,
    private readonly borrowed = "",
    private readonly standby: Standby | null = null,
  ) {}

  forContract<Result>(contractId: number, access: Access, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    if (!Number.isSafeInteger(contractId) || contractId <= 0) throw new Error("a contract id is a positive integer");
    return this.run(`${this.borrowed}SET LOCAL app.contract_id = '${contractId}'`, access, work);
  }

  /** For the shared tables, and for the operator role, whose policies show every contract. */
  shared<Result>(access: Access, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.run(this.borrowed, access, work);
  }

  /** Rows of one statement on shared tables, in the transaction that PostgreSQL gives each: one round trip in place of three. */
  async once<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    if (this.borrowed) return this.shared("write", (tx) => tx.query<Row>(sql, parameters));
    return accounted(sql, () => this.source.query(sql, parameters));
  }

  protected async run<Result>(
    setting: string,
    access: Access,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const read =
      access === "read" && this.standby?.isThere ? await this.fromStandby(this.standby, setting, work) : null;
    if (read) return read.result;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(this.source, setting, access, work);
      } catch (error) {
        if (attempt === ATTEMPTS || !SERIALIZATION_FAILURE.has(databaseCode(error) ?? "")) throw error;
      }
    }
  }

  /** null: the primary has to answer, since the standby is away, behind, or was held up by what it replays. */
  private async fromStandby<Result>(
    standby: Standby,
    setting: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<{ result: Result } | null> {
    const position = await positionOf(this.source);
    try {
      await standby.open();
      const result = await this.attempt(standby.source, setting, "read", work, (runner) =>
        standby.catchUp(runner, position),
      );
      return { result };
    } catch (error) {
      if (error instanceof StandbyBehind || SERIALIZATION_FAILURE.has(databaseCode(error) ?? "")) return null;
      // A statement that took too long would take as long on the primary.
      if (!isUnavailable(error) || databaseCode(error) === STATEMENT_ENDED) throw error;
      standby.leaveAlone();
      return null;
    }
  }

  private async attempt<Result>(
    source: DataSource,
    setting: string,
    access: Access,
    work: (tx: Transaction) => Promise<Result>,
    prepare: (runner: QueryRunner) => Promise<void> = async () => {},
  ): Promise<Result> {
    const runner = accountedRunner(source);
    let result: Result;
    try {
      await begin(runner, setting, access);
      await prepare(runner);
      result = await work({
        query: (sql, parameters) => runner.query(sql, parameters),
        // The next transaction may get another connection, which does not know the statement.
        prepared: (sql, parameters) =>
          this.borrowed ? runner.query(sql, parameters) : queryPrepared(runner, sql, parameters),
        manager: runner.manager,
      });
      if (access === "write") await runner.commitTransaction();
    } catch (error) {
      await rollBack(runner, access);
      await runner.release();
      throw error;
    }
    if (access === "write") await runner.release();
    else void endRead(runner);
    return result;
  }
}

/** All that goes to the database by it is put down, TypeORM's own statements too. */
function accountedRunner(source: DataSource): QueryRunner {
  const runner = source.createQueryRunner();
  const query = runner.query.bind(runner);
  // TypeORM's own calls pass a third argument.
  runner.query = (sql: string, parameters?: unknown[], structured?: boolean) =>
    accounted(sql, () => (structured ? query(sql, parameters, true) : query(sql, parameters)));
  return runner;
}

/** Nobody waits for the end of a read, which has no effect. A connection that fails in it is gone, and the pool drops it. */
async function endRead(runner: QueryRunner): Promise<void> {
  await runner.query("COMMIT").catch(() => {});
  await runner.release();
}

/** TypeORM knows no prepared statements, so this asks its connection. */
async function queryPrepared<Row>(runner: QueryRunner, text: string, values: unknown[]): Promise<Row[]> {
  const connection: ClientBase = await runner.connect();
  const start = performance.now();
  const { rows } = await accounted(text, () => connection.query({ name: statementName(text), text, values }));
  tellIfSlow(runner.dataSource, text, performance.now() - start);
  return rows;
}

/** As TypeORM does for the statements that it sends itself. */
function tellIfSlow({ options, logger }: DataSource, text: string, milliseconds: number): void {
  const { maxQueryExecutionTime: limit } = options;
  if (limit && milliseconds > limit) logger.logQuerySlow(milliseconds, text);
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
