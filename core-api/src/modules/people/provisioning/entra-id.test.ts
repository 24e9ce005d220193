import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aSession } from "../../../testing/a-user.ts";
import { NOON } from "../../../testing/test-api.ts";
import { ADDRESS, type ScimOffice, scimDesk } from "./testing/scim-desk.ts";

const db = await testDatabase();
const desk = await scimDesk(db);
let office: ScimOffice;
beforeAll(async () => {
  office = await desk.anOffice("entra01");
});

const PATCH_OP = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const query = (filter: string) => `filter=${encodeURIComponent(filter)}`;
const patch = (...Operations: object[]) => ({ schemas: [PATCH_OP], Operations });

/** As MicrosoftDocs/entra-docs shows it (use-scim-to-provision-users-and-groups). */
const TEST_USER = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", ENTERPRISE],
  externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
  userName: "sato.hanako@example.co.jp",
  active: true,
  emails: [{ primary: true, type: "work", value: "sato.hanako@example.co.jp" }],
  meta: { resourceType: "User" },
  name: { formatted: "佐藤 花子", familyName: "佐藤", givenName: "花子" },
  displayName: "佐藤 花子",
  roles: [],
  [ENTERPRISE]: { department: "広報部", manager: null },
};

const stored = async (userId: string) =>
  (
    await db.owner.query(
      `SELECT u.*, g.user_group_name, g.use_max_count1, g.use_max_count2 FROM app_user u JOIN user_group g USING (contract_id, user_group_id)
       WHERE u.contract_id = $1 AND u.user_id = $2`,
      [office.group.contractId, userId],
    )
  ).rows[0];

describe("users as Entra ID sends them", () => {
  it("the test of the connection finds nobody, which is no fault", async () => {
    const path = `/Users?${query('userName eq "non-existent user 7c1c6a7f"')}`;
    const answer = await office.scim("GET", path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/scim\+json/);
    expect(answer.json()).toEqual({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
      totalResults: 0,
      itemsPerPage: 0,
      startIndex: 1,
      Resources: [],
    });
  });

  it("one is made, found, changed, disabled, enabled, and deleted", async () => {
    const made = await office.scim("POST", "/Users", TEST_USER);
    expect(made.statusCode).toBe(201);
    const { id, meta, ...user } = made.json();
    expect([id, made.headers.location, made.headers.etag]).toEqual([
      "sato.hanako",
      `${ADDRESS}/Users/sato.hanako`,
      meta.version,
    ]);
    expect(user).toEqual({
      schemas: [TEST_USER.schemas[0]],
      externalId: TEST_USER.externalId,
      userName: TEST_USER.userName,
      displayName: "佐藤 花子",
      name: TEST_USER.name,
      emails: [{ value: "sato.hanako@example.co.jp", type: "work", primary: true }],
      active: true,
    });
    expect(await stored(id)).toMatchObject({
      ...{ name: "佐藤 花子", user_authority: 0, password_hash: null, changed_by: "admin01" },
      ...{ user_group_name: "プロビジョニング", use_max_count1: 0, use_max_count2: 0 },
    });
    expect((await office.scim("POST", "/Users", TEST_USER)).json()).toEqual({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: "409",
      scimType: "uniqueness",
      detail: "このユーザーIDはすでに登録されています。",
    });

    expect((await office.scim("GET", `/Users/${id}`)).json()).toMatchObject({ id, userName: TEST_USER.userName });
    for (const filter of [
      'userName eq "SATO.hanako@example.co.jp"',
      `externalId eq "${TEST_USER.externalId}"`,
      'emails[type eq "work"].value eq "sato.hanako@example.co.jp"',
      `id eq ${id}`,
      `externalId eq "${TEST_USER.externalId}" and userName eq "sato.hanako@example.co.jp"`,
    ])
      expect([filter, (await office.scim("GET", `/Users?${query(filter)}`)).json().Resources[0]?.id]).toEqual([
        filter,
        id,
      ]);

    const changed = await office.scim(
      "PATCH",
      `/Users/${id}`,
      patch(
        { op: "Replace", path: 'emails[type eq "work"].value', value: "hanako@example.co.jp" },
        { op: "Replace", path: "name.familyName", value: "鈴木" },
        { op: "Replace", path: "displayName", value: "鈴木 花子" },
        { op: "Add", path: `${ENTERPRISE}:employeeNumber`, value: "4711" },
        { op: "Add", path: "manager", value: [{ $ref: "http://x/Users/1", value: "1" }] },
      ),
    );
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { displayName: "鈴木 花子", name: { familyName: "鈴木" }, emails: [{ value: "hanako@example.co.jp" }] },
    ]);
    expect(await stored(id)).toMatchObject({ name: "鈴木 花子", email: "hanako@example.co.jp" });

    const person = { ...office.group, userId: id };
    await aSession(db.owner, person, NOON);
    const off = await office.scim("PATCH", `/Users/${id}`, patch({ op: "Replace", path: "active", value: "False" }));
    expect([off.statusCode, off.json().active]).toEqual([200, false]);
    const left = await db.owner.query("SELECT 1 FROM session WHERE contract_id = $1 AND user_id = $2", [
      office.group.contractId,
      id,
    ]);
    expect([left.rowCount, (await stored(id)).login_stop_flag]).toEqual([0, true]);
    expect((await office.scim("GET", `/Users/${id}`)).json().active).toBe(false);

    // With the flag aadOptscim062020: lower case, real booleans, and dotted keys without a path.
    const on = await office.scim(
      "PATCH",
      `/Users/${id}`,
      patch(
        { op: "replace", value: { "name.givenName": "花", active: true, [`${ENTERPRISE}:department`]: "経営企画部" } },
        { op: "add", value: { 'emails[type eq "work"].value': "hana@example.co.jp" } },
      ),
    );
    expect(on.json()).toMatchObject({
      active: true,
      name: { givenName: "花" },
      emails: [{ value: "hana@example.co.jp" }],
    });

    expect((await office.scim("DELETE", `/Users/${id}`)).statusCode).toBe(204);
    expect((await office.scim("GET", `/Users/${id}`)).json()).toMatchObject({ status: "404" });
    expect((await office.scim("DELETE", `/Users/${id}`)).statusCode).toBe(404);
    const again = await office.scim("POST", "/Users", TEST_USER);
    expect([again.statusCode, again.json().detail]).toEqual([409, expect.stringContaining("400日")]);
    expect((await desk.api.send(office.admin, "POST", "/user_restore", { user_id: id })).json().result.status).toBe(0);
    expect((await office.scim("GET", `/Users/${id}`)).json()).toMatchObject({ userName: TEST_USER.userName });
  });

  it("a user of the contract's is found by the address that he alone has, and then goes by his name at the provider", async () => {
    const found = await office.scim("GET", `/Users?${query('userName eq "ADMIN02@example.com"')}`);
    expect(found.json().Resources).toMatchObject([{ id: "admin02", userName: "admin02@example.com" }]);
    const named = await office.scim(
      "PATCH",
      "/Users/admin02",
      patch(
        { op: "Add", path: "externalId", value: "ext-2" },
        { op: "Replace", path: "userName", value: "tanaka@example.co.jp" },
      ),
    );
    expect(named.json()).toMatchObject({ id: "admin02", externalId: "ext-2", userName: "tanaka@example.co.jp" });
    expect((await office.scim("POST", "/Users", { userName: "Tanaka@example.co.jp" })).statusCode).toBe(409);
  });
});

