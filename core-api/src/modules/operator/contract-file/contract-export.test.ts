import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { contractCompanyRoutes } from "../contract-company/contract-company.routes.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { contractExportRoutes } from "./contract-export.routes.ts";

const db = await testDatabase();
const { app, call, owner } = await operatorApp(db, contractExportRoutes, contractCompanyRoutes);

let user: TestUser;
let contract_id: string;

beforeEach(async () => {
  const group = await aGroup(owner, await aContract(owner, { companyName: "サザナミ化学" }), { name: "広報部" });
  user = await aUser(owner, group, { name: "水瀬 健吾" });
  await aTheme(owner, group, { name: "半導体", expressions: [null] });
  contract_id = String(user.contractId);
  await owner.query("UPDATE app_user SET sc_user_pw = '\\x736563726574' WHERE user_id = $1", [user.userId]);
  await owner.query("INSERT INTO audit (contract_id, actor, action) VALUES ($1, 'operator:tester', 'theme.save')", [
    contract_id,
  ]);
});

const noted = async () =>
  (
    await owner.query(
      "SELECT detail FROM operator_audit WHERE action = 'contract.export' AND detail->>'contract_id' = $1",
      [contract_id],
    )
  ).rows;

/** The note is made after the last byte is out. */
const take = async () => {
  const before = (await noted()).length;
  const answer = await app.inject({ method: "POST", url: "/admin/api/v1/contract_export", payload: { contract_id } });
  if (answer.statusCode === 200) await expect.poll(async () => (await noted()).length).toBe(before + 1);
  const lines = answer.body.trimEnd().split("\n");
  return { answer, records: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
};
const close = () => owner.query("UPDATE contract SET end_date = '2020-01-01' WHERE contract_id = $1", [contract_id]);
const remove = () => call("DELETE", `/contract_companies?contract_id=${contract_id}`);

it("hands out everything that is kept of a contract, and no secret", async () => {
  const { answer, records } = await take();
  expect(answer.headers["content-disposition"]).toContain(".jsonl");
  expect(records[0]).toMatchObject({
    kind: "contract",
    company_name: "サザナミ化学",
    themes: [{ theme_name: "半導体" }],
  });
  const [kept] = records.filter(({ kind }) => kind === "user");
  expect(kept).toMatchObject({ user_id: user.userId, name: "水瀬 健吾", user_group_name: "広報部" });
  expect(records.map(({ kind }) => kind)).toContain("audit");
  for (const secret of ["password", "sc_user_pw", "secret", "argon2"]) expect(answer.body).not.toContain(secret);
  expect(await noted()).toMatchObject([{ detail: { phase: "in_service" } }]);
});

const aRelease = (contract: string) =>
  owner.query(
    `INSERT INTO press_release (contract_id, release_title, release_text, release_date, updated_by, updated_at)
     VALUES ($1, '新工場の着工', '来春に着工します。', '2099-01-01', 'admin01', now())`,
    [contract],
  );
const releasesOf = async (contract: string) =>
  (await owner.query("SELECT FROM press_release WHERE contract_id = $1", [contract])).rows.length;

it("has its press releases, which go with the contract, buried or deleted, and with no other", async () => {
  const empty = String((await aContract(owner)).contractId);
  const other = String((await aContract(owner)).contractId);
  for (const contract of [contract_id, empty, other]) await aRelease(contract);
  await close();
  const { records } = await take();
  expect(records.filter(({ kind }) => kind === "press_release")).toMatchObject([
    { release_title: "新工場の着工", release_text: "来春に着工します。", release_date: "2099-01-01" },
  ]);
  expect(await remove()).toMatchObject({ status: 0 });
  expect(await call("DELETE", `/contract_companies?contract_id=${empty}`)).toMatchObject({ status: 0 });
  expect(await Promise.all([contract_id, empty, other].map(releasesOf))).toEqual([0, 0, 1]);
});

it("must have been taken since the contract closed, before the contract is deleted", async () => {
  await take();
  await close();
  expect(await remove()).toMatchObject({ status: 1, msgDetail: expect.stringContaining("書き出し") });
  await take();
  expect(await remove()).toMatchObject({ status: 0 });
  expect((await take()).answer.statusCode).toBe(404);
  const { rows } = await owner.query("SELECT deleted_at IS NOT NULL AS buried FROM contract WHERE contract_id = $1", [
    contract_id,
  ]);
  expect(rows).toEqual([{ buried: true }]);
});
