import type pg from "pg";
import { afterAll } from "vitest";
import { createDataSource } from "../../data-source.ts";
import { TransactionScope } from "../../db/tenant.ts";
import { ActiveExpressions } from "../../matching/set-up/active-expressions.ts";
import { Rematch } from "../../matching/set-up/rematch.ts";
import type { Clock } from "../../time/tokyo.ts";
import { ingestItems } from "../ingest.ts";
import type { IngestCounts } from "../ingest-counts.ts";
import { isRefused, type ReadItem } from "../item.ts";
import { readLine } from "../jsonl/read-line.ts";
import { BatchStore } from "../store-batch.ts";

/** A database with everything that stores and matches articles, on a clock that stands still unless it is set. */
export interface NewsDesk {
  owner: pg.Pool;
  scope: TransactionScope;
  clock: Clock & { set(iso: string): void };
  rematch: Rematch;
  /** Like a file with these lines; the same name means the same file. */
  ingest(file: string, lines: readonly unknown[]): Promise<IngestCounts>;
  /** Like a file in which its source takes the article of a line back. */
  withdraw(file: string, line: unknown): Promise<IngestCounts>;
  /** A further, independent ingest on the same database, as another process would be. */
  newStore(): BatchStore;
  /** The same with database connections of its own, under a name by which they can be ended. */
  separateStore(applicationName: string): Promise<BatchStore>;
  contract(code: string): Promise<number>;
  theme(
    contractId: number,
    name: string,
    expressions?: readonly (string | { section: number; text: string })[],
  ): Promise<number>;
}

const NOW = "2026-11-20T06:00:00+09:00";

/** Call at the top of a test file: `const desk = await newsDesk(await testDatabase());`. */
export async function newsDesk(db: { owner: pg.Pool; operatorUrl: string }): Promise<NewsDesk> {
  const connect = async (applicationName: string): Promise<TransactionScope> => {
    const source = createDataSource({ url: db.operatorUrl, poolSize: 6, statementTimeout: 0, applicationName });
    await source.initialize();
    afterAll(() => source.destroy());
    return new TransactionScope(source);
  };
  const scope = await connect("test");
  let now = new Date(NOW);
  const clock = {
    now: () => now,
    set: (iso: string) => {
      now = new Date(iso);
    },
  };
  const storeOn = (own: TransactionScope) =>
    new BatchStore({ scope: own, clock, expressions: new ActiveExpressions() });
  const newStore = () => storeOn(scope);
  const store = newStore();
  return {
    owner: db.owner,
    scope,
    clock,
    rematch: new Rematch(scope, clock),
    newStore,
    separateStore: async (applicationName) => storeOn(await connect(applicationName)),
    ingest: (file, lines) => ingestItems(itemsOf(lines), store, originOf(file)),
    withdraw: (file, line) => ingestItems(takenBack(file, line), store, originOf(file)),
    contract: async (code) => {
      const { rows } = await db.owner.query(
        "INSERT INTO contract (contract_code, company_name) VALUES ($1, $1) RETURNING contract_id",
        [code],
      );
      return rows[0].contract_id;
    },
    theme: (contractId, name, expressions = []) => insertTheme(db.owner, contractId, name, expressions),
  };
}

export const originOf = (file: string) => ({ file, fileHash: Buffer.from(file).toString("hex") });

/** Lines as a file would have them: what is no text already is written as JSON. */
export async function* itemsOf(lines: readonly unknown[]): AsyncGenerator<ReadItem> {
  for (const [index, line] of lines.entries()) {
    yield readLine({ lineNo: index + 1, text: typeof line === "string" ? line : JSON.stringify(line) });
  }
}

async function* takenBack(file: string, line: unknown): AsyncGenerator<ReadItem> {
  const contentHash = Buffer.from(file).toString("hex");
  for await (const item of itemsOf([line])) yield isRefused(item) ? item : { ...item, withdrawn: true, contentHash };
}

async function insertTheme(
  owner: pg.Pool,
  contractId: number,
  name: string,
  expressions: Parameters<NewsDesk["theme"]>[2],
): Promise<number> {
  const { rows } = await owner.query("INSERT INTO theme (contract_id, theme_name) VALUES ($1, $2) RETURNING theme_id", [
    contractId,
    name,
  ]);
  const themeId: number = rows[0].theme_id;
  for (const given of expressions ?? []) {
    const { section, text } = typeof given === "string" ? { section: null, text: given } : given;
    await owner.query(
      "INSERT INTO expression (contract_id, theme_id, data_section, expression, canonical) VALUES ($1, $2, $3, $4, $4)",
      [contractId, themeId, section, text],
    );
  }
  return themeId;
}

/** theme_count where it differs from what theme_article says: nothing, always. */
export async function wrongCounts(owner: pg.Pool): Promise<unknown[]> {
  const { rows } = await owner.query(`
    SELECT * FROM (
      SELECT contract_id, theme_id, process_date, (count(*) FILTER (WHERE data_section = 1))::int AS mc,
        (count(*) FILTER (WHERE data_section = 2))::int AS sc, (count(*) FILTER (WHERE data_section = 3))::int AS web,
        (count(*) FILTER (WHERE data_section = 5))::int AS magazine
      FROM theme_article WHERE disp_status = 0 GROUP BY 1, 2, 3) direct
    FULL JOIN (SELECT * FROM theme_count WHERE mc <> 0 OR sc <> 0 OR web <> 0 OR magazine <> 0) kept
      USING (contract_id, theme_id, process_date)
    WHERE (direct.mc, direct.sc, direct.web, direct.magazine) IS DISTINCT FROM (kept.mc, kept.sc, kept.web, kept.magazine)`);
  return rows;
}
