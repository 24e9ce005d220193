import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { ADDRESS, type ScimOffice, scimDesk } from "./testing/scim-desk.ts";

const db = await testDatabase();
const desk = await scimDesk(db);
let office: ScimOffice;
let stranger: ScimOffice;
beforeAll(async () => {
  office = await desk.anOffice("scim01");
  stranger = await desk.anOffice("scim02");
});

const patch = (...Operations: object[]) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  Operations,
});
const make = async (name: string, more: object = {}) =>
  (await office.scim("POST", "/Users", { userName: `${name}@scim.example.jp`, displayName: name, ...more })).json();

describe("what a SCIM server says of itself", () => {
  it("is its capabilities, its kinds of resources and their attributes, without a null", async () => {
    const { scim } = office;
    const config = (await scim("GET", "/ServiceProviderConfig")).json();
    expect(config).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, etag: { supported: true } });
    const types = (await scim("GET", "/ResourceTypes")).json();
    expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(["/Users", "/Groups"]);
    const schemas = await scim("GET", "/Schemas");
    expect(schemas.body).not.toContain("null");
    for (const { id } of schemas.json().Resources)
      expect((await scim("GET", `/Schemas/${id}`)).json()).toMatchObject({ id });
    for (const path of ["/Me", "/Bulk", "/Schemas/x", "/Users/.search/x"])
      expect((await scim("GET", path)).json()).toMatchObject({ status: "404" });
  });
});

describe("who may call", () => {
  it("is the token's own contract alone", async () => {
    const { id } = await make("wall");
    for (const [method, path, body] of [
      ["GET", `/Users/${id}`],
      ["PATCH", `/Users/${id}`, patch({ op: "replace", value: { active: false } })],
      ["PUT", `/Users/${id}`, { userName: "stolen@example.jp" }],
      ["DELETE", `/Users/${id}`],
      ["GET", `/Groups/${office.group.userGroupId}`],
      ["DELETE", `/Groups/${office.group.userGroupId}`],
    ] as const)
      expect([path, (await stranger.scim(method, path, body)).statusCode]).toEqual([path, 404]);
    const joined = await stranger.scim(
      "PATCH",
      `/Groups/${stranger.group.userGroupId}`,
      patch({ op: "add", path: "members", value: [{ value: id }] }),
    );
    expect(joined.statusCode).toBe(204);
    const all = (await stranger.scim("GET", "/Users")).json().Resources;
    expect(all.map((user: { id: string }) => user.id)).toEqual(["admin01", "admin02"]);
  });

  it("is a token of this scope, which makes no other call; a person and other tokens do not", async () => {
    const { api } = desk;
    const asToken = (token: string, url: string) =>
      api.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    for (const { method, path } of api.routes.filter((route) => route.method === "GET" && route.allow !== "Public")) {
      if (!path.startsWith("/api/v1/")) continue;
      expect([method, path, (await asToken(office.token, path)).statusCode]).toEqual([method, path, 403]);
    }
    const made = await api.send(office.admin, "POST", "/api_tokens", {
      ...{ token_name: "管理", user_id: "admin01", scopes: ["lists", "administration"] },
    });
    const other = await asToken(made.json().data.token, "/scim/v2/Users");
    expect([other.statusCode, other.json().status]).toEqual([403, "403"]);
    const person = await api.get(office.admin, "/../../scim/v2/Users");
    expect(person.json()).toMatchObject({ status: "401" });
    const nobody = await api.app.inject({ url: "/scim/v2/Users" });
    expect([nobody.statusCode, nobody.headers["www-authenticate"]]).toEqual([401, 'Bearer realm="scim"']);
  });

  it("can't be given together with another scope, nor to who is no Admin", async () => {
    const make2 = (more: object) =>
      desk.api.send(office.admin, "POST", "/api_tokens", { token_name: "x", user_id: "admin01", ...more });
    expect((await make2({ scopes: ["provisioning", "lists"] })).json().data.fieldErrors).toMatchObject([
      { field: "scopes" },
    ]);
    const { id } = await make("general");
    expect((await make2({ scopes: ["provisioning"], user_id: id })).json().data.fieldErrors).toMatchObject([
      { field: "user_id" },
    ]);
  });

  it("ends with its maker", async () => {
    const { other } = office;
    const made = await desk.api.send(other, "POST", "/api_tokens", {
      ...{ token_name: "x", user_id: "admin01", scopes: ["provisioning"] },
    });
    const scim = desk.by(made.json().data.token);
    expect((await scim("GET", "/Users")).statusCode).toBe(200);
    await db.owner.query("UPDATE app_user SET login_stop_flag = true WHERE contract_id = $1 AND user_id = $2", [
      other.contractId,
      other.userId,
    ]);
    expect((await scim("GET", "/Users")).json()).toMatchObject({ status: "401" });
    await db.owner.query("UPDATE app_user SET login_stop_flag = false WHERE contract_id = $1 AND user_id = $2", [
      other.contractId,
      other.userId,
    ]);
  });
});

