import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const group = await aGroup(db.owner, await aContract(db.owner));
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const other = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });

const sjis = (text: string) => iconv.encode(text, "cp932");
const GOOD = '項目,内容\r\n冒頭,"おはようございます。\n{テーマ名}です。"\r\n末尾,以上\r\n';

async function upload(bytes: Buffer, fields: Record<string, string> = {}, name = "朝.csv", user = admin) {
  const { payload, headers } = aMultipart({ name, bytes }, fields);
  const answer = await api.send(user, "POST", "/mail_template_file", payload, headers);
  return { http: answer.statusCode, ...answer.json() };
}
const list = async (user = admin) => (await api.get(user, "/mail_templates")).json().data.template_file_list;
const countRows = async () => (await db.owner.query("SELECT count(*)::int AS n FROM mail_template")).rows[0].n;

describe("a mail template", () => {
  it("is uploaded, listed, read, downloaded as Shift_JIS and deleted", async () => {
    const { result, data } = await upload(sjis(GOOD), { name: "朝の便", default_flag: "1" });
    expect([result.status, data.fileError]).toEqual([0, []]);
    const [standard, own] = await list();
    expect(standard).toMatchObject({ template_file_id: "0", default_flag: 0 });
    expect(own).toMatchObject({ name: "朝の便", template_file_name: "朝.csv", default_flag: 1 });
    const read = await api.get(admin, "/mail_template", { template_file_id: own.template_file_id });
    expect(read.json().data.parts[0]).toEqual({ part: "冒頭", text: "おはようございます。\n{テーマ名}です。" });
    const file = await api.get(admin, "/mail_template_file", { template_file_name: "朝.csv" });
    expect(file.headers["content-type"]).toContain("Shift_JIS");
    expect(iconv.decode(file.rawPayload, "cp932")).toContain(
      '冒頭,"おはようございます。\n{テーマ名}です。"\r\n見出し,',
    );
    expect(file.headers["content-disposition"]).toContain(`filename="mail_template_${own.template_file_id}.csv"`);
    expect(file.headers["x-replaced-characters"]).toBe("0");
    // What was downloaded can be uploaded in its own place: that changes nothing.
    const again = await upload(file.rawPayload, { template_file_id: own.template_file_id });
    expect(again.data).toMatchObject({ changed_count: 0, unchanged_count: 1 });
    expect((await list())[1]).toMatchObject({ name: "朝の便", default_flag: 1, version: 1 });
    const changed = await upload(sjis("冒頭,こんばんは\r\n"), { template_file_id: own.template_file_id });
    expect(changed.data).toMatchObject({ changed_count: 1, unchanged_count: 0 });
    expect((await list())[1]).toMatchObject({ name: "朝の便", default_flag: 1, version: 2 });
    const gone = await api.send(admin, "DELETE", "/mail_template", { template_file_id: own.template_file_id });
    expect(gone.json().result.status).toBe(0);
    expect(await list()).toHaveLength(1);
  });

  it("is renamed and made the default, one at a time, and the product's own again", async () => {
    const ids = [];
    for (const name of ["甲.csv", "乙.csv"]) ids.push((await upload(sjis(GOOD), {}, name)).data.template_file_id);
    const change = async (body: Record<string, unknown>, user = admin) =>
      (await api.send(user, "PUT", "/mail_template", body)).statusCode;
    const defaults = async () =>
      (await list()).flatMap((one: { name: string; default_flag: number }) => (one.default_flag ? [one.name] : []));
    expect(await change({ template_file_id: ids[0], name: "朝", default_flag: 1, version: "1" })).toBe(200);
    expect(await defaults()).toEqual(["朝"]);
    expect(await change({ template_file_id: ids[0], default_flag: 0, version: "1" })).toBe(409);
    expect(await change({ template_file_id: ids[1], default_flag: 1 })).toBe(200);
    expect(await defaults()).toEqual(["乙"]);
    expect(await change({ template_file_id: "0", default_flag: 1 })).toBe(200);
    expect(await defaults()).toEqual(["標準"]);
    expect(await change({ template_file_id: ids[0] }, other)).toBe(404);
    for (const broken of [{}, { template_file_id: "x" }, { template_file_id: ids[0], name: "長".repeat(51) }])
      expect(await change(broken)).toBe(400);
    for (const id of ids) await api.send(admin, "DELETE", "/mail_template", { template_file_id: id });
  });

  it("of the product is read by the id 0 that lists give it, and is a file to begin from", async () => {
    const [listed] = await list();
    const read = (await api.get(admin, "/mail_template", { template_file_id: "0" })).json().data;
    expect(read).toMatchObject(listed);
    expect(read.parts.map(({ part }: { part: string }) => part)).toEqual([
      "冒頭",
      "見出し",
      "記事",
      "末尾",
      "記事なし",
    ]);
    expect((await api.get(admin, "/mail_template", { template_file_id: "00" })).statusCode).toBe(400);
    const file = await api.get(admin, "/mail_template_file", { template_file_name: "標準.csv" });
    const byId = await api.get(admin, "/mail_template_file", { template_file_id: "0" });
    expect(byId.rawPayload).toEqual(file.rawPayload);
    expect(file.headers["content-disposition"]).toContain('filename="mail_template_standard.csv"');
    expect((await upload(file.rawPayload, {}, "写し.csv")).result.status).toBe(0);
    expect((await upload(file.rawPayload, {}, "標準.csv")).data.fileError[0].message).toContain("標準.csv");
  });

  it.each<[string, Buffer, [number, string, RegExp][]]>([
    ["no bytes", Buffer.alloc(0), [[0, "file", /空です/]]],
    ["10 MB", Buffer.alloc(10 * 1024 * 1024, "a"), [[0, "file", /1MB以下/]]],
    ["UTF-8", Buffer.from(GOOD), [[0, "file", /Shift_JISではありません/]]],
    ["broken bytes", Buffer.concat([sjis(GOOD), Buffer.from([0x81, 0x20, 0xff])]), [[0, "file", /Shift_JIS/]]],
    ["an open quote", sjis('項目,内容\r\n冒頭,"abc'), [[2, "file", /引用符/]]],
    ["control characters", sjis("冒頭,a\u0000b\r\n"), [[0, "file", /制御文字/]]],
    ["nothing but headings", sjis("項目,内容\r\n"), [[0, "file", /1つも/]]],
    [
      "several faults",
      sjis(
        '項目,内容\r\n冒頭,{なぞ}と{見出し}\r\n題名,x\r\n冒頭,二度目\r\n末尾\r\n記事,"=HYPERLINK(1)"\r\n記事なし,a,b\r\n',
      ),
      [
        [2, "内容", /\{なぞ\}/],
        [2, "内容", /\{見出し\}/],
        [3, "項目", /いずれか/],
        [4, "項目", /重複/],
        [5, "内容", /列が足りません/],
        [6, "内容", /数式/],
        [7, "内容", /列が多すぎます/],
      ],
    ],
  ])("with %s is refused row by row, and nothing of it is kept", async (_what, bytes, expected) => {
    const before = await countRows();
    const { http, result, data } = await upload(bytes, {}, "悪.csv");
    expect([http, result.status]).toEqual([200, 1]);
    expect(data.fileError.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual(
      expected.map(([row, field]) => [row, field]),
    );
    for (const [at, [, , message]] of expected.entries()) expect(data.fileError[at].message).toMatch(message);
    expect(await countRows()).toBe(before);
  });

  it("has a file name of its own, and one default at a time", async () => {
    await upload(sjis(GOOD), { default_flag: "1" }, "一.csv");
    await upload(sjis(GOOD), { default_flag: "1" }, "二.csv");
    expect((await upload(sjis(GOOD), {}, "一.csv")).data.fileError[0].message).toContain("同じファイル名");
    expect((await upload(sjis(GOOD), {}, "一.txt")).data.fileError[0].message).toContain("csv");
    expect((await list()).filter(({ default_flag }: { default_flag: number }) => default_flag === 1)).toHaveLength(1);
  });

  it("is an administrator's, and nobody's of another contract", async () => {
    const { data } = await upload(sjis(GOOD), {}, "私.csv");
    const id = data.template_file_id;
    for (const user of [await aUser(db.owner, group), await aUser(db.owner, group, { topicsCreation: true })])
      for (const [method, path] of [
        ["GET", "/mail_templates"],
        ["GET", "/mail_template"],
        ["GET", "/mail_template_file"],
      ] as const)
        expect(
          (await api.app.inject({ method, url: `/api/v1${path}` })).statusCode + (await api.get(user, path)).statusCode,
        ).toBe(401 + 403);
    expect((await upload(sjis(GOOD), {}, "x.csv", await aUser(db.owner, group))).http).toBe(403);
    expect((await list(other)).length).toBe(1);
    expect((await api.get(other, "/mail_template", { template_file_id: id })).statusCode).toBe(404);
    expect((await api.get(other, "/mail_template_file", { template_file_name: "私.csv" })).statusCode).toBe(404);
    expect((await api.send(other, "DELETE", "/mail_template", { template_file_id: id })).statusCode).toBe(404);
    expect((await upload(sjis(GOOD), { template_file_id: id }, "y.csv", other)).http).toBe(404);
  });

  it("comes as a multipart form and as nothing else", async () => {
    expect((await api.send(admin, "POST", "/mail_template_file", { name: "x" })).statusCode).toBe(415);
    const { payload, headers } = aMultipart(null, { name: "x" });
    const answer = await api.send(admin, "POST", "/mail_template_file", payload, headers);
    expect(answer.json().data.fileError[0].message).toContain("選択してください");
    expect((await api.send(admin, "PUT", "/notice", payload, headers)).statusCode).toBe(415);
    const broken = await api.send(admin, "POST", "/mail_template_file", payload.subarray(0, 40), headers);
    expect(broken.statusCode).toBe(400);
  });
});