describe("groups as Entra ID sends them", () => {
  it("one is made without members, who are added and removed in both forms", async () => {
    const { scim } = office;
    const people = await Promise.all(
      ["abe", "baba", "chiba"].map(async (name) => {
        const userName = `${name}@group.example.co.jp`;
        return (await scim("POST", "/Users", { userName, displayName: `${name} group` })).json().id;
      }),
    );
    const [abe, baba, chiba] = people;
    const made = await scim("POST", "/Groups", {
      schemas: [
        "urn:ietf:params:scim:schemas:core:2.0:Group",
        "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group",
      ],
      externalId: "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159",
      displayName: "営業部",
      meta: { resourceType: "Group" },
    });
    expect([made.statusCode, made.json()]).toMatchObject([201, { displayName: "営業部", members: [] }]);
    const { id } = made.json();
    expect((await scim("GET", `/Groups/${id}?excludedAttributes=members`)).json()).not.toHaveProperty("members");
    const found = await scim("GET", `/Groups?excludedAttributes=members&${query('displayName eq "営業部"')}`);
    expect(found.json()).toMatchObject({ totalResults: 1, Resources: [{ id }] });

    const added = await scim(
      "PATCH",
      `/Groups/${id}`,
      patch({
        op: "Add",
        path: "members",
        value: [...people.map((value) => ({ $ref: null, value })), { $ref: null, value: "nobody" }],
      }),
    );
    expect([added.statusCode, added.body]).toEqual([204, ""]);
    expect(await stored(abe)).toMatchObject({ user_group_name: "営業部", use_max_count1: 0 });
    expect((await scim("GET", `/Groups/${id}`)).json().members.map(({ value }: { value: string }) => value)).toEqual(
      people,
    );
    const asked = await scim("GET", `/Groups?${query(`id eq "${id}" and members eq "${abe}"`)}`);
    expect(asked.json().totalResults).toBe(1);

    await scim("PATCH", `/Groups/${id}`, patch({ op: "Remove", path: "members", value: [{ $ref: null, value: abe }] }));
    await scim("PATCH", `/Groups/${id}`, patch({ op: "remove", path: `members[value eq "${baba}"]` }));
    expect((await stored(abe)).user_group_name).toBe("プロビジョニング");
    expect((await scim("GET", `/Groups/${id}`)).json().members).toMatchObject([{ value: chiba }]);

    const renamed = await scim(
      "PATCH",
      `/Groups/${id}`,
      patch({ op: "Replace", path: "displayName", value: "営業本部" }),
    );
    expect([renamed.statusCode, (await stored(chiba)).user_group_name]).toEqual([204, "営業本部"]);
    expect((await scim("DELETE", `/Groups/${id}`)).statusCode).toBe(204);
    expect((await stored(chiba)).user_group_name).toBe("プロビジョニング");
    expect((await scim("GET", `/Groups/${id}`)).statusCode).toBe(404);
  });

  it("a user of two groups is in the latest, and back in the other when he leaves it", async () => {
    const { scim } = office;
    const { id: user } = (await scim("POST", "/Users", { userName: "kenmu@example.co.jp" })).json();
    const [first, second] = await Promise.all(
      ["兼務一課", "兼務二課"].map(async (displayName) => (await scim("POST", "/Groups", { displayName })).json().id),
    );
    for (const group of [first, second])
      await scim("PATCH", `/Groups/${group}`, patch({ op: "Add", path: "members", value: [{ value: user }] }));
    expect((await stored(user)).user_group_name).toBe("兼務二課");
    expect((await scim("GET", `/Groups/${first}`)).json().members).toMatchObject([{ value: user }]);
    await scim("PATCH", `/Groups/${second}`, patch({ op: "Remove", path: `members[value eq "${user}"]` }));
    expect((await stored(user)).user_group_name).toBe("兼務一課");
  });
});
