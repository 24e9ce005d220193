import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cliDesk } from "../../../cli/testing/cli-desk.ts";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { dropAudit, sealAudit } from "../../../jobs/audit-chain.job.ts";
import { aJobContext } from "../../../testing/a-job-context.ts";
import { aContract, type TestContract } from "../../../testing/builders.ts";
import { verifyChain } from "./verify-chain.ts";

const db = await testDatabase();
const { owner } = db;
const source = createDataSource({
  url: db.operatorUrl,
  poolSize: 2,
  statementTimeout: 10_000,
  applicationName: "test",
});
const scope = new TransactionScope(source);
const logged: object[] = [];
const context = aJobContext({
  scope,
  clock: { now: () => new Date() },
  log: (message, detail) => void logged.push({ message, ...detail }),
});
const { run } = cliDesk(db);

beforeAll(() => source.initialize());
afterAll(() => source.destroy());

const ADD =
  "INSERT INTO audit (contract_id, actor, action, detail, occurred_at) VALUES ($1, 'user01', $2, $3, $4) RETURNING audit_id";

async function add({ contractId }: TestContract, action: string, at = new Date()): Promise<string> {
  const { rows } = await owner.query(ADD, [contractId, action, { name: action }, at]);
  return rows[0].audit_id;
}

/** A contract with a sealed entry for each action. */
async function aChain(...actions: string[]): Promise<TestContract & { ids: string[] }> {
  const contract = await aContract(owner);
  const ids: string[] = [];
  for (const action of actions) ids.push(await add(contract, action));
  await sealAudit.run(context);
  return { ...contract, ids };
}

const verify = ({ contractId }: TestContract, noted: Parameters<typeof verifyChain>[2] = []) =>
  scope.shared("read", (tx) => verifyChain(tx, contractId, noted));

const actionsOf = async ({ contractId }: TestContract) => {
  const { rows } = await owner.query(
    "SELECT action FROM audit_link JOIN audit USING (contract_id, audit_id) WHERE contract_id = $1 ORDER BY position",
    [contractId],
  );
  return rows.map(({ action }) => action);
};

const headOf = async (chain: TestContract) => (await verify(chain)).head;

