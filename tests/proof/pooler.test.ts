import { spawnSync } from "node:child_process";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { transactionOptions } from "@kirinuki/core-api/src/db/session-settings.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import { testApi } from "@kirinuki/core-api/src/testing/test-api.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/test-database.ts";
import { type RunningPooler, startPooler } from "./pooler.ts";

const hasPooler = spawnSync("pgbouncer", ["--version"]).status === 0;

// `pgbouncer` is a package of the distribution; where it is not there, the proof is named among what was skipped.
describe.skipIf(!hasPooler)(
  "core-api behind a pooler that lends connections for one transaction (needs pgbouncer)",
  async () => {
    const db = await testDatabase();
    let pooler: RunningPooler;
    beforeAll(async () => {
      pooler = await startPooler([db.apiUrl, db.operatorUrl], 2);
    });
    afterAll(() => pooler.stop());
    const sourceOf = (mode: "none" | "transaction") =>
      createDataSource({
        url: pooler.through(db.apiUrl),
        poolSize: 4,
        statementTimeout: 12_345,
        applicationName: "test",
        pooler: mode,
      });

    it("answers 20 callers on two connections, each with what is his", async () => {
      const through = { apiUrl: pooler.through(db.apiUrl), operatorUrl: pooler.through(db.operatorUrl) };
      const { get, send } = await testApi({ ...db, ...through }, { DATABASE_POOLER: "transaction" });
      const users = await Promise.all(
        ["鉄", "銅", "銀"].map(async (name) => {
          const contract = await aContract(db.owner);
          await aTheme(db.owner, contract, { name });
          return { name, user: await aUser(db.owner, await aGroup(db.owner, contract)) };
        }),
      );
      const search = { keyword1: "半導体" };
      const round = users.flatMap(({ name, user }) =>
        Array.from({ length: 7 }, async (_, at) => {
          const list = await get(user, "/themes");
          // The same statement again and again, which is the one that would be prepared.
          const found = await send(user, "POST", "/article_search", { ...search, page: (at % 2) + 1 });
          const others = users.filter((other) => other.name !== name && list.body.includes(other.name));
          return [list.statusCode, list.body.includes(name), others, found.json().result.status];
        }),
      );
      expect(await Promise.all(round)).toEqual(round.map(() => [200, true, [], 0]));
    });

    it("limits each transaction, and leaves nothing on the connection", async () => {
      const source = await sourceOf("transaction").initialize();
      try {
        const scope = new TransactionScope(source, transactionOptions(12_345));
        const settings = `SELECT current_setting('statement_timeout') AS timeout, current_setting('jit') AS jit,
        coalesce(current_setting('app.contract_id', true), '') AS contract`;
        for (const access of ["read", "write"] as const)
          expect(await scope.forContract(7, access, (tx) => tx.prepared(settings, []))).toEqual([
            { timeout: "12345ms", jit: "off", contract: "7" },
          ]);
        for (let look = 0; look < 4; look += 1)
          expect(await source.query(settings)).toMatchObject([{ timeout: "0", contract: "" }]);
      } finally {
        await source.destroy();
      }
    });

    it("would not even begin without DATABASE_POOLER", async () => {
      await expect(sourceOf("none").initialize()).rejects.toThrow("startup parameter");
    });
  },
);
