import { readFileSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import iconv from "iconv-lite";
import { beforeAll, describe, expect, it } from "vitest";
import { someUses } from "../modules/originals/usage/testing/some-uses.ts";
import { aUser, type TestUser } from "../testing/a-user.ts";
import { anArticle } from "../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract } from "../testing/builders.ts";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { run, folder } = cliDesk(db);

let contract: TestContract;
let hanako: TestUser;

beforeAll(async () => {
  contract = await aContract(db.owner, { code: "export01" });
  const other = await aContract(db.owner, { code: "export02" });
  const group = await aGroup(db.owner, contract, { name: "広報部" });
  hanako = await aUser(db.owner, group, { userId: "hanako", name: "=佐久間" });
  await aUser(db.owner, await aGroup(db.owner, other), { userId: "stranger" });
  const theme = await aTheme(db.owner, contract, { name: "電池" });
  await anArticle(db.owner, { processDate: "2026-11-19", title: "量産へ", themes: [theme] });
  await anArticle(db.owner, {
    processDate: "2026-11-19",
    title: "他社の記事",
    themes: [await aTheme(db.owner, other)],
  });
  await someUses(db.owner, hanako, "2026-11-19", { kind: "pdf_display", section: 1, times: 2 });
});

const lines = (bytes: Buffer, encoding = "utf8") => iconv.decode(bytes, encoding).trimEnd().split("\r\n");
const of = (...more: string[]) => ["--contract", contract.contractCode, ...more];

describe("kirinuki export", () => {
  it("writes the users of a contract, with the columns of passwords blank and without formulas", async () => {
    const { code, bytes } = await run(["export", "users", ...of()]);
    expect(code).toBe(0);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...users] = lines(bytes);
    expect(head).toContain("ユーザーID,ユーザーグループID,ユーザーグループ名,ユーザー名,メールアドレス");
    expect(head).toMatch(/,パスワード,外部パスワード$/);
    const rights = "0,一般,1,2,,0,1,0,0,0,0";
    expect(users).toEqual([`hanako,${hanako.userGroupId},広報部,'=佐久間,hanako@example.com,${rights},,`]);
  });

  it("writes the days of every theme", async () => {
    const { code, bytes } = await run(["export", "trend", ...of("--from", "2026-11-18", "--to", "2026-11-19")]);
    expect(code).toBe(0);
    expect(lines(bytes)).toEqual([
      "テーマ,処理日,新聞,WEB,雑誌,合計,平常,急増",
      "電池,2026/11/18,0,0,0,0,,",
      "電池,2026/11/19,1,0,0,1,,",
    ]);
  });

  it("writes into a file, in CP932 where that is wanted, and tells where", async () => {
    const out = join(folder, "usage.csv");
    const asked = of("--from", "2026-11-01", "--to", "2026/11/30", "--encoding", "sjis", "--out", out);
    const { code, told, bytes } = await run(["export", "usage", ...asked]);
    expect([code, told, bytes.length]).toEqual([0, `${out}に書き出しました。`, 0]);
    const rows = lines(readFileSync(out), "cp932");
    expect(rows.slice(1).map((row) => row.split(",").slice(1, 5))).toEqual([
      ["広報部", "hanako", "2026/11/19", "2"],
      ["広報部", "hanako", "合計", "2"],
      ["合計", "", "", "2"],
    ]);
  });

  it("writes the articles of a contract's themes, and its mail settings", async () => {
    const articles = await run(["export", "articles", ...of("--from", "2026-11-01", "--to", "2026-11-30")]);
    expect(
      lines(articles.bytes)
        .slice(1)
        .map((row) => row.split(",")[3]),
    ).toEqual(["量産へ"]);
    const destinations = await run(["export", "destinations", ...of()]);
    expect([destinations.code, lines(destinations.bytes)]).toEqual([
      0,
      [expect.stringContaining("区分,ID,名称,データ区分,メールアドレス")],
    ]);
  });

  it("says in CP932 how many characters became 〓, and nothing where none did", async () => {
    const asked = ["export", "users", ...of("--encoding", "sjis")];
    expect((await run(asked)).told).toBe("");
    await db.owner.query("UPDATE app_user SET name = '𠮷田〜花子' WHERE user_id = 'hanako'");
    const { bytes, told } = await run(asked);
    await db.owner.query("UPDATE app_user SET name = '=佐久間' WHERE user_id = 'hanako'");
    expect(lines(bytes, "cp932")[1]).toContain(",〓田～花子,");
    expect(told).toBe("Shift_JISにない文字を1文字、〓に置き換えました。");
  });

  it("leaves a trace of each", async () => {
    await run(["export", "users", ...of()]);
    const { rows } = await db.owner.query(
      "SELECT DISTINCT actor FROM audit WHERE contract_id = $1 AND action = 'users.export'",
      [contract.contractId],
    );
    expect(rows).toEqual([{ actor: "operator:cli" }]);
  });

  it.each([
    [["users"], 2],
    [["users", "--contract", "nobody01"], 3],
    [["prices", "--contract", "export01"], 2],
    [["users", "--contract", "export01", "--encoding", "latin1"], 2],
    [["usage", "--contract", "export01", "--from", "2026-13-01"], 2],
    [["usage", "--contract", "export01", "--from", "2026-11-02", "--to", "2026-11-01"], 2],
    [["articles", "--contract", "export01", "--to", "yesterday"], 2],
    [["users", "--contract", "export01", "--out", "/nowhere/at/all.csv"], 3],
  ])("%j ends with %i and a sentence", async (args, code) => {
    const ran = await run(["export", ...args]);
    expect([ran.code, ran.bytes.length]).toEqual([code, 0]);
    expect(ran.told).toMatch(/。|ありません|正しくありません/);
  });
});
