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
  await db.owner.query("DELETE FROM operator_account");
  for (const [id, role] of [
    ["chief", "admin"],
    ["editor", "edit"],
    ["helper", "support"],
    ["reader", "view"],
  ])
    await db.owner.query(
      "INSERT INTO operator_account (operator_id, name, department, password_hash, role) VALUES ($1, $1, '運用部', $2, $3)",
      [id, hash, role],
    );
});

async function signIn(el_admin_id: string, password = PASSWORD): Promise<string> {
  const payload = { el_admin_id, password };
  const answer = await app.inject({ method: "POST", url: "/admin/api/v1/el_admin_login", payload });
  return answer.cookies.find(({ name }) => name === OPERATOR_COOKIE)?.value ?? "";
}

async function as(id: string) {
  const cookie = await signIn(id);
  return async (method: "GET" | "PUT" | "DELETE", path: string, payload?: object) => {
    const cookies = { [OPERATOR_COOKIE]: cookie };
    const answer = await app.inject({ method, url: `/admin/api/v1${path}`, cookies, ...(payload && { payload }) });
    return { http: answer.statusCode, ...answer.json() };
  };
}

const NEW = {
  el_admin_id: "newcomer",
  name: "宇津木 晃",
  email: "utsugi@kirinuki.example",
  department: "営業部",
  role: "edit",
  password: "Asagiri1!x",
  confirmpassword: "Asagiri1!x",
};