describe("a sealed trail", () => {
  it("is whole, and says what waits", async () => {
    const chain = await aChain("a", "b", "c");
    await add(chain, "d");
    expect(await verify(chain)).toMatchObject({ anchor: 0n, sealed: 3, unsealed: 1, faults: [] });
    await sealAudit.run(context);
    expect(await verify(chain)).toMatchObject({ head: { position: 4n }, sealed: 4, unsealed: 0, faults: [] });
    expect(await verify(await aContract(owner))).toMatchObject({ sealed: 0, unsealed: 0, faults: [] });
  });

  it("names the entry that was changed", async () => {
    const chain = await aChain("a", "b", "c");
    await owner.query("UPDATE audit SET detail = '{}' WHERE audit_id = $1", [chain.ids[1]]);
    expect((await verify(chain)).faults).toEqual([{ kind: "changed", position: 2n, auditId: chain.ids[1] }]);
  });

  it("names each field's change", async () => {
    const changes = [
      "actor = 'x'",
      "action = 'x'",
      "request_id = 'x'",
      "occurred_at = occurred_at + interval '1 microsecond'",
    ];
    for (const change of changes) {
      const chain = await aChain("a", "b");
      await owner.query(`UPDATE audit SET ${change} WHERE audit_id = $1`, [chain.ids[0]]);
      expect((await verify(chain)).faults).toMatchObject([{ kind: "changed", position: 1n }]);
    }
  });

  it("names the entry that was removed, with or without its place", async () => {
    const chain = await aChain("a", "b", "c", "d");
    await owner.query("DELETE FROM audit WHERE audit_id = $1", [chain.ids[1]]);
    expect((await verify(chain)).faults).toEqual([{ kind: "missing", position: 2n, auditId: chain.ids[1] }]);
    await owner.query("DELETE FROM audit_link WHERE audit_id = $1", [chain.ids[1]]);
    expect((await verify(chain)).faults).toEqual([{ kind: "gap", from: 2n, to: 2n }]);
  });

  it("names two entries that changed places", async () => {
    const chain = await aChain("a", "b", "c", "d");
    await owner.query(
      "UPDATE audit SET action = CASE action WHEN 'b' THEN 'c' ELSE 'b' END, detail = jsonb_build_object('name', CASE action WHEN 'b' THEN 'c' ELSE 'b' END) WHERE audit_id = ANY ($1)",
      [[chain.ids[1], chain.ids[2]]],
    );
    expect((await verify(chain)).faults).toMatchObject([
      { kind: "changed", position: 2n },
      { kind: "changed", position: 3n },
    ]);
  });

  it("names links that changed places", async () => {
    const chain = await aChain("a", "b", "c");
    const [, second, third] = chain.ids;
    const move = "UPDATE audit_link SET position = $3 WHERE contract_id = $1 AND audit_id = $2";
    await owner.query(move, [chain.contractId, second, 99]);
    await owner.query(move, [chain.contractId, third, 2]);
    await owner.query(move, [chain.contractId, second, 3]);
    expect((await verify(chain)).faults).toMatchObject([
      { kind: "changed", position: 2n, auditId: third },
      { kind: "changed", position: 3n, auditId: second },
      { kind: "head" },
    ]);
  });

  it("names what is missing at its end, and by a head noted before also when the stored head was put back", async () => {
    const chain = await aChain("a", "b", "c");
    const noted = await headOf(chain);
    await owner.query("DELETE FROM audit WHERE audit_id = $1", [chain.ids[2]]);
    await owner.query("DELETE FROM audit_link WHERE audit_id = $1", [chain.ids[2]]);
    expect((await verify(chain)).faults).toEqual([{ kind: "gap", from: 3n, to: 3n }]);
    await owner.query(
      "UPDATE audit_head h SET position = 2, hash = (SELECT hash FROM audit_link WHERE contract_id = $1 AND position = 2) WHERE contract_id = $1",
      [chain.contractId],
    );
    expect((await verify(chain)).faults).toEqual([]);
    expect((await verify(chain, [noted])).faults).toEqual([{ kind: "noted", position: 3n }]);
  });

  it("made anew from a changed entry on does not fit a head noted before", async () => {
    const chain = await aChain("a", "b", "c");
    const noted = await headOf(chain);
    await owner.query("UPDATE audit SET actor = 'somebody' WHERE audit_id = $1", [chain.ids[0]]);
    await owner.query("DELETE FROM audit_link WHERE contract_id = $1", [chain.contractId]);
    await owner.query("DELETE FROM audit_head WHERE contract_id = $1", [chain.contractId]);
    await owner.query("INSERT INTO audit_unsealed SELECT contract_id, audit_id FROM audit WHERE contract_id = $1", [
      chain.contractId,
    ]);
    await sealAudit.run(context);
    expect((await verify(chain)).faults).toEqual([]);
    expect((await verify(chain, [noted])).faults).toEqual([{ kind: "noted", position: 3n }]);
  });

  it("names an entry that was taken away before it was sealed, and one that was slipped in", async () => {
    const chain = await aChain("a");
    const taken = await add(chain, "b");
    await owner.query("DELETE FROM audit WHERE audit_id = $1", [taken]);
    const slipped = await add(chain, "c");
    await owner.query("DELETE FROM audit_unsealed WHERE audit_id = $1", [slipped]);
    await sealAudit.run(context);
    expect((await verify(chain)).faults).toEqual([
      { kind: "lost", auditId: taken },
      { kind: "stray", auditId: slipped },
    ]);
  });

  it("takes what commits late to the end, and skips nothing", async () => {
    const contract = await aContract(owner);
    const late = await owner.connect();
    try {
      await late.query("BEGIN");
      await late.query(ADD, [contract.contractId, "began first", {}, new Date()]);
      await add(contract, "committed first");
      await sealAudit.run(context);
      expect(await actionsOf(contract)).toEqual(["committed first"]);
      await late.query("COMMIT");
    } finally {
      late.release();
    }
    await add(contract, "last");
    await Promise.all([sealAudit.run(context), sealAudit.run(context)]);
    expect(await actionsOf(contract)).toEqual(["committed first", "began first", "last"]);
    expect(await verify(contract)).toMatchObject({ sealed: 3, unsealed: 0, faults: [] });
  });

  it("can't be changed by the roles of the product, which drop only what is old", async () => {
    const chain = await aChain("a", "b");
    for (const url of [db.apiUrl, db.operatorUrl]) {
      const role = createDataSource({ url, poolSize: 1, statementTimeout: 10_000, applicationName: "test" });
      await role.initialize();
      for (const statement of [
        "UPDATE audit SET action = 'x'",
        "DELETE FROM audit",
        "UPDATE audit_link SET position = 9",
        "DELETE FROM audit_link",
        "DELETE FROM audit_head",
      ])
        await expect(role.query(statement)).rejects.toThrow("permission denied");
      await role.destroy();
    }
    const [row] = await source.query("SELECT drop_old_audit($1, 100) AS n", [chain.contractId]);
    expect(row.n).toBe(0);
    expect((await verify(chain)).faults).toEqual([]);
  });
});

