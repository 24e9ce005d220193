import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import iconv from "iconv-lite";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

interface TestTag {
  tag_id: string;
  tag_name: string;
  retired_flag: number;
  article_count: number | null;
}

let contract: TestContract;
let admin: TestUser;
let editor: TestUser;
let reader: TestUser;
beforeEach(async () => {
  contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  editor = await aUser(db.owner, group, { topicsCreation: true });
  reader = await aUser(db.owner, group);
});

const put = (tags: unknown, more = {}, user: TestUser | null = admin) =>
  api.send(user, "PUT", "/tags", { tags, ...more });
const list = async (user = admin): Promise<TestTag[]> => (await api.get(user, "/tags")).json().data.tags;
const names = async () =>
  (await list()).map(({ tag_name, retired_flag }) => (retired_flag ? `(${tag_name})` : tag_name));
const made = async (...tagNames: string[]): Promise<TestTag[]> => {
  const answer = await put(tagNames.map((tag_name) => ({ tag_name })));
  expect(answer.statusCode).toBe(200);
  return answer.json().data.tags;
};
const tagged = async (...tagIds: string[]) => {
  const theme = await aTheme(db.owner, contract);
  const { articleId } = await anArticle(db.owner, { themes: [theme] });
  const body = { article_info: [articleId], add_tag_ids: tagIds };
  expect((await api.send(admin, "PUT", "/article_assessment", body)).json().data.changed_count).toBe(1);
  return articleId;
};
const tagsOf = async (articleId: string) => {
  const { tag_info } = (await api.get(admin, "/article", { articleId })).json().data.article_info[0];
  return tag_info.map(({ tag_name }: TestTag) => tag_name);
};

describe("PUT /tags", () => {
  it("adds, renames, orders and retires, and says what it did", async () => {
    const [results, person] = await made("決算", "人事");
    const answer = await put([
      { tag_id: person?.tag_id, tag_name: "役員人事" },
      { tag_name: "新製品" },
      { tag_id: results?.tag_id, tag_name: "決算", retired_flag: 1 },
    ]);
    expect(answer.json().data).toMatchObject({ added_count: 1, changed_count: 1, retired_count: 1, merged_count: 0 });
    expect(await names()).toEqual(["役員人事", "新製品", "(決算)"]);
  });

  it("makes one of tags that get the same name, with the articles of both", async () => {
    const [first, second] = await made("EV", "電気自動車");
    const both = await tagged(first?.tag_id ?? "", second?.tag_id ?? "");
    const one = await tagged(second?.tag_id ?? "");
    const answer = await put([
      { tag_id: first?.tag_id, tag_name: "EV" },
      { tag_id: second?.tag_id, tag_name: "ｅｖ" },
    ]);
    expect(answer.json().data).toMatchObject({ merged_count: 1, added_count: 0 });
    expect([await tagsOf(both), await tagsOf(one)]).toEqual([["EV"], ["EV"]]);
    expect(await list()).toMatchObject([{ tag_name: "EV", article_count: 2 }]);
  });

  it("lets two tags change names", async () => {
    const [first, second] = await made("国内", "海外");
    await put([
      { tag_id: first?.tag_id, tag_name: "海外" },
      { tag_id: second?.tag_id, tag_name: "国内" },
    ]);
    expect((await list()).map(({ tag_id, tag_name }) => [tag_id, tag_name])).toEqual([
      [first?.tag_id, "海外"],
      [second?.tag_id, "国内"],
    ]);
  });

  it("deletes what is left out, or retires it where articles have it; typed anew it is the same tag", async () => {
    const [used] = await made("使用中", "未使用");
    const articleId = await tagged(used?.tag_id ?? "");
    expect((await put([{ tag_name: "新しい" }])).json().data).toMatchObject({ removed_count: 1, retired_count: 1 });
    expect(await names()).toEqual(["新しい", "(使用中)"]);
    expect(await tagsOf(articleId)).toEqual(["使用中"]);
    await put([{ tag_name: "使用中" }]);
    expect((await list()).map(({ tag_id }) => tag_id)).toEqual([used?.tag_id]);
  });

  it("is 409 for who has seen another list", async () => {
    await made("決算");
    const { version } = (await api.get(admin, "/tags")).json().data;
    expect((await put([{ tag_name: "人事" }], { version })).statusCode).toBe(200);
    expect((await put([{ tag_name: "決算" }], { version })).statusCode).toBe(409);
    expect(await names()).toEqual(["人事"]);
  });

  it.each([
    ["no list", "決算", "タグの一覧を指定してください。"],
    ["501 tags", Array.from({ length: 501 }, (_, at) => ({ tag_name: `タグ${at}` })), "タグは500件までです。"],
    ["a blank name", [{ tag_name: "決算" }, { tag_name: "　 " }], "2行目：タグ名を入力してください。"],
    ["a name of invisible characters", [{ tag_name: "\u200b\u200b" }], "1行目：タグ名を入力してください。"],
    ["21 characters", [{ tag_name: "あ".repeat(21) }], "1行目：タグ名は20文字以下の文字で入力してください。"],
    [
      "endless marks on one character",
      [{ tag_name: `が${"\u3099".repeat(500)}` }],
      "1行目：タグ名は20文字以下の文字で入力してください。",
    ],
    ["a turned direction", [{ tag_name: "決算\u202e" }], "1行目：タグ名は20文字以下の文字で入力してください。"],
    ["no id", [{ tag_id: "x", tag_name: "決算" }], "1行目：タグIDは正しいIDで指定してください。"],
    [
      "one id twice",
      [
        { tag_id: "1", tag_name: "a" },
        { tag_id: "1", tag_name: "b" },
      ],
      "2行目：同じタグIDが2回あります。",
    ],
  ])("refuses %s", async (_, tags, message) => {
    const answer = await put(tags);
    expect([answer.statusCode, answer.json().data.fieldErrors[0].message]).toEqual([400, message]);
    expect(await names()).toEqual([]);
  });

  it("keeps HTML as the text that it is, and a composed character as one", async () => {
    await made("<b>決算</b>", "か\u3099ん");
    expect(await names()).toEqual(["<b>決算</b>", "がん"]);
  });

  it("knows no tag of another contract", async () => {
    const other = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
    const { tags } = (await put([{ tag_name: "他社" }], {}, other)).json().data;
    expect((await put([{ tag_id: tags[0].tag_id, tag_name: "乗取" }])).statusCode).toBe(404);
    expect((await put([{ tag_id: "2147483648", tag_name: "乗取" }])).statusCode).toBe(404);
    expect(await names()).toEqual([]);
    expect((await list(other)).map(({ tag_name }) => tag_name)).toEqual(["他社"]);
  });

  it("is for administrators; everybody reads the list, without what it is used for", async () => {
    await made("決算");
    expect((await put([], {}, null)).statusCode).toBe(401);
    for (const user of [editor, reader]) {
      expect((await put([], {}, user)).statusCode).toBe(403);
      expect(await list(user)).toMatchObject([{ tag_name: "決算", article_count: null }]);
    }
  });
});

