import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { anOffice, aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, type TestContract } from "../../../testing/builders.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { contractOverviewRoutes } from "./contract-overview.routes.ts";

const db = await testDatabase();
const { call, owner } = await operatorApp(db, contractOverviewRoutes);

beforeEach(() => owner.query("UPDATE contract SET deleted_at = now()"));

const stepsOf = async ({ contractId }: TestContract) => {
  const { data } = await call("GET", `/contract_steps?contract_id=${contractId}`);
  return { n: data.done_count, steps: data.steps as { step: string; state: string; detail: string }[] };
};
const missingOf = async (contract: TestContract) =>
  (await stepsOf(contract)).steps.flatMap(({ step, state }) => (state === "done" ? [] : [`${step} ${state}`]));

async function mailed({ contractId }: TestContract): Promise<void> {
  await owner.query(
    "INSERT INTO mail_run (contract_id, run_key, kind, due_at, made_at) VALUES ($1, 'k', 'digest', now(), now())",
    [contractId],
  );
}

describe("the steps to the first mail", () => {
  it("begin with what a contract has by its name, and end with its first mail", async () => {
    const contract = await aContract(owner);
    const nothing = ["sections open", "caps open", "messages open", "admin open", "themes open", "mails open"];
    expect(await missingOf(contract)).toEqual(nothing);
    expect((await stepsOf(contract)).steps.map(({ step }) => step)).toEqual([
      "name",
      "sections",
      "caps",
      "sign_in",
      "messages",
      "addresses",
      "admin",
      "themes",
      "mails",
    ]);
    const ready = await aContract(owner, { sections: [1, 3] });
    const key = [ready.contractId];
    const group = await aGroup(owner, ready);
    await owner.query("UPDATE user_group SET use_max_count1 = 100, use_max_count2 = 10 WHERE contract_id = $1", key);
    await owner.query("INSERT INTO contract_message VALUES ($1, 'pdf', 'よろしいですか')", key);
    await aUser(owner, group, { userAuthority: 1 });
    const theme = await aTheme(owner, ready, { expressions: [null] });
    expect(await missingOf(ready)).toEqual(["mails open"]);
    await owner.query("INSERT INTO mail_address (contract_id, mail_address) VALUES ($1, 'a@example.jp')", key);
    await owner.query(
      `INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times,
         next_due_at, since_day) SELECT $1, 1, $2, mail_address_id, 1, 1, '{07:00}', now(), '2026-11-20' FROM mail_address`,
      [ready.contractId, theme.themeId],
    );
    expect(await missingOf(ready)).toEqual(["mails open"]);
    await mailed(ready);
    expect(await stepsOf(ready)).toMatchObject({ n: 9 });
  });

  it("name what can't work: addresses that are missing, themes without expressions", async () => {
    const contract = await aContract(owner, { sections: [3] });
    const user = await aUser(owner, await aGroup(owner, contract));
    await anOffice(owner, user, "198.51.100.0/24");
    await aTheme(owner, contract);
    expect(await missingOf(contract)).toContain("themes fault");
    await owner.query("DELETE FROM contract_address_range");
    await owner.query("UPDATE app_user SET ip_restriction_flag = true WHERE contract_id = $1", [contract.contractId]);
    expect(await missingOf(contract)).toEqual(expect.arrayContaining(["sign_in fault", "addresses fault"]));
  });

  it("of an unknown or deleted contract do not exist", async () => {
    const contract = await aContract(owner);
    await owner.query("UPDATE contract SET deleted_at = now()");
    for (const id of [contract.contractId, 999_999])
      expect(await call("GET", `/contract_steps?contract_id=${id}`)).toMatchObject({ http: 404 });
  });
});

