import { cloneDatabase, dropDatabase } from "@kirinuki/tests/support/clones.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { Command } from "commander";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { aSentMail } from "../testing/a-sent-mail.ts";
import { aUser } from "../testing/a-user.ts";
import { aContract, aGroup, aTheme } from "../testing/builders.ts";
import { createProgram } from "./cli.ts";
import { cliDesk, ioOf } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { owner } = db;
const { run, file } = cliDesk(db);
const FEED = "https://news.example/rss";
const PASSWORD = "Operator1!";

/** Commands that read, run the service, take articles and reports in, or build what can be built again. */
const CHANGE_NO_SETTING = [
  ...["serve", "worker", "migrate", "ingest", "bounce", "search reindex", "rightholder decide", "secret reseal"],
  ...["articles", "destinations", "report", "trend", "usage", "users"].map((what) => `export ${what}`),
  ...[
    "feed list",
    "feed check",
    "contract list",
    "contract show",
    "medium list",
    "operator list",
    "token list",
    "dead-letters list",
    "audit verify",
    "capacity",
    "retention list",
    "archive list",
    "archive move",
    "archive check",
  ],
];

interface Written {
  args: string[];
  typed?: string;
  before?: object;
  after?: object;
}

const CHANGES: Record<string, () => Written | Promise<Written>> = {
  "operator add": () => ({
    args: ["clerk", "--role", "admin"],
    typed: PASSWORD,
    before: {},
    after: { role: "admin", password: "changed" },
  }),
  "operator set": () => ({ args: ["clerk", "--department", "窓口"], after: { department: "窓口" } }),
  "operator remove": async () => {
    await owner.query(`INSERT INTO operator_account (operator_id, name, role, password_hash)
      SELECT 'leaver', '去る人', 'view', password_hash FROM operator_account WHERE operator_id = 'clerk'`);
    return { args: ["leaver"], before: { name: "去る人" } };
  },
  "operator password": () => ({
    args: ["clerk"],
    typed: "Changed1!",
    before: { password: "hidden" },
    after: { password: "changed" },
  }),
  "operator reset-authenticator": async () => {
    await owner.query("INSERT INTO operator_authenticator (operator_id, pending_secret) VALUES ('clerk', '\\x00')");
    return { args: ["clerk"], before: { authenticator: "begun" }, after: { authenticator: "unset" } };
  },
  "feed add": () => ({ args: [FEED, "--every", "60"], before: {}, after: { feed_url: FEED, every_minutes: 60 } }),
  "feed remove": () => ({ args: [FEED], before: { feed_url: FEED, every_minutes: 60 } }),
  match: async () => {
    const { themeId } = await aTheme(owner, await aContract(owner), { expressions: [null] });
    return { args: ["--theme", String(themeId)], before: { rematch: "none" }, after: { rematch: "queued" } };
  },
  "contract apply": () => ({
    args: [file("contract.json", { contract_code: "trail001", company_name: "記録社" })],
    before: {},
    after: { company_name: "記録社" },
  }),
  "contract export": () => ({ args: ["trail001"] }),
  "contract remove": () => ({ args: ["trail001"], before: { company_name: "記録社" } }),
  "medium apply": () => ({
    args: [file("media.json", { data_section: 1, media_code: "TRAIL", media_name: "記録新報" })],
    before: {},
    after: { media_name: "記録新報" },
  }),
  "medium remove": () => ({ args: ["TRAIL"], before: { media_name: "記録新報" } }),
  "person export": () => ({ args: [code, userId] }),
  "person erase": async () => {
    const sql =
      "INSERT INTO deleted_user (contract_id, user_id, name, deleted_at) VALUES ($1, 'gone01', '去った人', now())";
    await owner.query(sql, [contractId]);
    return { args: [code, "gone01"], before: { personal_data: "kept" }, after: { personal_data: "erased" } };
  },
  "archive add": async () => {
    const { adminUrl } = inject("database");
    const name = await cloneDatabase(adminUrl, "template0");
    databases.push(name);
    const { hostname, port, username, password } = new URL(adminUrl);
    const place = `--port ${port} --database ${name} --user ${username} --sslmode disable`.split(" ");
    return {
      args: ["kept", hostname, ...place],
      typed: decodeURIComponent(password),
      before: {},
      after: { hosts: hostname, database_name: name },
    };
  },
  "retention contract": () => ({ args: [code, "24"], before: { months: null }, after: { months: 24 } }),
  "retention medium": async () => {
    await owner.query(
      "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('KEPT', '保存新報', '保存新報', 1)",
    );
    return { args: ["KEPT", "12"], before: { months: null }, after: { months: 12 } };
  },
  "token create": () => ({
    args: ["--contract", code, "--user", userId, "--name", "連携"],
    before: {},
    after: { token_name: "連携", user_id: userId },
  }),
  "token revoke": async () => {
    const { rows } = await owner.query("SELECT api_token_id::text AS id FROM api_token");
    return { args: ["--contract", code, rows[0].id], before: { token_name: "連携", user_id: userId } };
  },
  "dead-letters retry": async () => {
    const id = await aSentMail(owner, contractId);
    await owner.query("UPDATE mail_message SET state = 'failed', ended_at = now() WHERE mail_message_id = $1", [id]);
    return { args: [id], before: { mail_state: "failed" }, after: { mail_state: "queued" } };
  },
};

const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await dropDatabase(inject("database").adminUrl, name);
});

let [code, userId, contractId] = ["", "", 0];
beforeAll(async () => {
  ({ contractCode: code, userId, contractId } = await aUser(owner, await aGroup(owner, await aContract(owner))));
});

const leaves = (command: Command, path: string[] = []): string[] =>
  command.commands.length === 0
    ? [path.join(" ")]
    : command.commands.flatMap((each) => leaves(each, [...path, each.name()]));

const LINES = `
  SELECT detail FROM audit WHERE actor = 'operator:cli' UNION ALL SELECT detail FROM operator_audit WHERE operator_id = 'cli'`;

describe("every command that changes what operators set", () => {
  it("is tried", () => {
    const { io } = ioOf({ typed: "", tty: false, stopped: Promise.resolve() });
    const names = leaves(createProgram([], io, () => {}));
    expect(names.sort()).toEqual([...Object.keys(CHANGES), ...CHANGE_NO_SETTING].sort());
  });

  it.each(Object.entries(CHANGES))("kirinuki %s leaves what was before and after", async (name, make) => {
    const { args, typed = "", ...states } = await make();
    await owner.query("TRUNCATE audit, operator_audit");
    expect(await run([...name.split(" "), ...args], { typed })).toMatchObject({ code: 0 });
    const { rows } = await owner.query<{ detail: object }>(LINES);
    const part = Object.fromEntries(Object.entries(states).map(([state, of]) => [state, expect.objectContaining(of)]));
    expect(rows.map(({ detail }) => detail)).toContainEqual(expect.objectContaining(part));
    if (typed !== "") expect(JSON.stringify(rows)).not.toContain(typed);
  });
});
