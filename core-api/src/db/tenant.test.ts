import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { createDataSource } from "../data-source.ts";
import { TransactionScope } from "./tenant.ts";

const db = await testDatabase();
const source = createDataSource({ url: db.apiUrl, poolSize: 2, statementTimeout: 10_000, applicationName: "test" });
const scope = new TransactionScope(source);

beforeAll(async () => {
  await source.initialize();
  await db.owner.query(
    "INSERT INTO contract (contract_id, contract_code, company_name) VALUES (1, 'first01', 'A'), (2, 'second01', 'B')",
  );
});
afterAll(() => source.destroy());

const codes = (contractId: number) =>
  scope.forContract(contractId, "read", async (tx) =>
    (await tx.query<{ code: string }>("SELECT contract_code AS code FROM contract")).map(({ code }) => code),
  );

describe("a transaction of a contract", () => {
  it("sees that contract only, on whichever pooled connection", async () => {
    const seen = await Promise.all(Array.from({ length: 20 }, (_, index) => codes((index % 2) + 1)));
    expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => [index % 2 === 0 ? "first01" : "second01"]));
  });

  it("leaves nothing of its contract on the connection", async () => {
    await codes(1);
    expect(await scope.shared("read", (tx) => tx.query("SELECT 1 FROM contract"))).toEqual([]);
  });

  it("sees that contract only through statements that connections have prepared", async () => {
    const sql = "SELECT contract_code AS code FROM contract WHERE $1";
    const prepared = (contractId: number) =>
      scope.forContract(contractId, "read", async (tx) => {
        await tx.query("SET LOCAL plan_cache_mode = force_generic_plan");
        return (await tx.prepared<{ code: string }>(sql, [true])).map(({ code }) => code);
      });
    const seen = await Promise.all(Array.from({ length: 20 }, (_, index) => prepared((index % 2) + 1)));
    expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => [index % 2 === 0 ? "first01" : "second01"]));
    const kept = await scope.shared("read", (tx) =>
      tx.query("SELECT 1 FROM pg_prepared_statements WHERE generic_plans > 1"),
    );
    expect(kept).toHaveLength(1);
    expect(await scope.shared("read", (tx) => tx.prepared(sql, [true]))).toEqual([]);
  });

  it("can't write while it reads", async () => {
    const write = scope.forContract(1, "read", (tx) =>
      tx.query("INSERT INTO notice (contract_id, text) VALUES (1, 'x')"),
    );
    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  it("gives what it has read before the connection has ended the transaction", async () => {
    const create = source.createQueryRunner.bind(source);
    const ended = Promise.withResolvers<void>();
    const spy = vi.spyOn(source, "createQueryRunner").mockImplementation(() => {
      const runner = create();
      const query = runner.query.bind(runner);
      runner.query = async (sql: string) => (sql === "COMMIT" ? ended.promise.then(() => query(sql)) : query(sql));
      return runner;
    });
    expect(await codes(1)).toEqual(["first01"]);
    ended.resolve();
    spy.mockRestore();
  });

  it("undoes everything when the work fails, and gives the connection back", async () => {
    for (let round = 0; round < 5; round += 1) {
      const failing = scope.forContract(1, "write", async (tx) => {
        await tx.query("INSERT INTO notice (contract_id, text) VALUES (1, 'x')");
        throw new Error("after the write");
      });
      await expect(failing).rejects.toThrow("after the write");
    }
    expect((await db.owner.query("SELECT * FROM notice")).rows).toEqual([]);
  });

  it("is tried again after a deadlock, not after another fault", async () => {
    let runs = 0;
    const work = (code: string) => () => {
      runs += 1;
      return Promise.reject(Object.assign(new Error(code), { code }));
    };
    await expect(scope.forContract(1, "write", work("40P01"))).rejects.toThrow("40P01");
    expect(runs).toBe(3);
    await expect(scope.forContract(1, "write", work("23505"))).rejects.toThrow("23505");
    expect(runs).toBe(4);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d as a contract id", async (contractId) => {
    expect(() => scope.forContract(contractId, "read", async () => 1)).toThrow("positive integer");
  });
});
