import { validationText } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import iconv from "iconv-lite";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db, { KIRINUKI_SECRET: "a secret of the tests, of forty characters" });

let group: TestGroup;
let sales: TestGroup;
let admin: TestUser;
beforeEach(async () => {
  api.setNow(NOON);
  const contract = await aContract(db.owner);
  group = await aGroup(db.owner, contract, { name: "広報部" });
  sales = await aGroup(db.owner, contract, { name: "営業〜部" });
  admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01", name: "管理" });
  await aUser(db.owner, group, { userId: "suzuki01", name: "髙橋 〜一郎" });
  await aUser(db.owner, sales, { userId: "=tanaka", name: " 田中" });
});

const HEAD = "ユーザーID,ユーザーグループ名,ユーザー名,メールアドレス,ユーザー区分";
const fileOf = (...rows: string[]) => `\ufeff${[HEAD, ...rows].join("\r\n")}\r\n`;

async function upload(file: string | Buffer, { dry = false, fields = {} }: { dry?: boolean; fields?: object } = {}) {
  const { payload, headers } = aMultipart(
    { name: "users.csv", bytes: Buffer.from(file) },
    fields as Record<string, string>,
  );
  const answer = await api.send(admin, "PUT", `/users_upload${dry ? "?dry_run=1" : ""}`, payload, headers);
  return { http: answer.statusCode, ...answer.json() };
}
const preview = (file: string | Buffer) => upload(file, { dry: true });
const read = async (user_id: string) => (await api.get(admin, "/user", { user_id })).json().data;
const download = async (encoding: string) => (await api.get(admin, "/users_download", { encoding })).rawPayload;
const versions = async () =>
  (
    await db.owner.query("SELECT user_id, version FROM app_user WHERE contract_id = $1 ORDER BY user_id", [
      group.contractId,
    ])
  ).rows;

describe("what was downloaded", () => {
  it.each(["utf8", "sjis"])("in %s and is uploaded again is no change, and raises no version", async (encoding) => {
    const before = await versions();
    const { result, data } = await upload(await download(encoding));
    expect(result.status).toBe(0);
    expect(data).toMatchObject({ new_count: 0, changed_count: 0, unchanged_count: 3, fileError: [] });
    expect(await versions()).toEqual(before);
  });

  it("is changed where somebody edited it, in Excel's encoding too", async () => {
    const text = iconv.decode(await download("sjis"), "cp932");
    const { data } = await upload(iconv.encode(text.replace("suzuki01@example.com", "sz@example.jp"), "cp932"));
    expect(data).toMatchObject({ changed_count: 1, unchanged_count: 2, encoding: "sjis" });
    expect(await read("suzuki01")).toMatchObject({ email: "sz@example.jp", name: "髙橋 〜一郎", version: 2 });
  });

  it("is of one group, or of those who are named; another contract's group does not exist", async () => {
    const lines = async (body: object) =>
      (await api.send(admin, "POST", "/users_download", body)).body.trim().split("\r\n").slice(1);
    expect(await lines({ user_ids: ["suzuki01", "nobody01"] })).toHaveLength(1);
    const user_group_id = sales.userGroupId;
    expect((await api.get(admin, "/users_download", { user_group_id })).body).toContain("'=tanaka");
    const foreign = await aGroup(db.owner, await aContract(db.owner));
    expect((await api.get(admin, "/users_download", { user_group_id: foreign.userGroupId })).statusCode).toBe(404);
  });
});

