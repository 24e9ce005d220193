import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { createDataSource } from "../data-source.ts";
import { PatientScope } from "./patient-scope.ts";
import type { Transaction } from "./tenant.ts";

const db = await testDatabase();
const source = createDataSource({
  url: db.operatorUrl,
  poolSize: 2,
  statementTimeout: 10_000,
  applicationName: "test",
});
const onWait = vi.fn();
const scope = new PatientScope(source, { onWait });

beforeAll(() => source.initialize());
afterAll(() => source.destroy());

const INSERT = "INSERT INTO contract (contract_id, contract_code, company_name) VALUES ($1, $2, 'A')";

describe("a transaction that waits for the database", () => {
  it("is done once though its connection broke twice", async () => {
    let attempts = 0;
    const done = await scope.shared("write", async (tx: Transaction) => {
      attempts += 1;
      await tx.query(INSERT, [71, "patient71"]);
      if (attempts < 3) await tx.query("SELECT pg_terminate_backend(pg_backend_pid())");
      return "done";
    });
    expect([done, attempts, onWait.mock.calls.length]).toEqual(["done", 3, 1]);
    const { rows } = await db.owner.query("SELECT contract_code FROM contract WHERE contract_id = 71");
    expect(rows).toEqual([{ contract_code: "patient71" }]);
  });

  it("is not repeated for a fault of its own", async () => {
    let attempts = 0;
    const failing = scope.shared("write", async (tx) => {
      attempts += 1;
      await tx.query("SELEKT");
    });
    await expect(failing).rejects.toThrow(/SELEKT/);
    expect(attempts).toBe(1);
  });

  it("gives up after its patience", async () => {
    const hurried = new PatientScope(source, { onWait, patienceMs: -1 });
    const lost = hurried.shared("read", (tx) => tx.query("SELECT pg_terminate_backend(pg_backend_pid())"));
    await expect(lost).rejects.toThrow();
  });
});
