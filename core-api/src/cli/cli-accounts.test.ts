import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { verifyPassword } from "../modules/people/session/password.ts";
import { aUser } from "../testing/a-user.ts";
import { aContract, aGroup } from "../testing/builders.ts";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { run } = cliDesk(db);

describe("kirinuki operator", () => {
  const hashOf = async (id: string): Promise<string> =>
    (await db.owner.query("SELECT password_hash FROM operator_account WHERE operator_id = $1", [id])).rows[0]
      .password_hash;

  it("adds an account once, and changes its password", async () => {
    expect(await run(["operator", "add", "ops", "--name", "運用係"], { typed: "Tsukuba1!x" })).toMatchObject({
      code: 0,
    });
    expect(await run(["operator", "add", "ops"], { typed: "Another1!" })).toMatchObject({ code: 3 });
    expect(await verifyPassword(await hashOf("ops"), "Tsukuba1!x")).toBe(true);
    expect(await run(["operator", "password", "ops"], { typed: "Asahigaoka2!" })).toMatchObject({ code: 0 });
    expect(await verifyPassword(await hashOf("ops"), "Asahigaoka2!")).toBe(true);
  });

  it.each(["short1!", "nodigits!!", "NoSpecial1", "日本語1!日本語1!"])("refuses the password %s", async (typed) => {
    expect(await run(["operator", "add", "weak"], { typed })).toMatchObject({ code: 2 });
  });

  it("takes a lost authenticator app away", async () => {
    await run(["operator", "add", "lost"], { typed: "Tsukuba1!x" });
    expect(await run(["operator", "reset-authenticator", "lost"])).toMatchObject({ code: 3 });
    await db.owner.query(
      "INSERT INTO operator_authenticator (operator_id, secret, confirmed_at) VALUES ('lost', '\\x00', now())",
    );
    expect(await run(["operator", "reset-authenticator", "lost"])).toMatchObject({ code: 0 });
    expect((await db.owner.query("SELECT 1 FROM operator_authenticator")).rows).toEqual([]);
  });

  it("changes what is named of an account, and the same again changes nothing", async () => {
    await run(["operator", "add", "mover", "--role", "view", "--email", "mover@example.jp"], { typed: "Tsukuba1!x" });
    const change = ["operator", "set", "mover", "--role", "support", "--department", "運用部", "--stop"];
    const noted = async () =>
      (
        await db.owner.query(
          "SELECT 1 FROM operator_audit WHERE action = 'operator.save' AND detail->>'el_admin_id' = 'mover'",
        )
      ).rows.length;
    expect(await run(change)).toMatchObject({ code: 0, told: expect.stringContaining("変更しました") });
    const before = await noted();
    expect(await run(change)).toMatchObject({ code: 0, told: expect.stringContaining("すでに指定のとおり") });
    expect(await noted()).toBe(before);
    const [stopped] = (await db.owner.query("SELECT * FROM operator_account WHERE operator_id = 'mover'")).rows;
    expect(stopped).toMatchObject({ role: "support", department: "運用部", stop_flag: true, name: "mover" });
    expect(await run(["operator", "set", "mover", "--resume"])).toMatchObject({ code: 0 });
    const [resumed] = (await db.owner.query("SELECT stop_flag FROM operator_account WHERE operator_id = 'mover'")).rows;
    expect(resumed).toEqual({ stop_flag: false });
  });

  it.each([
    [["--role", "chief"], 2],
    [["--email", "nowhere"], 2],
    [["--stop", "--resume"], 2],
    [[], 2],
  ])("refuses to change an account with %j", async (options, code) => {
    await run(["operator", "add", "kept"], { typed: "Tsukuba1!x" });
    expect(await run(["operator", "set", "kept", ...options])).toMatchObject({ code });
  });

  it("removes an account, but never the last one of the role admin", async () => {
    await db.owner.query("DELETE FROM operator_account");
    await run(["operator", "add", "last"], { typed: "Tsukuba1!x" });
    await run(["operator", "add", "leaver", "--role", "edit"], { typed: "Tsukuba1!x" });
    expect(await run(["operator", "remove", "leaver"])).toMatchObject({ code: 0 });
    for (const refused of [
      ["remove", "last"],
      ["set", "last", "--stop"],
      ["set", "last", "--role", "view"],
    ])
      expect(await run(["operator", ...refused])).toMatchObject({ code: 3, told: expect.stringContaining("管理") });
    expect((await db.owner.query("SELECT operator_id, role, stop_flag FROM operator_account")).rows).toEqual([
      { operator_id: "last", role: "admin", stop_flag: false },
    ]);
  });

  it("knows who is not there", async () => {
    expect(await run(["operator", "password", "ghost"], { typed: "Tsukuba1!x" })).toMatchObject({ code: 3 });
    expect(await run(["operator", "set", "ghost", "--role", "view"])).toMatchObject({ code: 3 });
    expect(await run(["operator", "remove", "ghost"])).toMatchObject({ code: 3 });
  });
});

describe("kirinuki token", () => {
  it("makes a token that is shown once, lists it, and ends it", async () => {
    const contract = await aContract(db.owner);
    const user = await aUser(db.owner, await aGroup(db.owner, contract));
    const of = ["--contract", contract.contractCode];
    const made = await run([
      ...["token", "create", ...of, "--user", user.userId, "--name", "連携"],
      ...["--scope", "lists", "usage", "--from", "192.0.2.0/24"],
    ]);
    expect(made).toMatchObject({ code: 0, out: [expect.stringMatching(/^kirinuki_\d+_[\w-]{43}$/)] });
    const listed = await run(["token", "list", ...of]);
    expect(listed.out).toHaveLength(1);
    const { api_token_id, ...rest } = JSON.parse(listed.out[0] ?? "");
    expect(rest).toMatchObject({
      token_name: "連携",
      user_id: user.userId,
      scopes: ["lists", "usage"],
      address_ranges: ["192.0.2.0/24"],
      made_by: null,
      last_used_at: null,
    });
    expect(listed.out[0]).not.toContain(made.out[0]?.slice(-43));
    expect(await run(["token", "revoke", ...of, api_token_id])).toMatchObject({ code: 0 });
    expect(await run(["token", "revoke", ...of, api_token_id])).toMatchObject({ code: 3 });
    expect((await run(["token", "list", ...of])).out).toEqual([]);
  });

  it.each([
    [["--contract", "nowhere"], 3, "nowhere"],
    [["--user", "ghost"], 2, "登録されていません"],
    [["--expires", "2026-02-30"], 2, "有効期限"],
    [["--expires", "2020-01-01"], 2, "今日以降"],
    [["--expires", "2099-01-01"], 2, "2年以内"],
    [["--scope", "everything"], 2, "範囲"],
    [["--from", "10.0.0.300"], 2, "255"],
    [["--name", "名".repeat(51)], 2, "50文字"],
  ])("refuses %j", async (wrong, code, told) => {
    const contract = await aContract(db.owner);
    const user = await aUser(db.owner, await aGroup(db.owner, contract));
    const args = ["--contract", contract.contractCode, "--user", user.userId, "--name", "連携", ...wrong];
    expect(await run(["token", "create", ...args])).toMatchObject({
      code,
      told: expect.stringContaining(told),
      out: [],
    });
  });
});