describe("what no provider may do", () => {
  it("stops or deletes the user of its own token, the last Admin, or the one who keeps the door open", async () => {
    const { scim, admin } = office;
    const off = patch({ op: "Replace", path: "active", value: "False" });
    expect((await scim("PATCH", "/Users/admin01", off)).json()).toMatchObject({ status: "403" });
    expect((await scim("DELETE", "/Users/admin01")).statusCode).toBe(403);
    await db.owner.query("INSERT INTO password_keeper (contract_id, user_id) VALUES ($1, 'admin02')", [
      admin.contractId,
    ]);
    expect((await scim("PATCH", "/Users/admin02", off)).json().detail).toContain("パスワードを残す管理者");
    await db.owner.query("DELETE FROM password_keeper");
    await db.owner.query("UPDATE app_user SET password_hash = NULL WHERE contract_id = $1 AND user_id = 'admin01'", [
      admin.contractId,
    ]);
    expect((await scim("PATCH", "/Users/admin02", off)).statusCode).toBe(403);
    expect((await scim("DELETE", "/Users/admin02")).statusCode).toBe(403);
  });

  it("beyond the contract's number of users", async () => {
    const count = "(SELECT count(*) FROM app_user u WHERE u.contract_id = c.contract_id)";
    await db.owner.query(`UPDATE contract c SET user_max_count = ${count} WHERE contract_id = $1`, [
      stranger.group.contractId,
    ]);
    const answer = await stranger.scim("POST", "/Users", { userName: "toomany@example.jp" });
    expect(answer.json()).toMatchObject({ status: "403", detail: expect.stringContaining("上限") });
  });

  it("gives an id that rests, nor takes a name that is somebody's", async () => {
    const made = await office.scim("POST", "/Users", { userName: "plain_id", emails: [{ value: "p@example.jp" }] });
    expect(made.json().id).toBe("plain_id");
    await office.scim("DELETE", "/Users/plain_id");
    const again = await office.scim("POST", "/Users", { userName: "plain_id", emails: [{ value: "p@example.jp" }] });
    expect(again.json()).toMatchObject({ status: "409", scimType: "uniqueness" });
    const { id } = await make("taker");
    await make("owner");
    const taken = await office.scim(
      "PATCH",
      `/Users/${id}`,
      patch({ op: "replace", path: "userName", value: "OWNER@scim.example.jp" }),
    );
    expect(taken.json()).toMatchObject({ status: "409", scimType: "uniqueness" });
  });
});

describe("versions", () => {
  it("are known by ETag, and If-Match refuses an older one", async () => {
    const { id, meta } = await make("etag");
    const off = patch({ op: "replace", value: { active: false } });
    expect((await office.scim("PATCH", `/Users/${id}`, off, { "if-match": meta.version })).statusCode).toBe(200);
    const late = await office.scim("PATCH", `/Users/${id}`, off, { "if-match": meta.version });
    expect([late.statusCode, late.json().status]).toEqual([412, "412"]);
    expect((await office.scim("DELETE", `/Users/${id}`, undefined, { "if-match": meta.version })).statusCode).toBe(412);
    const before = (await office.scim("GET", `/Users/${id}`)).headers.etag;
    expect((await office.scim("PATCH", `/Users/${id}`, off)).headers.etag).toBe(before);
  });
});

