import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aContract, aGroup, type TestContract } from "../../../testing/builders.ts";
import { tokyoMonth } from "../../originals/original-use/usage-month.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { demandUnitRoutes } from "./demand-unit.routes.ts";

const db = await testDatabase();
const NOW = new Date("2026-11-20T12:00:00+09:00");
const { call } = await operatorApp(db, (router, parts) =>
  demandUnitRoutes(router, { ...parts, clock: { now: () => NOW } }),
);
const PATH = "/integrated_cp_contract";

let one: TestContract;
let two: TestContract;
beforeEach(async () => {
  [one, two] = [await aContract(db.owner), await aContract(db.owner)];
});

const contract = ({ contractId }: TestContract, demand_name = "本社") => ({
  contract_id: String(contractId),
  demand_name,
});
const put = (body: object) => call("PUT", PATH, body);
async function create(body: object = {}): Promise<{ demand_id: string; version: number }> {
  const { data } = await put({ use_max_count: 100, contracts: [contract(one), contract(two, "グループ")], ...body });
  return data as { demand_id: string; version: number };
}
const unitOf = async (demand_id: string) => {
  const { data } = await call("GET", `${PATH}?demand_id=${demand_id}`);
  return (data.demand_units as Record<string, unknown>[])[0];
};

describe("a demand unit", () => {
  it("is shared by contracts under a name of each, with this month's uses and the groups that belong to it", async () => {
    const { demand_id } = await create();
    const group = await aGroup(db.owner, one);
    await db.owner.query("UPDATE user_group SET demand_id = $1 WHERE user_group_id = $2", [
      demand_id,
      group.userGroupId,
    ]);
    await db.owner.query("INSERT INTO demand_unit_month VALUES ($1, $2, 7), ($1, '2026-10-01', 9)", [
      demand_id,
      tokyoMonth(NOW),
    ]);
    expect(await unitOf(demand_id)).toEqual({
      demand_id,
      use_max_count: 100,
      use_lines: [80, 100],
      count: 7,
      version: 1,
      contracts: [
        { ...contract(one), contract_code: one.contractCode, company_name: expect.any(String), group_count: 1 },
        {
          ...contract(two, "グループ"),
          contract_code: two.contractCode,
          company_name: expect.any(String),
          group_count: 0,
        },
      ],
    });
    const { data } = await call("GET", PATH);
    expect((data.demand_units as { demand_id: string }[]).map((unit) => unit.demand_id)).toContain(demand_id);
  });

  it("keeps what is absent, and loses its cap or its contracts by null", async () => {
    const { demand_id } = await create();
    expect((await put({ demand_id, use_max_count: null })).data).toMatchObject({ use_max_count: null, version: 2 });
    expect((await unitOf(demand_id))?.contracts).toHaveLength(2);
    expect((await put({ demand_id, contracts: null })).data).toMatchObject({ contracts: [], version: 3 });
  });

  it("keeps its lines, takes others, and may have none", async () => {
    const { demand_id } = await create({ use_lines: [90] });
    await put({ demand_id, use_max_count: 5 });
    expect((await unitOf(demand_id))?.use_lines).toEqual([90]);
    expect((await put({ demand_id, use_lines: [] })).data.use_lines).toEqual([]);
  });

  it("lets the groups of a contract that leaves go, and those of one that stays be", async () => {
    const { demand_id } = await create();
    const groups = [await aGroup(db.owner, one), await aGroup(db.owner, two)];
    await db.owner.query("UPDATE user_group SET demand_id = $1 WHERE user_group_id = ANY ($2)", [
      demand_id,
      groups.map(({ userGroupId }) => userGroupId),
    ]);
    await put({ demand_id, contracts: [contract(two, "新しい名前")] });
    const { rows } = await db.owner.query(
      "SELECT demand_id::text FROM user_group WHERE user_group_id = ANY ($1) ORDER BY user_group_id",
      [groups.map(({ userGroupId }) => userGroupId)],
    );
    expect(rows.map((row) => row.demand_id)).toEqual([null, demand_id]);
  });

  it("refuses another version, an unknown unit, and a name that a contract has for another unit, changing nothing", async () => {
    const { demand_id, version } = await create();
    expect((await put({ demand_id, version: version + 1, use_max_count: 1 })).http).toBe(409);
    expect((await put({ demand_id: "999999999999", use_max_count: 1 })).http).toBe(404);
    expect((await call("GET", `${PATH}?demand_id=999999999999`)).http).toBe(404);
    const twin = await put({ use_max_count: 5, contracts: [contract(one)] });
    expect([twin.http, twin.status, twin.data.fieldErrors?.[0]?.field]).toEqual([200, 1, "contracts"]);
    expect((await unitOf(demand_id))?.use_max_count).toBe(100);
  });

  it.each([
    [{ use_max_count: -1 }, "use_max_count"],
    [{ use_max_count: 1.5 }, "use_max_count"],
    [{ contracts: "x" }, "contracts"],
    [{ contracts: [{ contract_id: "1" }] }, "contracts"],
    [{ demand_id: "x" }, "demand_id"],
    [{ use_lines: [80, 80] }, "use_lines"],
    [{ use_lines: [0] }, "use_lines"],
    [{ use_lines: [101] }, "use_lines"],
    [{ use_lines: ["80"] }, "use_lines"],
    [{ use_lines: [1, 2, 3] }, "use_lines"],
    [{ use_lines: "80" }, "use_lines"],
  ])("names the field at fault in %j", async (body, field) => {
    const { http, data } = await put(body);
    expect([http, data.fieldErrors?.map((fault) => fault.field)]).toEqual([400, [field]]);
  });

  it.each(["x", "999999999999"])("is not for a contract that nobody has: %s", async (contract_id) => {
    const { http, status, data } = await put({ contracts: [{ contract_id, demand_name: "a" }] });
    expect([http, status, data.fieldErrors?.map((fault) => fault.field)]).toEqual([200, 1, ["contracts"]]);
  });

  it("has a name that is more than blanks", async () => {
    const { http, data } = await put({ contracts: [contract(one, "　")] });
    expect([http, data.fieldErrors?.[0]?.field]).toEqual([400, "contracts"]);
  });

  it("stands in the trail of each contract that it concerns", async () => {
    const { demand_id } = await create();
    await put({ demand_id, contracts: [contract(one)] });
    const { rows } = await db.owner.query(
      "SELECT action, actor FROM audit WHERE contract_id = $1 AND action LIKE 'demand_unit.%' ORDER BY 1",
      [two.contractId],
    );
    expect(rows).toEqual([
      { action: "demand_unit.leave", actor: "operator:tester" },
      { action: "demand_unit.save", actor: "operator:tester" },
    ]);
  });
});