describe("the list of contracts", () => {
  it("has each in its state, those first that need somebody", async () => {
    const ends: Record<string, string | null> = {
      service1: null,
      service2: "2026-12-21",
      ending01: "2026-12-20",
      ending02: "2026-11-20",
      readonly: "2026-10-21",
      closed01: "2026-10-20",
      prepare1: null,
    };
    for (const [code, end] of Object.entries(ends)) {
      const contract = await aContract(owner, { code, companyName: `${code}（株）` });
      if (code !== "prepare1") await mailed(contract);
      await owner.query("UPDATE contract SET end_date = $2 WHERE contract_id = $1", [contract.contractId, end]);
    }
    const list = async (query = "") => (await call("GET", `/contract_overview?${query}`)).data;
    const all = await list();
    expect(
      (all.contracts as { contract_code: string; state: string }[]).map(
        (each) => `${each.contract_code} ${each.state}`,
      ),
    ).toEqual([
      "prepare1 preparing",
      "ending01 ending",
      "ending02 ending",
      "readonly read_only",
      "service1 in_service",
      "service2 in_service",
      "closed01 closed",
    ]);
    expect(all.contract_count).toBe(7);
    expect(await list("state=ending&page_size=1&page=2")).toMatchObject({
      contract_count: 2,
      contracts: [{ contract_code: "ending02" }],
    });
    expect(await list("keyword=ＳＥＲＶＩＣＥ")).toMatchObject({
      contract_count: 2,
      states: [{ state: "in_service", count: 2 }],
    });
    expect(await list("keyword=%25")).toMatchObject({ contract_count: 0, contracts: [] });
  });

  it("counts users, caps and this month's uses", async () => {
    const contract = await aContract(owner, { sections: [1] });
    const group = await aGroup(owner, contract);
    await aUser(owner, group);
    await owner.query("UPDATE user_group SET use_max_count1 = 100, use_max_count2 = 10 WHERE contract_id = $1", [
      contract.contractId,
    ]);
    await owner.query(
      "INSERT INTO usage_month VALUES ($1, $2, '2026-11-01', 1, 7), ($1, $2, '2026-11-01', 2, 2), ($1, $2, '2026-10-01', 1, 50)",
      [contract.contractId, group.userGroupId],
    );
    expect((await call("GET", "/contract_overview")).data.contracts).toMatchObject([
      {
        user_count: 1,
        user_max_count: null,
        used_count: 9,
        use_max_count: 110,
        service_linkage_info: [{ data_section: 1 }],
      },
    ]);
  });

  it("counts and lists those that have used 80 % of their caps this month", async () => {
    const uses: readonly [code: string, caps: readonly (number | null)[], used: number][] = [
      ["at080pct", [50, 50], 80],
      ["at079pct", [50, 50], 79],
      ["overcap1", [10, 0], 11],
      ["uncapped", [10, null], 10],
      ["nothing1", [0, 0], 0],
    ];
    for (const [code, [first, second], used] of uses) {
      const contract = await aContract(owner, { code });
      const group = await aGroup(owner, contract);
      const key = [contract.contractId, group.userGroupId];
      await owner.query(
        "UPDATE user_group SET use_max_count1 = $3, use_max_count2 = $4 WHERE contract_id = $1 AND user_group_id = $2",
        [...key, first, second],
      );
      await owner.query(
        "INSERT INTO usage_month VALUES ($1, $2, '2026-11-01', 1, $3), ($1, $2, '2026-10-01', 1, 1000)",
        [...key, used],
      );
    }
    const list = async (query: string) => (await call("GET", `/contract_overview?${query}`)).data;
    expect(await list("near_cap_flag=1")).toMatchObject({
      contract_count: 2,
      near_cap_count: 2,
      contracts: [{ contract_code: "at080pct" }, { contract_code: "overcap1" }],
    });
    expect(await list("keyword=over")).toMatchObject({ contract_count: 1, near_cap_count: 1 });
    expect(await list("near_cap_flag=1&state=in_service")).toMatchObject({ contract_count: 0, contracts: [] });
    expect(await call("GET", "/contract_overview?near_cap_flag=2")).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "near_cap_flag" }] },
    });
  });

  it("names the ways in which users may sign in, and lists the contracts of one", async () => {
    const usual = await aContract(owner, { code: "ways-usual" });
    const user = await aUser(owner, await aGroup(owner, usual));
    await owner.query("UPDATE contract SET ip_login_user_id = $2 WHERE contract_id = $1", [
      usual.contractId,
      user.userId,
    ]);
    const single = await aContract(owner, { code: "ways-sso" });
    await owner.query(
      "INSERT INTO sign_in_setting (contract_id, ways, changed_by, changed_at) VALUES ($1, '{address,sso}', 'admin01', now())",
      [single.contractId],
    );
    const list = async (way: string) => (await call("GET", `/contract_overview?keyword=ways-${way}`)).data;
    expect((await list("")).contracts).toMatchObject([
      { contract_code: "ways-sso", sign_in_ways: ["sso"] },
      { contract_code: "ways-usual", sign_in_ways: ["password", "address"] },
    ]);
    for (const [way, code] of [
      ["sso", "ways-sso"],
      ["address", "ways-usual"],
      ["password", "ways-usual"],
    ])
      expect(await list(`&sign_in_way=${way}`)).toMatchObject({
        contract_count: 1,
        contracts: [{ contract_code: code }],
      });
    expect(await call("GET", "/contract_overview?sign_in_way=key")).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "sign_in_way" }] },
    });
  });
});