describe("old entries", () => {
  it("go as the contract says, and the rest stays provable from the anchor on", async () => {
    const contract = await aContract(owner);
    const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);
    await add(contract, "oldest", monthsAgo(30));
    await add(contract, "old", monthsAgo(26));
    await add(contract, "kept", monthsAgo(10));
    // Sealed behind a younger one: it goes when that one does.
    await add(contract, "late", monthsAgo(27));
    await sealAudit.run(context);
    const noted = await headOf(contract);
    await dropAudit.run(context);
    expect(await actionsOf(contract)).toEqual(["kept", "late"]);
    expect(await verify(contract, [noted])).toMatchObject({ anchor: 2n, sealed: 2, faults: [] });
    expect(logged).toContainEqual({
      message: "audit head",
      contract: contract.contractCode,
      position: "4",
      hash: noted.hash,
    });
    await owner.query("UPDATE contract SET audit_keep_months = 6 WHERE contract_id = $1", [contract.contractId]);
    await dropAudit.run(context);
    await add(contract, "new");
    await sealAudit.run(context);
    expect(await actionsOf(contract)).toEqual(["new"]);
    expect(await verify(contract, [noted])).toMatchObject({ anchor: 4n, head: { position: 5n }, faults: [] });
    await owner.query("DELETE FROM audit_link WHERE contract_id = $1", [contract.contractId]);
    expect((await verify(contract)).faults).toMatchObject([{ kind: "gap", from: 5n, to: 5n }, { kind: "stray" }]);
  });
});

describe("kirinuki audit verify", () => {
  it("says of each contract whether its trail is whole", async () => {
    const whole = await aChain("a", "b");
    const broken = await aChain("a", "b");
    const { hash } = await headOf(whole);
    await owner.query("DELETE FROM audit WHERE audit_id = $1", [broken.ids[0]]);
    const all = await run(["audit", "verify"]);
    expect(all.code).toBe(1);
    expect(all.out).toContain(`${whole.contractCode}: 正常（封印済み 2件、封印待ち 0件、末尾 2:${hash}）`);
    expect(all.out).toContain(`  1番目の記録（ID ${broken.ids[0]}）がありません。`);
    expect(await run(["audit", "verify", "--contract", whole.contractCode, "--head", `2:${hash}`])).toMatchObject({
      code: 0,
      out: [expect.stringContaining("正常")],
    });
    const other = await run(["audit", "verify", "--contract", whole.contractCode, "--head", `1:${hash}`]);
    expect(other).toMatchObject({
      code: 1,
      out: [expect.stringContaining("異常 1件"), expect.stringContaining("1番目のハッシュ")],
    });
  });

  it("refuses what it can't read", async () => {
    const refused = await run(["audit", "verify", "--contract", "nobody1"]);
    expect(refused).toMatchObject({ code: 3, told: expect.stringContaining("nobody1") });
    expect(await run(["audit", "verify", "--head", "1:x", "--contract", "a"])).toMatchObject({ code: 2 });
    expect(await run(["audit", "verify", "--head", `1:${"0".repeat(64)}`])).toMatchObject({ code: 2 });
  });
});
