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

const db = await testDatabase();
const api = await testApi(db, { KIRINUKI_SECRET: "a secret of the tests, of forty characters" });
const group = await aGroup(db.owner, await aContract(db.owner), { name: "広報部" });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });

const HEAD = [
  "ユーザーID",
  "ユーザーグループ名",
  "ユーザー名",
  "メールアドレス",
  "ユーザー区分",
  "外部ユーザーID",
  "パスワード",
];
const GOOD = ["yamada01", "広報部", "山田　花子", "yamada@example.jp", "0", "", ""];
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

  it("name the field of every payload that is none of its values", { timeout: 120_000 }, async () => {
    const payloads = allPayloads(collection).filter(
      (text) => text.isWellFormed() && !CONTROL.test(text) && text.trim() !== "",
    );
    expect(payloads.length).toBeGreaterThan(collection.isOurs ? 20 : 1000);
    const step = Math.max(1, Math.floor(payloads.length / 700));
    const some = payloads.filter((_, at) => at % step === 0);
    for (const [column, heading] of HEAD.entries()) {
      const rows = some.map((payload, at) =>
        GOOD.map((cell, place) =>
          place === column ? payload : place === 0 ? `user${String(at).padStart(6, "0")}` : cell,
        ),
      );
      const { http, data } = await upload(
        Buffer.from(stringify([HEAD, ["doubled!", "", "", "", "", "", ""], ...rows])),
      );
      expect(http, heading).toBe(200);
      const faulty = data.row_info.filter(({ judgement }: { judgement: string }) => judgement === "error");
      for (const { errors } of faulty.slice(1))
        expect(
          errors.every(({ field }: { field: string }) => [heading, "ユーザーグループID"].includes(field)),
          JSON.stringify(errors),
        ).toBe(true);
    }
    expect(await users()).toHaveLength(1);
  });
});

describe("a file that changes while it is sent", () => {
  it("is cut, and refused", async () => {
    const { payload, headers } = aMultipart({ name: "users.csv", bytes: Buffer.from(stringify([HEAD, GOOD])) });
    const cut = payload.subarray(0, payload.length - 60);
    const answer = await api.send(admin, "PUT", "/users_upload", cut, headers);
    expect(answer.statusCode).toBe(400);
    expect(await users()).toHaveLength(1);
  });
});
