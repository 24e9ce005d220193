import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { type ScimOffice, scimDesk } from "./testing/scim-desk.ts";

const db = await testDatabase();
const desk = await scimDesk(db);
let office: ScimOffice;
beforeAll(async () => {
  office = await desk.anOffice("okta01");
});

const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
const PATCH_OP = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** As okta/okta-developer-docs shows it (reference/scim/scim-20). */
const TEST_USER = {
  schemas: [USER],
  userName: "test.user@okta.local",
  name: { givenName: "Test", familyName: "User" },
  emails: [{ primary: true, value: "test.user@okta.local", type: "work" }],
  displayName: "Test User",
  locale: "en-US",
  externalId: "00ujl29u0le5T6Aj10h7",
  groups: [],
  password: "1mz050nq",
  active: true,
};

const list = (userName: string) =>
  office.scim("GET", `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}&startIndex=1&count=100`);

describe("users as Okta sends them", () => {
  it("one is asked for, made, read, updated by PUT, deactivated and activated", async () => {
    expect((await list("test.user@okta.local")).json()).toMatchObject({
      totalResults: 0,
      startIndex: 1,
      Resources: [],
    });
    const made = await office.scim("POST", "/Users", TEST_USER);
    expect(made.statusCode).toBe(201);
    const { id } = made.json();
    expect(made.json()).not.toHaveProperty("password");
    const hash = await db.owner.query("SELECT password_hash FROM app_user WHERE contract_id = $1 AND user_id = $2", [
      office.group.contractId,
      id,
    ]);
    expect(hash.rows).toEqual([{ password_hash: null }]);

    const read: Record<string, unknown> = (await office.scim("GET", `/Users/${id}`)).json();
    const updated = await office.scim("PUT", `/Users/${id}`, {
      ...read,
      name: { givenName: "Another", familyName: "User" },
      displayName: "Another User",
    });
    expect([updated.statusCode, updated.json()]).toMatchObject([
      200,
      { displayName: "Another User", name: { givenName: "Another" }, active: true, externalId: TEST_USER.externalId },
    ]);

    // Apps of the wizard replace the whole user, apps of the catalogue patch without a path.
    const off = await office.scim("PUT", `/Users/${id}`, { ...updated.json<object>(), active: false });
    expect(off.json().active).toBe(false);
    const withoutActive = { ...off.json(), active: undefined };
    expect((await office.scim("PUT", `/Users/${id}`, withoutActive)).json().active).toBe(false);
    for (const active of [true, false, true]) {
      const patched = await office.scim("PATCH", `/Users/${id}`, {
        schemas: [PATCH_OP],
        Operations: [{ op: "replace", value: { active } }],
      });
      expect([patched.statusCode, patched.json().active]).toEqual([200, active]);
    }
    expect((await list("TEST.USER@okta.local")).json().Resources[0].id).toBe(id);
  });

  it("they are imported in pages of a stable order", async () => {
    for (const n of [1, 2, 3, 4, 5])
      await office.scim("POST", "/Users", { ...TEST_USER, userName: `page${n}@okta.local`, emails: [] });
    const ids: string[] = [];
    for (let startIndex = 1; ; startIndex += 3) {
      const page = (await office.scim("GET", `/Users?startIndex=${startIndex}&count=3`)).json();
      expect(page).toMatchObject({ startIndex, itemsPerPage: page.Resources.length });
      for (const user of page.Resources) ids.push(user.id);
      if (ids.length >= page.totalResults) break;
    }
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids).toContain("page5@okta.local");
    for (const query of ["startIndex=0", "startIndex=-5", "count=0", "count=-1", "count=99999"])
      expect([query, (await office.scim("GET", `/Users?${query}`)).statusCode]).toEqual([query, 200]);
    expect((await office.scim("GET", "/Users?count=ten")).json()).toMatchObject({ scimType: "invalidValue" });
  });
});

describe("groups as Okta sends them", () => {
  it("one is pushed, its members replaced, renamed with its id, put as a whole, and deleted", async () => {
    const { scim } = office;
    const [one, two] = await Promise.all(
      ["push1", "push2"].map(
        async (name) => (await scim("POST", "/Users", { ...TEST_USER, userName: `${name}@okta.local` })).json().id,
      ),
    );
    const made = await scim("POST", "/Groups", {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
      displayName: "Test SCIMv2",
      members: [],
    });
    const { id } = made.json();
    const operations = (...Operations: object[]) => scim("PATCH", `/Groups/${id}`, { schemas: [PATCH_OP], Operations });
    const members = async () =>
      (await scim("GET", `/Groups/${id}`)).json().members.map(({ value }: { value: string }) => value);

    expect(
      (await operations({ op: "replace", path: "members", value: [{ value: one, display: "x" }] })).statusCode,
    ).toBe(204);
    expect(await members()).toEqual([one]);
    await operations(
      { op: "remove", path: `members[value eq "${one}"]` },
      { op: "add", path: "members", value: [{ value: two, display: "y" }] },
    );
    expect(await members()).toEqual([two]);
    await operations({ op: "replace", value: { id, displayName: "Test SCIMv2 0" } });
    expect((await scim("GET", `/Groups/${id}`)).json()).toMatchObject({ displayName: "Test SCIMv2 0" });
    const put = await scim("PUT", `/Groups/${id}`, {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
      id,
      displayName: "Test SCIMv2 1",
      members: [{ value: one }, { value: two }],
    });
    expect([put.statusCode, put.json().displayName]).toEqual([200, "Test SCIMv2 1"]);
    expect(await members()).toEqual([one, two]);
    const again = await scim("POST", "/Groups", { displayName: "Test SCIMv2 1" });
    expect(again.json()).toMatchObject({ status: "409", scimType: "uniqueness" });
    expect((await scim("DELETE", `/Groups/${id}`)).statusCode).toBe(204);
  });
});
