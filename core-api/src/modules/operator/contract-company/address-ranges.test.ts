import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { anOffice, aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { contractCompanyRoutes } from "./contract-company.routes.ts";

const db = await testDatabase();
const { call, owner } = await operatorApp(db, contractCompanyRoutes);
const put = (body: object) => call("PUT", "/contract_companies", body);
const rangesOf = async (code: string) => {
  const { data } = await call("GET", `/contract_companies?contract_code=${code}`);
  return (data.contract_companies as { ip_ranges: string[] }[])[0]?.ip_ranges;
};

async function aContractWith(contract_code: string, ...ip_ranges: string[]): Promise<string> {
  const { data } = await put({ contract_code, company_name: "青空重工", ip_ranges });
  return String(data.contract_id);
}

describe("a contract's addresses", () => {
  it("are stored in one form, without what lies in another row, and read back in order", async () => {
    await aContractWith("ranges01", "203.0.113.128/25", "2001:DB8::/48", "203.0.113.77/24", "192.0.2.10-20");
    expect(await rangesOf("ranges01")).toEqual(["192.0.2.10-192.0.2.20", "203.0.113.0/24", "2001:db8::/48"]);
  });

  it("are replaced as a whole, left where they are not named, and cleared by null", async () => {
    const contract_id = await aContractWith("ranges02", "198.18.2.0/24");
    await put({ contract_id, company_name: "新社名" });
    expect(await rangesOf("ranges02")).toEqual(["198.18.2.0/24"]);
    await put({ contract_id, ip_ranges: ["198.18.2.0/25"] });
    expect(await rangesOf("ranges02")).toEqual(["198.18.2.0/25"]);
    await put({ contract_id, ip_ranges: null });
    expect(await rangesOf("ranges02")).toEqual([]);
  });

  it.each([
    ["0.0.0.0/0", "広すぎます"],
    ["10.0.0.300", "4つめの数字は0～255"],
    ["::ffff:10.0.0.1/100", "10.0.0.1の形"],
  ])("%s is refused by its row, and nothing is written", async (range, words) => {
    const body = { contract_code: "refuse01", company_name: "青空", ip_ranges: ["198.18.9.0/24", range] };
    expect(await put(body)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "ip_ranges.1", message: expect.stringContaining(words) }] },
    });
    expect(await rangesOf("refuse01")).toBeUndefined();
  });

  it.each(["198.18.3.128/25", "198.18.0.0/16", "198.18.3.200-198.18.4.5", "198.18.3.0/24"])(
    "%s is refused while another contract has some of it, which is named",
    async (range) => {
      await aContractWith("holder01", "198.18.3.0/24");
      const answer = await put({ contract_code: "wanter01", company_name: "海", ip_ranges: [range] });
      expect(answer).toMatchObject({ http: 200, status: 1, data: { fieldErrors: [{ field: "ip_ranges" }] } });
      expect(answer.data.fieldErrors?.[0]?.message).toContain("青空重工（holder01）」の198.18.3.0/24");
      expect(await rangesOf("wanter01")).toBeUndefined();
    },
  );

  it("go to one of two contracts that want them at once", async () => {
    const answers = await Promise.all(
      ["racer001", "racer002"].map((contract_code) =>
        put({ contract_code, company_name: "競争", ip_ranges: ["198.18.5.0/24"] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 1]);
  });

  it("are kept apart by the database itself", async () => {
    const [one, other] = [await aContract(owner), await aContract(owner)];
    await anOffice(owner, await aUser(owner, await aGroup(owner, one)), "198.18.6.0/24");
    const user = await aUser(owner, await aGroup(owner, other));
    await expect(anOffice(owner, user, "198.18.6.7/32")).rejects.toMatchObject({ code: "23P01" });
  });

  it("sign in as a user of the contract, and of no other", async () => {
    const contract = await aContract(owner);
    const user = await aUser(owner, await aGroup(owner, contract));
    const stranger = await aUser(owner, await aGroup(owner, await aContract(owner)), { userId: "stranger01" });
    const contract_id = String(contract.contractId);
    expect(await put({ contract_id, ip_login_user_id: stranger.userId })).toMatchObject({
      status: 1,
      data: { fieldErrors: [{ field: "ip_login_user_id" }] },
    });
    expect(await put({ contract_id, ip_ranges: ["198.18.7.0/24"], ip_login_user_id: user.userId })).toMatchObject({
      status: 0,
    });
    const { rows } = await owner.query("SELECT * FROM contract_of_address('198.18.7.9')");
    expect(rows).toEqual([{ contract_id: contract.contractId, user_id: user.userId }]);
  });

  it("are told of before anything is saved, with the caller's own", async () => {
    const own = await aContractWith("check001", "198.18.8.0/24");
    const ip_ranges = ["198.18.8.0/25", "127.0.0.1", "10.0.0.300", "198.18.8.0/26", "198.18.3.9"];
    const { data } = await call("POST", "/contract_address_check", { contract_id: own, ip_ranges });
    expect(data).toMatchObject({
      rows: [
        { state: "ok", ip_range: "198.18.8.0/25", address_count: "128", message: "" },
        { state: "ok", ip_range: "127.0.0.1" },
        { state: "fault", ip_range: null },
        { state: "inside", message: "1行目に含まれています" },
        { state: "taken", message: expect.stringContaining("holder01") },
      ],
      my_address: "127.0.0.1",
      my_row: 1,
    });
  });

  it("stand in the trail as they were and as they are, like every change", async () => {
    const contract_id = await aContractWith("trail002", "198.18.10.0/24");
    await put({ contract_id, ip_ranges: ["198.18.10.0/25"], end_date: "2027/03/31" });
    const { rows } = await owner.query(
      "SELECT detail FROM audit WHERE contract_id = $1 ORDER BY audit_id DESC LIMIT 1",
      [contract_id],
    );
    expect(rows[0].detail).toEqual({
      before: { ip_ranges: ["198.18.10.0/24"], end_date: null },
      after: { ip_ranges: ["198.18.10.0/25"], end_date: "2027-03-31" },
    });
  });

  it("are not overwritten by an operator who read an older version", async () => {
    const contract_id = await aContractWith("version1");
    expect(await put({ contract_id, company_name: "甲", version: 1 })).toMatchObject({ data: { version: 2 } });
    expect(await put({ contract_id, company_name: "乙", version: 1 })).toMatchObject({
      http: 409,
      data: { changed_by: "試験係", changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+09:00$/) },
    });
  });
});