describe("a preview", () => {
  it("says of each row what it would do, and writes nothing", async () => {
    const { result, data } = await preview(
      fileOf(
        "yamada01,広報部,山田　花子,yamada@example.jp,一般",
        "suzuki01,営業〜部,髙橋 〜一郎,suzuki01@example.com,0",
        "admin01,広報部,管理,admin01@example.com,管理者",
        "aoi,経理部,葵 千草です,aoi@example,2",
      ),
    );
    expect(result.status).toBe(0);
    expect(data).toMatchObject({
      new_count: 1,
      changed_count: 1,
      unchanged_count: 1,
      error_count: 1,
      invited_count: 1,
    });
    expect(data.row_info[1]).toMatchObject({
      row: 3,
      judgement: "changed",
      changes: [{ field: "ユーザーグループ名", before: "広報部", after: "営業〜部" }],
    });
    expect(data.fileError).toEqual([
      { row: 5, field: "ユーザーグループ名", message: "このユーザーグループ名は登録されていません。" },
      { row: 5, field: "ユーザーID", message: "ユーザーIDの桁数が不正です。5～20桁数で入力してください。" },
      { row: 5, field: "メールアドレス", message: "有効なメールアドレスを入力してください" },
      { row: 5, field: "ユーザー区分", message: "ユーザー区分を選択してください。" },
    ]);
    expect(await versions()).toHaveLength(3);
  });

  it("never shows a password", async () => {
    const file = `\ufeff${HEAD},パスワード,外部パスワード\r\nyamada01,広報部,山田　花子,y@example.jp,0,Himitsu1!,Gaibu123!\r\n`;
    const { data } = await preview(file);
    expect(data).toMatchObject({ new_count: 1, invited_count: 0 });
    expect(JSON.stringify(data)).not.toMatch(/Himitsu|Gaibu/);
  });

  it("is applied as it was seen: another file, or users who changed meanwhile, are refused", async () => {
    const file = fileOf("suzuki01,広報部,鈴木　一郎,suzuki01@example.com,0");
    const { preview_token } = (await preview(file)).data;
    const other = await upload(file.replace("一郎", "二郎"), { fields: { preview_token } });
    expect(other.result).toMatchObject({ status: 1, msgCode: "MSG0069" });
    await api.send(admin, "PUT", "/user", { user_id: "suzuki01", version: 1, email: "new@example.jp" });
    expect((await upload(file, { fields: { preview_token } })).result.msgCode).toBe("MSG0069");
    const fresh = (await preview(file)).data.preview_token;
    expect((await upload(file, { fields: { preview_token: fresh } })).result.status).toBe(0);
    expect((await upload(file, { fields: { preview_token: fresh } })).result.msgCode).toBe("MSG0069");
  });
});

