import { readFileSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { cliDesk } from "../../../cli/testing/cli-desk.ts";
import { aSentMail } from "../../../testing/a-sent-mail.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

const db = await testDatabase();
const api = await testApi(db);
const { run } = cliDesk(db);
const DOC = readFileSync(join(import.meta.dirname, "../../../../../docs/personal-data.md"), "utf8");

/** Columns that name a person of a contract. */
const NAMING = `^(user_id|owner_user_id|actor|email|mail_address|mail_addresses|client_address|user_agent|subject|\\w+_by)$`;

/** Where `_by` names an operator or a command. */
const NOT_A_USER = ["contract_licence", "expression", "past_expression", "sso_domain"];

let group: TestGroup;
let admin: TestUser;
let leaver: TestUser;
beforeEach(async () => {
  group = await aGroup(db.owner, await aContract(db.owner));
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  leaver = await aUser(db.owner, group, { userId: "leaver01" });
});

const remove = () => api.send(admin, "DELETE", "/user", { user_id: leaver.userId });
const person = (command: string, user = leaver.userId) => run(["person", command, group.contractCode, user]);
const exported = async () => (await person("export")).out.map((line) => JSON.parse(line));

/** Every text of the contract's rows, to search for what must be gone. */
async function everything(): Promise<string> {
  const tables = Object.keys(PERSONAL_DATA).filter((table) => table !== "audit");
  const parts = tables.map((table) => `SELECT to_jsonb(r)::text AS line FROM ${table} r WHERE contract_id = $1`);
  const { rows } = await db.owner.query<{ line: string }>(parts.join(" UNION ALL "), [group.contractId]);
  return rows.map(({ line }) => line).join("\n");
}

describe("personal data", () => {
  it("are named for every table of a contract that has any, and so in docs/personal-data.md", async () => {
    const { rows } = await db.owner.query<{ table: string }>(
      `SELECT DISTINCT c.table_name AS table FROM information_schema.columns c
       JOIN pg_class k ON k.relname = c.table_name AND k.relkind IN ('r', 'p') AND NOT k.relispartition
       WHERE c.table_schema = 'public' AND c.column_name ~ $1
         AND c.data_type IN ('text', 'inet', 'ARRAY') AND EXISTS (
         SELECT 1 FROM information_schema.columns o
         WHERE o.table_schema = 'public' AND o.table_name = c.table_name AND o.column_name = 'contract_id')`,
      [NAMING],
    );
    const found = rows.map(({ table }) => table).filter((table) => !NOT_A_USER.includes(table));
    expect(Object.keys(PERSONAL_DATA).sort()).toEqual([...found].sort());
    const documented = [...DOC.matchAll(/^\| `(\w+)` \| (user|erased|kept) \|/gm)].map(([, table, end]) => [
      table,
      end,
    ]);
    expect(documented.sort()).toEqual(
      Object.entries(PERSONAL_DATA)
        .map(([table, { end }]) => [table, end])
        .sort(),
    );
  });

  it("go with the user's row where the map says so", async () => {
    const { rows } = await db.owner.query<{ table: string }>(
      `SELECT conrelid::regclass::text AS table FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'app_user'::regclass AND confdeltype = 'c'`,
    );
    const cascading = new Set([...rows.map(({ table }) => table), "app_user", "mail_address", "mail_setting"]);
    const going = Object.entries(PERSONAL_DATA).filter(([, { end }]) => end === "user");
    expect(going.filter(([table]) => !cascading.has(table))).toEqual([]);
  });

  it("are given to the person, without what he signs in with", async () => {
    await api.get(leaver, "/themes");
    const kinds = (await exported()).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["app_user", "session"]));
    expect(JSON.stringify(await exported())).not.toMatch(/argon2|token_hash|password_hash/);
    const unknown = await person("export", "nobody99");
    expect([unknown.code, unknown.out]).toEqual([3, []]);
  });

  it("are erased of a deleted user alone, and leave what counts", async () => {
    await aSentMail(db.owner, group.contractId, { address: `${leaver.userId}@example.com` });
    const refused = await person("erase");
    expect([refused.code, refused.told]).toEqual([3, expect.stringContaining("先にユーザーを削除してください")]);
    await remove();
    expect(await everything()).toContain(`${leaver.userId}@example.com`);
    expect((await person("erase")).code).toBe(0);
    expect(await everything()).not.toContain(`${leaver.userId}@example.com`);
    expect((await exported()).find(({ kind }) => kind === "deleted_user")).toMatchObject({ name: "", kept: null });
    const restored = await api.send(admin, "POST", "/user_restore", { user_id: leaver.userId });
    expect(restored.json().result.msgCode).toBe("MSG0068");
    expect((await person("erase")).code).toBe(0);
  });

  it("leave an address that somebody else reads too", async () => {
    const address = `${leaver.userId}@example.com`;
    await db.owner.query("UPDATE app_user SET email = $2 WHERE contract_id = $1 AND user_id = $3", [
      group.contractId,
      address,
      admin.userId,
    ]);
    await aSentMail(db.owner, group.contractId, { address });
    await remove();
    await person("erase");
    const { rows } = await db.owner.query("SELECT mail_address FROM mail_message WHERE contract_id = $1", [
      group.contractId,
    ]);
    expect(rows).toEqual([{ mail_address: address }]);
  });
});
