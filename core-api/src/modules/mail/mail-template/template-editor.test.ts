import { TEMPLATE_PARTS, type TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { newBlock, writeBlocks } from "@kirinuki/schema/template-blocks.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
const admin = await aUser(db.owner, group, { userAuthority: 1, name: "水瀬" });
const reader = await aUser(db.owner, group);
const other = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
beforeEach(() => db.owner.query("DELETE FROM mail_template"));

const wire = (parts: TemplateParts) => Object.entries(parts).map(([part, text]) => ({ part, text }));
const make = async (name: string, parts: TemplateParts, user = admin, more = {}) => {
  const answer = await api.send(user, "POST", "/mail_template", { name, parts: wire(parts), ...more });
  return { http: answer.statusCode, ...answer.json() };
};
const change = async (body: Record<string, unknown>, user = admin) => {
  const answer = await api.send(user, "PUT", "/mail_template", body);
  return { http: answer.statusCode, ...answer.json() };
};
const read = async (template_file_id: string) =>
  (await api.get(admin, "/mail_template", { template_file_id })).json().data;
const versions = async (template_file_id: string, user = admin) =>
  (await api.get(user, "/mail_template_versions", { template_file_id })).json().data?.version_info;

describe("a template of the editor", () => {
  it("made of blocks goes out as a Shift_JIS file and comes back the same", async () => {
    const parts: TemplateParts = {
      冒頭: writeBlocks([
        { kind: "text", text: "各位 ～①㈱髙" },
        newBlock("counts"),
        newBlock("gap"),
        newBlock("button"),
      ]),
      見出し: writeBlocks([{ kind: "heading", before: "【", after: "】" }]),
      記事: writeBlocks([
        newBlock("headline"),
        newBlock("comment"),
        { kind: "text", text: '"引用",と,点' },
        newBlock("link"),
      ]),
      末尾: "以上\n\n",
      記事なし: " なし",
    };
    const { data } = await make("朝の便", parts);
    const id = data.template_file_id;
    const file = await api.get(admin, "/mail_template_file", { template_file_id: id });
    expect(file.headers["x-replaced-characters"]).toBe("0");
    const { payload, headers } = aMultipart({ name: "朝の便.csv", bytes: file.rawPayload }, { template_file_id: id });
    const again = (await api.send(admin, "POST", "/mail_template_file", payload, headers)).json();
    expect(again.data).toMatchObject({ changed_count: 0, unchanged_count: 1 });
    const copy = aMultipart({ name: "写し.csv", bytes: file.rawPayload }, {});
    const copied = (await api.send(admin, "POST", "/mail_template_file", copy.payload, copy.headers)).json();
    expect((await read(copied.data.template_file_id)).parts).toEqual((await read(id)).parts);
    expect((await read(id)).parts).toEqual(TEMPLATE_PARTS.map((part) => ({ part, text: parts[part] })));
  });

  it.each<[TemplateParts, string, RegExp, number | undefined]>([
    [{ 冒頭: "a\n{なぞ}" }, "parts.冒頭", /\{なぞ\}は項目「冒頭」で使用できない/, 2],
    [{ 末尾: "{コメント}" }, "parts.末尾", /\{コメント\}/, 0],
    [{ 記事: "=1" }, "parts.記事", /数式/, 0],
    [{ 冒頭: "よい😀" }, "parts.冒頭", /「😀」はShift_JIS/, 2],
    [{ 記事なし: "caf\u00e9" }, "parts.記事なし", /「é」は/, 3],
    [{ 末尾: "a\u0007" }, "parts.末尾", /制御文字/, 1],
    [{ 見出し: "長".repeat(4001) }, "parts.見出し", /4000文字/, undefined],
  ])("that a file could not say is refused with its place: %j", async (parts, field, message, position) => {
    const { http, data } = await make("悪", parts);
    expect(http).toBe(400);
    expect(data.fieldErrors).toHaveLength(1);
    expect(data.fieldErrors[0]).toMatchObject({ field, message: expect.stringMatching(message) });
    expect(data.fieldErrors[0].position).toBe(position);
    expect((await db.owner.query("SELECT 1 FROM mail_template")).rowCount).toBe(0);
  });

  it.each([
    [{ name: "x" }],
    [{ name: "x", parts: [] }],
    [{ name: "x", parts: "冒頭" }],
    [{ name: "x", parts: [{ part: "題名", text: "a" }] }],
    [{ name: "x", parts: [{ part: "冒頭", text: 7 }] }],
    [
      {
        name: "x",
        parts: [
          { part: "冒頭", text: "a" },
          { part: "冒頭", text: "b" },
        ],
      },
    ],
    [{ name: "a/b", parts: [{ part: "冒頭", text: "a" }] }],
    [{ name: "😀", parts: [{ part: "冒頭", text: "a" }] }],
    [{ name: " ", parts: [{ part: "冒頭", text: "a" }] }],
    [{ parts: [{ part: "冒頭", text: "a" }] }],
  ])("is refused by the field that is wrong: %j", async (body) => {
    const answer = await api.send(admin, "POST", "/mail_template", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors[0].field).toMatch(/^(?:name|parts)$/);
  });

  it("has a file name of its own, whatever it is called", async () => {
    for (const name of ["朝", "朝", "標準"]) await make(name, { 冒頭: name });
    const names = (await db.owner.query("SELECT template_file_name AS name FROM mail_template ORDER BY 1")).rows;
    expect(names.map(({ name }) => name).toSorted()).toEqual(["朝(2).csv", "朝.csv", "標準(2).csv"].toSorted());
  });

  it("keeps what it said before, and says it again when that is saved", async () => {
    const id = (await make("朝", { 冒頭: "一" })).data.template_file_id;
    await change({ template_file_id: id, parts: wire({ 冒頭: "二" }), version: "1" });
    expect((await change({ template_file_id: id, parts: wire({ 冒頭: "三" }), version: "1" })).http).toBe(409);
    await change({ template_file_id: id, name: "昼" });
    const [now, before, first] = await versions(id);
    expect([now.version, now.name, before.version, before.parts[0].text]).toEqual([3, "昼", 2, "二"]);
    expect(first).toMatchObject({ version: 1, name: "朝", saved_by: "水瀬" });
    await change({ template_file_id: id, parts: first.parts, version: "3" });
    expect((await read(id)).parts[0].text).toBe("一");
    expect(await versions(id)).toHaveLength(4);
  });

  it("keeps fifty versions, the newest", async () => {
    const id = (await make("朝", { 冒頭: "0" })).data.template_file_id;
    for (let at = 1; at <= 51; at += 1) await change({ template_file_id: id, parts: wire({ 冒頭: String(at) }) });
    const kept = await versions(id);
    expect([kept.length, kept[0].version, kept.at(-1).version]).toEqual([50, 52, 3]);
  });

  it("of the product stays as it is", async () => {
    const answer = await change({ template_file_id: "0", parts: wire({ 冒頭: "a" }) });
    expect([answer.http, answer.data.fieldErrors[0].field]).toEqual([400, "template_file_id"]);
  });

  it("is an administrator's, and nobody's of another contract", async () => {
    expect((await make("x", { 冒頭: "a" }, reader)).http).toBe(403);
    const id = (await make("朝", { 冒頭: "a" })).data.template_file_id;
    expect((await change({ template_file_id: id, parts: wire({ 冒頭: "b" }) }, other)).http).toBe(404);
    expect(await versions(id, other)).toBeUndefined();
    expect(await versions(id, reader)).toBeUndefined();
  });
});

describe("the preview of texts that are not saved", () => {
  it("is the mail by them, and keeps nothing", async () => {
    const theme = await aTheme(db.owner, contract, { name: "半導体" });
    await anArticle(db.owner, { themes: [theme], processDate: "2026-11-20", title: "新工場" });
    const body = {
      ...{ data_kbn: 1, id: String(theme.themeId), process_date: "2026-11-20" },
      parts: wire({ 冒頭: "おはよう{テーマ名}", 記事: "★{見出し}" }),
    };
    const preview = async (user = admin) => api.send(user, "POST", "/mail_template_preview", body);
    const { sendmail_info: mail } = (await preview()).json().data;
    expect(mail.mailText).toContain("おはよう半導体");
    expect(mail.mailText).toContain("★新工場");
    expect(mail.mailTextFormat).toContain("おはよう半導体");
    expect((await preview(reader)).statusCode).toBe(403);
    expect((await preview(other)).statusCode).toBe(404);
    expect((await db.owner.query("SELECT 1 FROM mail_template")).rowCount).toBe(0);
  });
});