describe("the same user, many times at once", () => {
  it("is made once", async () => {
    const user = { userName: "race@scim.example.jp", displayName: "race race" };
    const answers = await Promise.all(Array.from({ length: 50 }, () => office.scim("POST", "/Users", user)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect([statuses[0], new Set(statuses.slice(1))]).toEqual([201, new Set([409])]);
    const groups = await Promise.all(
      Array.from({ length: 20 }, () => office.scim("POST", "/Groups", { displayName: "競争" })),
    );
    expect(groups.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it("has all of the changes that were made to others at the same time", async () => {
    const { id: group } = (await office.scim("POST", "/Groups", { displayName: "並行" })).json();
    const users = await Promise.all(Array.from({ length: 8 }, (_, n) => make(`parallel${n}`)));
    await Promise.all(
      users.map(({ id }) =>
        office.scim("PATCH", `/Groups/${group}`, patch({ op: "Add", path: "members", value: [{ value: id }] })),
      ),
    );
    expect((await office.scim("GET", `/Groups/${group}`)).json().members).toHaveLength(8);
  });
});

describe("hostile calls", () => {
  const VALUES = [null, 0, true, "", "\u0000", "\ud800", "x".repeat(5000), [], {}, [[[]]], { value: { value: 1 } }];
  const FILTERS = [
    "",
    "userName",
    "userName eq",
    'userName sw "a"',
    "eq eq eq",
    'userName eq "a',
    'userName eq "\\u0000"',
    'userName eq "\\ud800"',
    "(".repeat(500),
    "a[".repeat(500),
    "a eq 1 and ".repeat(100),
    "'; DROP TABLE app_user; --",
    'userName eq "\'; DROP TABLE app_user; --"',
    '__proto__ eq "x"',
    "constructor.prototype eq true",
    '日本語 eq "x"',
    "\u0000",
    "x".repeat(3000),
  ];

  it("of lists are answered without a fault of ours", async () => {
    for (const filter of FILTERS)
      for (const list of ["/Users", "/Groups"]) {
        const answer = await office.scim("GET", `${list}?filter=${encodeURIComponent(filter.toWellFormed())}`);
        expect([filter, answer.statusCode < 500]).toEqual([filter, true]);
        expect(answer.headers["content-type"]).toContain("scim+json");
      }
    for (const query of [
      "startIndex=999999999999999999",
      "filter=%ff",
      "filter[]=a&filter=b",
      "attributes=,&count=1e3",
    ])
      expect((await office.scim("GET", `/Users?${query}`)).statusCode).toBeLessThan(500);
  });

  it("with bodies of any shape are answered without a fault of ours", async () => {
    const { id } = await make("hostile");
    const { id: group } = (await office.scim("POST", "/Groups", { displayName: "敵対" })).json();
    const fields = [
      "userName",
      "externalId",
      "displayName",
      "name",
      "emails",
      "active",
      "members",
      "name.givenName",
      "schemas",
    ];
    for (const field of fields)
      for (const value of VALUES) {
        const given = { userName: "hostile9@example.jp", [field]: value };
        const calls = [
          office.scim("POST", "/Users", given),
          office.scim("PUT", `/Users/${id}`, given),
          office.scim("PATCH", `/Users/${id}`, patch({ op: "replace", path: field, value })),
          office.scim("PATCH", `/Users/${id}`, patch({ op: "add", value: { [field]: value } })),
          office.scim("POST", "/Groups", given),
          office.scim("PUT", `/Groups/${group}`, given),
          office.scim("PATCH", `/Groups/${group}`, patch({ op: "replace", path: field, value })),
          office.scim("PATCH", `/Groups/${group}`, patch({ op: "remove", path: field, value })),
        ];
        for (const { statusCode, body } of await Promise.all(calls))
          expect([field, value, statusCode < 500, body]).toEqual([field, value, true, body]);
      }
    for (const body of [
      "",
      "{",
      "[]",
      "null",
      '"x"',
      '{"__proto__":{"x":1}}',
      "[".repeat(50_000),
      ...VALUES.map((Operations) => JSON.stringify({ Operations })),
      ...VALUES.map((op) => JSON.stringify(patch({ op, path: "active", value: true }))),
      ...VALUES.map((path) => JSON.stringify(patch({ op: "replace", path, value: true }))),
      JSON.stringify(patch({ op: "remove" })),
      JSON.stringify(patch(...Array.from({ length: 1001 }, () => ({ op: "replace", path: "x", value: 1 })))),
    ])
      for (const path of [`/Users/${id}`, `/Groups/${group}`]) {
        const answer = await office.scim("PATCH", path, body);
        expect([body.slice(0, 80), answer.statusCode < 500]).toEqual([body.slice(0, 80), true]);
      }
  });

  it("with ids of any shape are answered without a fault of ours", async () => {
    for (const id of [
      "%00",
      "%ff",
      "%ED%A0%80",
      "..%2f..",
      "99999999999999999999",
      "-1",
      "x".repeat(150),
      "'%20OR%201=1",
    ])
      for (const list of ["/Users", "/Groups"])
        for (const method of ["GET", "DELETE"] as const) {
          const { statusCode } = await office.scim(method, `${list}/${id}`);
          expect([id, statusCode >= 400 && statusCode < 500]).toEqual([id, true]);
        }
  });
});

describe("what an Admin sees of it", () => {
  it("is the address, and the last calls with why they were refused", async () => {
    await office.scim("POST", "/Users", { displayName: "名前だけ" });
    const { data } = (await desk.api.get(office.admin, "/provisioning")).json();
    expect(data).toMatchObject({ scim_url: ADDRESS, waiting_group_name: "プロビジョニング" });
    expect(data.token_count).toBeGreaterThan(0);
    expect(data.calls).toHaveLength(20);
    expect(data.calls[0]).toMatchObject({
      ...{ method: "POST", path: "/Users", status: 400, detail: "userName: 指定してください。" },
      called_datetime: "2026-11-20T12:00:00+09:00",
    });
    const kept = await db.owner.query("SELECT count(*)::int AS n FROM provisioning_call WHERE contract_id = $1", [
      office.group.contractId,
    ]);
    expect(kept.rows).toEqual([{ n: 100 }]);
  });

  it("is in the trail like a change of his own", async () => {
    const { id } = await make("trail", { active: false });
    const { rows } = await db.owner.query(
      `SELECT actor, action, detail FROM audit WHERE contract_id = $1 AND detail->>'user_id' = $2 ORDER BY audit_id`,
      [office.group.contractId, id],
    );
    expect(rows).toMatchObject([
      { actor: "admin01", action: "user.save", detail: { after: { login_stop_flag: true } } },
      { actor: "admin01", action: "provisioning.user", detail: { after: { user_name: "trail@scim.example.jp" } } },
    ]);
  });
});
