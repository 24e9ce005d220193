import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { stringify } from "csv-stringify/sync";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { testApi } from "../../../testing/test-api.ts";
import { allPayloads } from "../session/testing/payloads.ts";
import { USER_COLUMNS } from "./user-list.ts";

const db = await testDatabase();
const api = await testApi(db, { KIRINUKI_SECRET: "a secret of the tests, of forty characters" });
const group = await aGroup(db.owner, await aContract(db.owner), { name: "広報部" });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });

/** What is no fault in the columns that have to be filled; the others are blank. */
const GOOD: Readonly<Record<string, string>> = {
  ユーザーID: "yamada01",
  ユーザーグループ名: "広報部",
  ユーザー名: "山田　花子",
  メールアドレス: "yamada@example.jp",
  ユーザー区分: "0",
};
/** Every column that a file may set. */
const HEAD = USER_COLUMNS.filter(({ field }) => field !== null).map(({ heading }) => heading);
const rowOf = (cells: Readonly<Record<string, string>>) => HEAD.map((heading) => cells[heading] ?? "");
/** Each column meets so many payloads, each another part; all of them with KIRINUKI_PAYLOADS=all. */
const MOST = process.env.KIRINUKI_PAYLOADS === "all" ? Number.POSITIVE_INFINITY : 400;
/** A group's id and its name are checked beside each other. */
const OF_GROUP: ReadonlySet<string> = new Set(["ユーザーグループID", "ユーザーグループ名"]);
/** What a file may hold in a field of its own without being a fault of the whole file. */
const CONTROL = /(?![\n\r\t])\p{Cc}/u;

async function upload(bytes: Buffer) {
  const { payload, headers } = aMultipart({ name: "users.csv", bytes });
  const answer = await api.send(admin, "PUT", "/users_upload", payload, headers);
  return { http: answer.statusCode, ...answer.json() };
}
const users = async () =>
  (await db.owner.query("SELECT user_id, version FROM app_user WHERE contract_id = $1", [group.contractId])).rows;

describeCollections(["csv", "payloads"], "files that nobody meant as users", (collection) => {
  it("say what is wrong with them, and write nothing", async () => {
    const before = await users();
    const folder = join(collection.folder, "csv");
    for (const name of readdirSync(folder)) {
      const { http, result, data } = await upload(readFileSync(join(folder, name)));
      expect([http, result.status], name).toEqual([200, 1]);
      expect(data.fileError[0].message, name).toMatch(/[぀-ヿ]/);
    }
    expect(await users()).toEqual(before);
  });

  it("name the field of every payload that is none of its values", {
    timeout: MOST === Number.POSITIVE_INFINITY ? 3_600_000 : 240_000,
  }, async () => {
    const payloads = allPayloads(collection).filter(
      (text) => text.isWellFormed() && !CONTROL.test(text) && text.trim() !== "",
    );
    expect(payloads.length).toBeGreaterThan(collection.isOurs ? 20 : 1000);
    const step = Math.max(1, Math.ceil(payloads.length / MOST));
    for (const [place, heading] of HEAD.entries()) {
      const some = payloads.filter((_, at) => at % step === place % step);
      const rows = some.map((payload, at) =>
        rowOf({ ...GOOD, ユーザーID: `user${String(at).padStart(6, "0")}`, [heading]: payload }),
      );
      // The row before them has a fault, so that nothing of the file is stored.
      const { http, data } = await upload(Buffer.from(stringify([HEAD, rowOf({ ユーザーID: "doubled!" }), ...rows])));
      expect(http, heading).toBe(200);
      const faulty = data.row_info.filter(({ judgement }: { judgement: string }) => judgement === "error");
      expect(data.row_info, heading).toHaveLength(rows.length + 1);
      for (const { errors } of faulty.slice(1))
        expect(
          errors.filter(({ field }: { field: string }) => !OF_GROUP.has(field) && field !== heading),
          JSON.stringify(errors),
        ).toEqual([]);
    }
    expect(await users()).toHaveLength(1);
  });
});

describe("a file that changes while it is sent", () => {
  it("is cut, and refused", async () => {
    const { payload, headers } = aMultipart({ name: "users.csv", bytes: Buffer.from(stringify([HEAD, rowOf(GOOD)])) });
    const cut = payload.subarray(0, payload.length - 60);
    const answer = await api.send(admin, "PUT", "/users_upload", cut, headers);
    expect(answer.statusCode).toBe(400);
    expect(await users()).toHaveLength(1);
  });
});