describe("operators", () => {
  it("of an ID in use are refused at the ID, whatever the password", async () => {
    const chief = await as("chief");
    await chief("PUT", "/el_admin", NEW);
    const again = await chief("PUT", "/el_admin", NEW);
    expect(again.result).toMatchObject({ msgCode: "MSG0075" });
    expect(again.data.fieldErrors).toEqual([expect.objectContaining({ field: "el_admin_id" })]);
  });

  it("without an ID are asked for it, not for other letters", async () => {
    const { data } = await (await as("chief"))("PUT", "/el_admin", { ...NEW, el_admin_id: "" });
    expect(data.fieldErrors).toEqual([{ field: "el_admin_id", message: "運用担当者IDを入力してください。" }]);
  });

  it("are made, listed without secrets, and sign in", async () => {
    const chief = await as("chief");
    expect(await chief("PUT", "/el_admin", NEW)).toMatchObject({ data: { el_admin_id: "newcomer", version: 1 } });
    const { data } = await chief("GET", "/el_admins");
    expect(data.el_admins.find((each: { el_admin_id: string }) => each.el_admin_id === "newcomer")).toEqual({
      authenticator_flag: 0,
      el_admin_id: "newcomer",
      name: "宇津木 晃",
      email: "utsugi@kirinuki.example",
      department: "営業部",
      role: "edit",
      last_login_datetime: null,
      stop_flag: 0,
      version: 1,
    });
    expect(await signIn("newcomer", "Asagiri1!x")).not.toBe("");
    expect((await chief("GET", "/el_admins_departments")).data).toEqual({ departments: ["営業部", "運用部"] });
  });

  it("keep what a change does not mention; an older version and a known id are refused", async () => {
    const chief = await as("chief");
    const change = { el_admin_id: "editor", department: "", version: 1 };
    expect(await chief("PUT", "/el_admin", change)).toMatchObject({ data: { version: 2 } });
    expect((await chief("GET", "/el_admin?el_admin_id=editor")).data).toMatchObject({ role: "edit", department: "" });
    expect((await chief("PUT", "/el_admin", change)).http).toBe(409);
    expect(await chief("PUT", "/el_admin", { ...NEW, el_admin_id: "editor" })).toMatchObject({
      http: 200,
      data: { fieldErrors: [{ field: "el_admin_id" }] },
    });
    expect((await chief("PUT", "/el_admin", { ...change, el_admin_id: "nobody" })).http).toBe(404);
  });

  it("who are stopped are out at once, and don't get in", async () => {
    const [chief, editor] = [await as("chief"), await as("editor")];
    expect((await editor("GET", "/session")).http).toBe(200);
    await chief("PUT", "/el_admin", { el_admin_id: "editor", stop_flag: 1, version: 1 });
    expect((await editor("GET", "/session")).http).toBe(401);
    expect(await signIn("editor")).toBe("");
  });

  it("take a changed role with their next call", async () => {
    const [chief, editor] = [await as("chief"), await as("editor")];
    await chief("PUT", "/el_admin", { el_admin_id: "editor", role: "view", version: 1 });
    const contract = { contract_code: "roles001", company_name: "青空" };
    expect((await editor("PUT", "/contract_companies", contract)).http).toBe(403);
  });

  it("keep one of the role 管理, who can't take it from himself", async () => {
    const chief = await as("chief");
    for (const change of [{ role: "edit" }, { stop_flag: 1 }])
      expect(await chief("PUT", "/el_admin", { el_admin_id: "chief", version: 1, ...change })).toMatchObject({
        result: { msgCode: "MSG0077" },
      });
    expect((await chief("DELETE", "/el_admin", { el_admin_id: "chief" })).result.msgCode).toBe("MSG0077");
  });

  it("keep one of the role 管理 when two take it from each other at once", async () => {
    await db.owner.query("UPDATE operator_account SET role = 'admin' WHERE operator_id = 'editor'");
    const [one, other] = [await as("chief"), await as("editor")];
    const demote = (el_admin_id: string) => ({ el_admin_id, role: "view", version: 1 });
    await Promise.all([one("PUT", "/el_admin", demote("editor")), other("PUT", "/el_admin", demote("chief"))]);
    const { rows } = await db.owner.query("SELECT count(*)::int AS n FROM operator_account WHERE role = 'admin'");
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("change their own password by the old one; other sessions end", async () => {
    const [here, elsewhere] = [await as("reader"), await as("reader")];
    const passwords = { password: "Renewed22!", confirmpassword: "Renewed22!" };
    expect(await here("PUT", "/el_password", { current_password: "Wrong111!", ...passwords })).toMatchObject({
      data: { fieldErrors: [{ field: "current_password" }] },
    });
    expect((await here("PUT", "/el_password", { current_password: PASSWORD, ...passwords })).result.status).toBe(0);
    expect([(await here("GET", "/session")).http, (await elsewhere("GET", "/session")).http]).toEqual([200, 401]);
    expect([await signIn("reader"), await signIn("reader", "Renewed22!")]).toEqual(["", expect.stringMatching(/./)]);
  });

  it("are deleted, and what they did stays in the trail with who did it", async () => {
    const chief = await as("chief");
    await chief("PUT", "/el_admin", { el_admin_id: "reader", role: "support", version: 1 });
    expect((await chief("DELETE", "/el_admin?el_admin_id=reader")).result.status).toBe(0);
    expect(await signIn("reader")).toBe("");
    const { rows } = await db.owner.query(
      "SELECT operator_id, action, detail FROM operator_audit WHERE action LIKE 'operator.%' ORDER BY operator_audit_id",
    );
    expect(rows).toMatchObject([
      {
        operator_id: "chief",
        action: "operator.save",
        detail: { el_admin_id: "reader", before: { role: "view" }, after: { role: "support" } },
      },
      { operator_id: "chief", action: "operator.delete", detail: { el_admin_id: "reader" } },
    ]);
  });

  it.each([
    ["role", { role: "owner" }],
    ["email", { email: "nobody" }],
    ["el_admin_id", { el_admin_id: "日本" }],
    ["password", { password: "short", confirmpassword: "short" }],
    ["confirmpassword", { confirmpassword: "Different1!" }],
    ["name", { name: "" }],
  ])("name %s at fault", async (field, fault) => {
    const chief = await as("chief");
    const { http, data } = await chief("PUT", "/el_admin", { ...NEW, ...fault });
    expect([http, data.fieldErrors.map((each: { field: string }) => each.field)]).toEqual([400, [field]]);
  });
});