describe("the list of tags as CSV", () => {
  const upload = async (csv: string | Buffer) => {
    const { payload, headers } = aMultipart({ name: "tags.csv", bytes: Buffer.from(csv) });
    return (await api.send(admin, "PUT", "/tags_upload", payload, headers)).json();
  };

  it("comes back as it went, in either encoding", async () => {
    const [, second] = await made("決算", "=人事");
    const file = await api.get(admin, "/tags_download", { encoding: "sjis" });
    const text = iconv.decode(file.rawPayload, "cp932");
    expect(text.split("\r\n").slice(0, 3)).toEqual([
      "タグID,タグ名,使用終了,記事数",
      expect.stringMatching(/^\d+,決算,0,0$/),
      `${second?.tag_id},'=人事,0,0`,
    ]);
    const nothing = { added_count: 0, changed_count: 0, merged_count: 0, retired_count: 0, removed_count: 0 };
    expect((await upload(file.rawPayload)).data).toEqual({ ...nothing, fileError: [] });
    expect(await names()).toEqual(["決算", "=人事"]);
  });

  it("replaces the list in the order of the lines", async () => {
    const [first] = await made("決算", "人事");
    const { data } = await upload(`タグID,タグ名,使用終了\n,新製品,\n${first?.tag_id},業績,1\n`);
    expect(data).toMatchObject({ added_count: 1, retired_count: 1, removed_count: 1, fileError: [] });
    expect(await names()).toEqual(["新製品", "(業績)"]);
  });

  it("names every line that is wrong, and writes nothing", async () => {
    await made("決算");
    const { result, data } = await upload("タグID,タグ名,使用終了\n999999,人事,0\n,,0\n,新製品,はい\n");
    expect(result.status).toBe(1);
    expect(data.fileError.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [2, "タグID"],
      [3, "タグ名"],
      [4, "使用終了"],
    ]);
    expect((await upload("名前\n人事\n")).data.fileError[0].message).toBe("見出しに「タグ名」の列がありません。");
    const many = ["タグ名", ...Array.from({ length: 501 }, (_, at) => `タグ${at}`)].join("\n");
    expect((await upload(many)).data.fileError[0].message).toBe("タグは500件までです。");
    expect(await names()).toEqual(["決算"]);
  });
});
