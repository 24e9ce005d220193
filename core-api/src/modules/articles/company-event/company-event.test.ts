import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestContract } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let admin: TestUser;
let editor: TestUser;
let reader: TestUser;
let stranger: TestUser;
beforeEach(async () => {
  contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  editor = await aUser(db.owner, group, { topicsCreation: true });
  reader = await aUser(db.owner, group);
  stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
});

async function call(method: "PUT" | "DELETE", body: object, as: TestUser | null) {
  const answer = await api.send(as, method, "/company_event", body);
  return { http: answer.statusCode, ...answer.json() };
}
const save = (body: object = {}, as: TestUser | null = admin) =>
  call("PUT", { event_date: "2026-11-05", event_kind: 2, title: "第2四半期決算", ...body }, as);
const remove = (body: object, as = admin) => call("DELETE", body, as);
const list = async (as = reader, query = {}) =>
  (await api.get(as, "/company_events", query)).json().data.company_events;

describe("an event of the company", () => {
  it("is an administrator's to keep and everybody's to read, latest first, with what was before in the trail", async () => {
    const { data: results } = await save();
    const { data: launch } = await save({ event_date: "2026/11/12", event_kind: 1, title: " 新工場を\n発表 " });
    expect(launch).toMatchObject({ event_date: "2026-11-12", event_kind: 1, title: "新工場を 発表", version: 1 });
    expect(await list()).toEqual([launch, results]);
    expect(await list(reader, { process_date_start: "2026-11-06" })).toEqual([launch]);
    expect(await list(reader, { process_date_start: "2026-11-01", process_date_end: "2026-11-05" })).toEqual([results]);
    const { company_event_id } = results;
    const changed = await save({ company_event_id, version: 1, event_kind: 3, title: "火災" });
    expect(changed.data).toMatchObject({ company_event_id, event_kind: 3, title: "火災", version: 2 });
    expect((await remove({ company_event_id, version: 2 })).http).toBe(200);
    expect(await list()).toEqual([launch]);
    const { rows } = await db.owner.query(
      "SELECT action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'company_event.%' ORDER BY audit_id",
      [contract.contractId],
    );
    expect(rows.slice(2)).toMatchObject([
      {
        action: "company_event.save",
        detail: { before: { event_title: "第2四半期決算" }, after: { event_title: "火災" } },
      },
      { action: "company_event.remove", detail: { before: { event_date: "2026-11-05" }, after: null } },
    ]);
  });

  it("is nobody else's to change, and its contract's alone", async () => {
    const { company_event_id } = (await save()).data;
    for (const as of [editor, reader]) {
      expect((await save({}, as)).http).toBe(403);
      expect((await remove({ company_event_id, version: 1 }, as)).http).toBe(403);
    }
    expect((await save({}, null)).http).toBe(401);
    expect(await list(stranger)).toEqual([]);
    expect((await save({ company_event_id, version: 1 }, stranger)).http).toBe(404);
    expect((await remove({ company_event_id, version: 1 }, stranger)).http).toBe(404);
  });

  it("is not overwritten unseen", async () => {
    const { company_event_id } = (await save()).data;
    await save({ company_event_id, version: 1 });
    expect((await save({ company_event_id, version: 1 })).http).toBe(409);
    expect((await remove({ company_event_id, version: 1 })).http).toBe(409);
  });

  it.each([
    ["event_date", { event_date: "2026-02-30" }],
    ["event_date", { event_date: "0000-01-01" }],
    ["event_date", { event_date: "昨日" }],
    ["event_kind", { event_kind: 5 }],
    ["event_kind", { event_kind: "1" }],
    ["title", { title: "　" }],
    ["title", { title: "あ".repeat(41) }],
    ["company_event_id", { company_event_id: "x" }],
  ])("names a broken %s", async (field, body) => {
    const { http, data } = await save(body);
    expect([http, data.fieldErrors[0].field]).toEqual([400, field]);
  });

  it("refuses days that end before they begin", async () => {
    const answer = await api.get(reader, "/company_events", {
      ...{ process_date_start: "2026-11-02", process_date_end: "2026-11-01" },
    });
    expect(answer.json().data.fieldErrors[0].field).toBe("process_date_end");
  });
});
