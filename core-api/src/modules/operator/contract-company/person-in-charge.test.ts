import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { OPERATOR_COOKIE } from "../../../http/cookies.ts";
import { testApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../people/session/password.ts";

const db = await testDatabase();
const { app } = await testApi(db);
const PASSWORD = "Operator1!";
const hash = await hashPassword(PASSWORD);

beforeEach(async () => {
  await db.owner.query("TRUNCATE sign_in_throttle, operator_audit, operator_session, known_operator_browser");
  await db.owner.query("UPDATE contract SET deleted_at = now(), contract_code = contract_id || '_gone'");
  await db.owner.query("DELETE FROM operator_account");
  await db.owner.query(
    `INSERT INTO operator_account (operator_id, name, password_hash, role, stop_flag)
     SELECT id, name, $1, role, id = 'retired' FROM (VALUES ('chief', '須永 亮', 'admin'), ('editor', '宇津木 晃', 'edit'),
       ('helper', '本庄 千夏', 'support'), ('reader', '早坂 実', 'view'), ('retired', '古田 誠', 'edit')) AS o(id, name, role)`,
    [hash],
  );
});

async function as(el_admin_id: string) {
  const login = { method: "POST", url: "/admin/api/v1/el_admin_login" } as const;
  const signedIn = await app.inject({ ...login, payload: { el_admin_id, password: PASSWORD } });
  const cookies = { [OPERATOR_COOKIE]: signedIn.cookies.find(({ name }) => name === OPERATOR_COOKIE)?.value ?? "" };
  const send = (method: "GET" | "PUT" | "POST" | "DELETE", path: string, payload?: object) =>
    app.inject({ method, url: `/admin/api/v1${path}`, cookies, ...(payload && { payload }) });
  return {
    send,
    call: async (...sent: Parameters<typeof send>) => {
      const answer = await send(...sent);
      return { http: answer.statusCode, ...answer.json() };
    },
  };
}
type Caller = Awaited<ReturnType<typeof as>>;

const make = async ({ call }: Caller, contract_code: string, person_in_charge?: string): Promise<string> => {
  const { data } = await call("PUT", "/contract_companies", {
    contract_code,
    company_name: "青空重工",
    ...(person_in_charge !== undefined && { person_in_charge }),
  });
  return data.contract_id;
};
const storedOf = async ({ call }: Caller, id: string) =>
  (await call("GET", `/contract_companies?contract_id=${id}`)).data.contract_companies[0];
const listed = async ({ call }: Caller, query: string): Promise<string[]> =>
  (await call("GET", `/contract_overview?${query}`)).data.contracts.map(
    ({ contract_code }: { contract_code: string }) => contract_code,
  );
const trailOf = async (id: string): Promise<{ actor: string; detail: Record<string, unknown> }[]> =>
  (await db.owner.query("SELECT actor, detail FROM audit WHERE contract_id = $1 ORDER BY audit_id", [id])).rows;

describe("the operator in charge of a contract", () => {
  it("is set, kept by changes that do not mention it, and cleared; the trail has each step", async () => {
    const editor = await as("editor");
    const id = await make(editor, "charge01", "helper");
    await editor.call("PUT", "/contract_companies", { contract_id: id, company_name: "新社名" });
    expect(await storedOf(editor, id)).toMatchObject({ person_in_charge: "helper", company_name: "新社名" });
    await editor.call("PUT", "/contract_companies", { contract_id: id, person_in_charge: "chief" });
    await editor.call("PUT", "/contract_companies", { contract_id: id, person_in_charge: "" });
    expect(await storedOf(editor, id)).toMatchObject({ person_in_charge: null });
    expect((await trailOf(id)).slice(2).map(({ actor, detail }) => ({ actor, ...detail }))).toEqual([
      { actor: "operator:editor", before: { person_in_charge: "helper" }, after: { person_in_charge: "chief" } },
      { actor: "operator:editor", before: { person_in_charge: "chief" }, after: { person_in_charge: null } },
    ]);
  });

  it.each([
    ["reader", 403],
    ["helper", 403],
    ["editor", 200],
    ["chief", 200],
  ])("is changed by %s: %i, and seen by every role", async (role, http) => {
    const chief = await as("chief");
    const id = await make(chief, "roles001", "chief");
    const caller = await as(role);
    const answer = await caller.call("PUT", "/contract_companies", { contract_id: id, person_in_charge: "helper" });
    expect(answer.http).toBe(http);
    const now = http === 200 ? "helper" : "chief";
    expect(await storedOf(caller, id)).toMatchObject({ person_in_charge: now });
    expect(await listed(caller, `person_in_charge=${now}`)).toEqual(["roles001"]);
  });

  it.each(["nobody-of-us", "retired"])("can't become %s", async (person_in_charge) => {
    const editor = await as("editor");
    const id = await make(editor, "refused1", "chief");
    const answer = await editor.call("PUT", "/contract_companies", { contract_id: id, person_in_charge });
    expect(answer).toMatchObject({ http: 400, data: { fieldErrors: [{ field: "person_in_charge" }] } });
    expect(await storedOf(editor, id)).toMatchObject({ person_in_charge: "chief", version: 1 });
  });

  it("stays when the operator is stopped, and is named so", async () => {
    const chief = await as("chief");
    const id = await make(chief, "stopped1", "helper");
    await chief.call("PUT", "/el_admin", { el_admin_id: "helper", stop_flag: 1, version: 1 });
    expect((await chief.call("GET", "/contract_overview?person_in_charge=helper")).data.contracts).toMatchObject([
      { person_in_charge: { el_admin_id: "helper", name: "本庄 千夏", stop_flag: 1 } },
    ]);
    const again = { contract_id: id, person_in_charge: "helper", company_name: "新社名" };
    expect(await chief.call("PUT", "/contract_companies", again)).toMatchObject({ http: 200 });
  });

  it("is nobody once the operator is deleted; each contract's trail and version tell", async () => {
    const chief = await as("chief");
    const id = await make(chief, "deleted1", "helper");
    await chief.call("DELETE", "/el_admin?el_admin_id=helper");
    expect(await storedOf(chief, id)).toMatchObject({ person_in_charge: null, version: 2 });
    expect((await trailOf(id)).at(-1)).toEqual({
      actor: "operator:chief",
      detail: { before: { person_in_charge: "helper" }, after: { person_in_charge: null } },
    });
  });

  it("finds contracts by choice, by name, and those that nobody is in charge of", async () => {
    const editor = await as("editor");
    await make(editor, "filter01", "chief");
    await make(editor, "filter02", "editor");
    await make(editor, "filter03");
    expect(await listed(editor, "person_in_charge=editor")).toEqual(["filter02"]);
    expect(await listed(editor, "person_in_charge=-")).toEqual(["filter03"]);
    expect(await listed(editor, `keyword=${encodeURIComponent("須永")}`)).toEqual(["filter01"]);
    expect(await listed(editor, "person_in_charge=unknown")).toEqual([]);
    expect(await editor.call("GET", `/contract_overview?person_in_charge=${"x".repeat(21)}`)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "person_in_charge", message: expect.stringContaining("担当") }] },
    });
  });

  it("stands in the file by name, and is not copied with a template", async () => {
    const editor = await as("editor");
    const id = await make(editor, "source01", "chief");
    const file = await editor.send("GET", "/contract_companies_download");
    expect(file.body).toMatch(/担当ID,担当\r\n/);
    expect(file.body).toMatch(/,source01,.*,chief,須永 亮\r\n/);
    const { data } = await editor.call("POST", "/contract_copy", {
      contract_id: id,
      contract_code: "copied01",
      company_name: "写し",
    });
    expect(await storedOf(editor, data.contract_id)).toMatchObject({ person_in_charge: null });
  });
});