describe("an upload", () => {
  it("writes nothing where one row has a fault, unless faulty rows are left out", async () => {
    const file = fileOf("yamada01,広報部,山田　花子,yamada@example.jp,0", "suzuki01,広報部,,x,0");
    const refused = await upload(file);
    expect([refused.result.status, refused.data.fileError.length]).toEqual([1, 2]);
    expect(await versions()).toHaveLength(3);
    const { data } = await upload(file, { fields: { without_faulty: "1" } });
    expect(data).toMatchObject({ new_count: 1, changed_count: 0, error_count: 1, fileError: [] });
    expect(await read("suzuki01")).toMatchObject({ version: 1 });
  });

  it("invites new users without a password, and gives the others theirs", async () => {
    const file = `\ufeff${HEAD},パスワード\r\n${[
      "yamada01,広報部,山田　花子,yamada@example.jp,0,",
      "sato0001,広報部,佐藤　三郎,sato@example.jp,0,Himitsu1!",
    ].join("\r\n")}`;
    await upload(file);
    expect([(await read("yamada01")).user_state, (await read("sato0001")).user_state]).toEqual(["invited", "active"]);
    const credentials = { contract_code: group.contractCode, user_id: "sato0001", password: "Himitsu1!" };
    expect((await api.send(null, "POST", "/login", credentials)).json().result.status).toBe(0);
    const { rows } = await db.owner.query("SELECT mail_address FROM mail_message WHERE contract_id = $1", [
      group.contractId,
    ]);
    expect(rows).toEqual([{ mail_address: "yamada@example.jp" }]);
  });

  it("refuses a password with the contract code in it, at its row", async () => {
    const row = `yamada01,広報部,山田　花子,yamada@example.jp,0,${group.contractCode}#x`;
    const { data } = await preview(`\ufeff${HEAD},パスワード\r\n${row}`);
    expect(data.fileError).toEqual([{ row: 2, field: "パスワード", message: validationText.passwordHasCompany }]);
  });

  it("gives a new user the rights that the form 1014 offers first, where the file names none", async () => {
    await upload(fileOf("yamada01,広報部,山田　花子,yamada@example.jp,0"));
    expect(await read("yamada01")).toMatchObject({ mc_user_authority: 1, sc_user_authority: 2, theme_browsing: 1 });
  });

  it("refuses an id that comes twice, that rests, or that is written in full width", async () => {
    await api.send(admin, "DELETE", "/user", { user_id: "suzuki01" });
    const row = "広報部,山田　花子,yamada@example.jp,0";
    const { data } = await preview(
      fileOf(`yamada01,${row}`, `yamada01,${row}`, `suzuki01,${row}`, `ｙａｍａｄａ,${row}`),
    );
    expect(
      data.fileError.map(({ row, message }: { row: number; message: string }) => [row, message.slice(0, 12)]),
    ).toEqual([
      [3, "2行目と同じユーザーID"],
      [4, "このユーザーIDは削除さ"],
      [5, "ユーザーIDに使用できる"],
    ]);
  });

  it("leaves an Admin, over the whole file", async () => {
    await aUser(db.owner, group, { userId: "admin02", name: "管理その二", userAuthority: 1 });
    const demote = ["admin01,広報部,管理,admin01@example.com,0", "admin02,広報部,管理その二,admin02@example.com,0"];
    const refused = await upload(fileOf(...demote));
    expect(refused.data.fileError.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [2, "ユーザー区分"],
      [3, "ユーザー区分"],
    ]);
    const successor = "suzuki01,広報部,髙橋 〜一郎,suzuki01@example.com,1";
    expect((await upload(fileOf(...demote, successor))).result.status).toBe(0);
  });

  it("moves by id or name, not by two that disagree", async () => {
    const file = `\ufeffユーザーID,ユーザーグループID,ユーザーグループ名\r\nsuzuki01,${sales.userGroupId},広報部\r\n`;
    expect((await preview(file)).data.fileError[0].field).toBe("ユーザーグループ名");
    await upload(file.replace("広報部", ""));
    expect((await read("suzuki01")).user_group_name).toBe("営業〜部");
  });

  it("of two at once is one after the other, and of the same preview only one", async () => {
    const file = fileOf("suzuki01,広報部,鈴木　一郎,suzuki01@example.com,0");
    const { preview_token } = (await preview(file)).data;
    const answers = await Promise.all([1, 2].map(() => upload(file, { fields: { preview_token } })));
    expect(answers.map(({ result }) => result.status).sort()).toEqual([0, 1]);
    expect((await read("suzuki01")).version).toBe(2);
  });

  it.each([
    ["nothing", "", "ファイルが空です。"],
    ["only its head", `\ufeff${HEAD}\r\n`, "データの行がありません。"],
    ["no user_id", "ユーザー名\r\n山田\r\n", "見出しに「ユーザーID」の列がありません。"],
    ["a head twice", "ユーザーID,ユーザー名,ユーザー名\r\na,b,c\r\n", "見出しの「ユーザー名」が重複しています。"],
    ["an open quote", `${HEAD}\r\n"yamada01,x\r\n`, 'CSVの引用符（"）が正しく閉じられていません。'],
    [
      "another encoding",
      iconv.encode(`${HEAD}\r\n山田`, "utf-16le"),
      "文字コードがUTF-8またはShift_JISではありません。",
    ],
    ["a NUL", `${HEAD}\r\nyama\0da\r\n`, "使用できない制御文字が含まれています。"],
  ])("of a file with %s says so", async (_, file, message) => {
    const { result, data } = await upload(file);
    expect([result.status, data.fileError[0].message]).toEqual([1, message]);
  });

  it("is for Admins", async () => {
    const { payload, headers } = aMultipart({ name: "users.csv", bytes: Buffer.from(fileOf()) });
    for (const user of [await aUser(db.owner, group), await aUser(db.owner, group, { topicsCreation: true })]) {
      expect((await api.send(user, "PUT", "/users_upload", payload, headers)).statusCode).toBe(403);
      expect((await api.get(user, "/users_download")).statusCode).toBe(403);
    }
  });
});

it("notes who was changed, with what was before", async () => {
  await upload(fileOf("suzuki01,営業〜部,髙橋 〜一郎,suzuki01@example.com,1"));
  const { rows } = await db.owner.query(
    "SELECT action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'user.%' ORDER BY audit_id",
    [group.contractId],
  );
  expect(rows).toEqual([
    {
      action: "user.save",
      detail: {
        user_id: "suzuki01",
        before: { user_group_id: group.userGroupId, user_authority: 0 },
        after: { user_group_id: sales.userGroupId, user_authority: 1 },
      },
    },
    { action: "user.upload", detail: { new_count: 0, changed_count: 1, unchanged_count: 0, invited_count: 0 } },
  ]);
});
