import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const group = await aGroup(db.owner, await aContract(db.owner));
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01", name: "管理者" });
const topicUser = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01" });
const user = await aUser(db.owner, group, { userId: "user01" });
const foreign = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });

beforeEach(async () => {
  await db.owner.query("DELETE FROM address_group");
});

type Body = Record<string, unknown>;
async function call(method: "PUT" | "DELETE", body: Body, as = admin) {
  const answer = await api.send(as, method, "/address_group", body);
  return { http: answer.statusCode, ...answer.json() };
}
const save = (body: Body = {}, as = admin) =>
  call("PUT", { group_name: "役員", mail_address: ["a@example.jp", "B@example.jp"], ...body }, as);
const list = async (as = topicUser) => (await api.get(as, "/address_groups")).json().data.address_groups;

describe("a group of addresses", () => {
  it("is an administrator's to save and everybody's who sends mails, each address once, with what was before in the trail", async () => {
    const { data } = await save({ mail_address: ["a@example.jp", "A@EXAMPLE.JP", "b@example.jp"] });
    expect(await list()).toEqual([data]);
    expect(data).toMatchObject({ group_name: "役員", mail_address: ["A@EXAMPLE.JP", "b@example.jp"], version: 1 });
    const { data: changed } = await save({
      ...{ address_group_id: data.address_group_id, version: 1, group_name: "役員会", mail_address: ["c@example.jp"] },
    });
    expect(changed).toMatchObject({ address_group_id: data.address_group_id, version: 2 });
    const { rows } = await db.owner.query(
      "SELECT detail FROM audit WHERE action = 'address_group.save' ORDER BY audit_id",
    );
    expect(rows[1]?.detail).toMatchObject({ before: { group_name: "役員" }, after: { group_name: "役員会" } });
    for (const as of [topicUser, user]) expect((await save({ group_name: "他" }, as)).http).toBe(403);
    expect((await api.get(user, "/address_groups")).statusCode).toBe(403);
  });

  it("is its contract's alone", async () => {
    const { data } = await save();
    expect(await list(foreign)).toEqual([]);
    const key = { address_group_id: data.address_group_id, version: 1 };
    expect((await save(key, foreign)).http).toBe(404);
    expect((await call("DELETE", key, foreign)).http).toBe(404);
  });

  it("is not overwritten unseen, and has a name of its own", async () => {
    const { data } = await save();
    const key = { address_group_id: data.address_group_id };
    await save({ ...key, version: 1, mail_address: ["x@example.jp"] });
    expect((await save({ ...key, version: 1 })).http).toBe(409);
    expect((await save()).data.fieldErrors).toMatchObject([{ field: "group_name" }]);
    expect((await call("DELETE", { ...key, version: 1 })).http).toBe(409);
    expect((await call("DELETE", { ...key, version: 2 })).http).toBe(200);
    expect(await list()).toEqual([]);
  });

  it.each([
    ["group_name", { group_name: " " }],
    ["group_name", { group_name: "あ".repeat(51) }],
    ["mail_address", { mail_address: [] }],
    ["mail_address", { mail_address: ["太郎@example.jp"] }],
    ["mail_address", { mail_address: Array.from({ length: 201 }, (_, at) => `a${at}@example.jp`) }],
    ["address_group_id", { address_group_id: "x" }],
  ])("names a broken %s", async (field, body) => {
    const { http, data } = await save(body);
    expect([http, data.fieldErrors[0].field]).toEqual([400, field]);
  });
});
