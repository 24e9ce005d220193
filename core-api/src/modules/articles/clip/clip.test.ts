import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  type TestContract,
  type TestGroup,
  type TestTheme,
} from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let theme: TestTheme;
let group: TestGroup;
let user: TestUser;
let colleague: TestUser;
let admin: TestUser;
let stranger: TestUser;
beforeEach(async () => {
  contract = await aContract(db.owner);
  theme = await aTheme(db.owner, contract);
  group = await aGroup(db.owner, contract);
  user = await aUser(db.owner, group);
  colleague = await aUser(db.owner, group, { topicsCreation: true });
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  stranger = await aUser(db.owner, await aGroup(db.owner, contract));
});

interface Folder {
  folder_id: string;
  folder_name: string;
  shared_flag: number;
  news_article_count: number;
  clipped_flag: number;
}
interface Clip {
  article_id: string;
  note: string;
  noted_by: string | null;
}

const send = (who: TestUser | null, method: "PUT" | "DELETE" | "POST", path: string, body: object) =>
  api.send(who, method, path, body);
const aFolder = async (who: TestUser, folder_name: string, shared_flag = 0): Promise<string> =>
  (await send(who, "PUT", "/clip_folder", { folder_name, shared_flag })).json().data.folder_id;
const foldersOf = async (who: TestUser, query = {}): Promise<Folder[]> =>
  (await api.get(who, "/clip_folders", query)).json().data.clip_folders;
const namesOf = async (who: TestUser) => (await foldersOf(who)).map(({ folder_name }) => folder_name);
const anId = async (parts: Partial<Parameters<typeof anArticle>[1]> = {}): Promise<string> =>
  (await anArticle(db.owner, { themes: [theme], ...parts })).articleId;
const put = (who: TestUser, folder_id: string, article_info: string[], more = {}) =>
  send(who, "PUT", "/clips", { folder_id, article_info, ...more });
const clipsOf = async (who: TestUser, folder_id: string) => (await api.get(who, "/clips", { folder_id })).json().data;
const idsOf = async (who: TestUser, folder_id: string): Promise<string[]> =>
  (await clipsOf(who, folder_id)).clip_info.map(({ article_id }: Clip) => article_id);

describe("folders of clips", () => {
  it("are one's own, or the group's: nobody else sees them, whatever the role", async () => {
    const own = await aFolder(user, "あとで読む");
    const shared = await aFolder(user, "会見", 1);
    expect(await namesOf(user)).toEqual(["あとで読む", "会見"]);
    for (const who of [colleague, admin]) expect(await namesOf(who)).toEqual(["会見"]);
    expect(await namesOf(stranger)).toEqual([]);
    const foreign = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
    const article = await anId();
    const calls = (folder_id: string) =>
      [
        ["PUT", "/clip_folder", { folder_id, folder_name: "奪う" }],
        ["DELETE", "/clip_folder", { folder_id }],
        ["PUT", "/clips", { folder_id, article_info: [article] }],
        ["DELETE", "/clips", { folder_id, article_info: [article] }],
        ["PUT", "/clip_note", { folder_id, article_id: article, note: "x" }],
        ["PUT", "/clips_order", { folder_id, article_info: [article] }],
        ["POST", "/clips_download", { folder_id }],
      ] as const;
    const tried = [
      ...[colleague, admin, stranger, foreign].map((who) => [who, own] as const),
      ...[stranger, foreign].map((who) => [who, shared] as const),
    ];
    for (const [who, folder_id] of tried) {
      for (const [method, path, body] of calls(folder_id))
        expect([method, path, (await send(who, method, path, body)).statusCode]).toEqual([method, path, 404]);
      expect((await api.get(who, "/clips", { folder_id })).statusCode).toBe(404);
    }
    for (const [method, path, body] of calls(own)) expect((await send(null, method, path, body)).statusCode).toBe(401);
    expect(await namesOf(user)).toEqual(["あとで読む", "会見"]);
  });

  it("are renamed and deleted with what lies in them; the articles stay", async () => {
    const folder = await aFolder(user, "会見", 1);
    const article = await anId();
    await put(user, folder, [article]);
    await send(colleague, "PUT", "/clip_folder", { folder_id: folder, folder_name: " 想定問答 " });
    expect(await namesOf(user)).toEqual(["想定問答"]);
    expect((await send(colleague, "DELETE", "/clip_folder", { folder_id: folder })).statusCode).toBe(200);
    expect(await namesOf(user)).toEqual([]);
    expect((await api.get(user, "/article", { articleId: article })).json().data.article_info).toHaveLength(1);
    const { rows } = await db.owner.query("SELECT action, actor FROM audit WHERE contract_id = $1 ORDER BY audit_id", [
      contract.contractId,
    ]);
    expect(rows.filter(({ action }) => action.startsWith("clip")).map(({ actor }) => actor)).toEqual([
      user.userId,
      colleague.userId,
      colleague.userId,
    ]);
  });

  it("have names of their own, and limits", async () => {
    const folder = await aFolder(user, "会見");
    const again = await send(user, "PUT", "/clip_folder", { folder_name: "会見" });
    expect(again.json()).toMatchObject({ result: { status: 1 }, data: { fieldErrors: [{ field: "folder_name" }] } });
    expect(
      (await send(user, "PUT", "/clip_folder", { folder_name: "会見", shared_flag: 1 })).json().result.status,
    ).toBe(0);
    for (const folder_name of ["", " ", "長".repeat(31), 3])
      expect((await send(user, "PUT", "/clip_folder", { folder_name })).statusCode).toBe(400);
    await db.owner.query(
      `INSERT INTO clip (contract_id, folder_id, article_id, display_order, clipped_by, clipped_at)
       SELECT $1, $2, n, n, $3, now() FROM generate_series(1, 500) n`,
      [contract.contractId, folder, user.userId],
    );
    expect((await put(user, folder, [await anId()])).json().result).toMatchObject({ status: 1, msgCode: "MSG0093" });
    await db.owner.query(
      "INSERT INTO clip_folder (contract_id, user_id, folder_name) SELECT $1, $2, 'f' || n FROM generate_series(1, 99) n",
      [contract.contractId, user.userId],
    );
    expect((await send(user, "PUT", "/clip_folder", { folder_name: "多い" })).json().result.msgCode).toBe("MSG0092");
  });

  it("are left behind by who changes his group", async () => {
    await aFolder(user, "会見", 1);
    const other = await aGroup(db.owner, contract);
    await db.owner.query("UPDATE app_user SET user_group_id = $3 WHERE contract_id = $1 AND user_id = $2", [
      ...[contract.contractId, user.userId, other.userGroupId],
    ]);
    expect(await namesOf(user)).toEqual([]);
    expect(await namesOf(colleague)).toEqual(["会見"]);
  });
});

describe("clips", () => {
  it("lie in the order that people make, the newest above; each once", async () => {
    const folder = await aFolder(user, "会見", 1);
    const [a, b, c, d] = [await anId(), await anId(), await anId(), await anId()];
    expect((await put(user, folder, [a, b])).json().data).toEqual({ added_count: 2, removed_count: 0 });
    expect((await put(colleague, folder, [c, a, d])).json().data.added_count).toBe(2);
    expect(await idsOf(user, folder)).toEqual([c, d, a, b]);
    await send(user, "PUT", "/clips_order", { folder_id: folder, article_info: [b, c] });
    expect(await idsOf(colleague, folder)).toEqual([b, d, a, c]);
    await send(colleague, "DELETE", "/clips", { folder_id: folder, article_info: [d, "999"] });
    expect(await idsOf(user, folder)).toEqual([b, a, c]);
    const [found] = await foldersOf(user, { article_id: a });
    expect(found).toMatchObject({ news_article_count: 3, clipped_flag: 1 });
    expect((await foldersOf(user, { article_id: d }))[0]).toMatchObject({ clipped_flag: 0 });
  });

  it("keep notes, which all of the group read, change and take along to another folder", async () => {
    const [folder, other] = [await aFolder(user, "会見", 1), await aFolder(colleague, "私の")];
    const article = await anId();
    await put(user, folder, [article]);
    const note = (who: TestUser, text: string | null) =>
      send(who, "PUT", "/clip_note", { folder_id: folder, article_id: article, note: text });
    expect((await note(user, " 10月の開示のとおり ")).json().data).toMatchObject({ note: "10月の開示のとおり" });
    const [clip] = (await clipsOf(colleague, folder)).clip_info as Clip[];
    expect(clip).toMatchObject({ note: "10月の開示のとおり", noted_by: expect.any(String) });
    expect((await note(colleague, "x".repeat(501))).statusCode).toBe(400);
    await put(colleague, other, [article], { from_folder_id: folder });
    expect(await idsOf(user, folder)).toEqual([]);
    expect((await clipsOf(colleague, other)).clip_info).toMatchObject([{ note: "10月の開示のとおり" }]);
    expect((await note(user, null)).statusCode).toBe(404);
  });

  it("open nothing: each reader sees what his own rights allow, as they are by then", async () => {
    const folder = await aFolder(colleague, "会見", 1);
    const [shown, web, gone, hidden] = [await anId(), await anId({ dataSection: 3 }), await anId(), await anId()];
    const limited = await aUser(db.owner, group, { themeBrowsing: false });
    const elsewhere = await aTheme(db.owner, contract, { open: false });
    const beyond = await anId({ themes: [elsewhere] });
    await aThemeGroup(db.owner, contract, {
      themes: [theme],
      groups: [group],
    });
    await put(colleague, folder, [shown, web, gone, hidden, beyond]);
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [gone]);
    await api.send(admin, "PUT", "/article_target_setting", { article_info: [hidden], disp_status: 1 });
    expect(await clipsOf(colleague, folder)).toMatchObject({
      clip_info: [{ article_id: shown }, { article_id: web }, { article_id: beyond }],
      closed_article_ids: [gone],
      hidden_count: 1,
    });
    expect(await idsOf(admin, folder)).toEqual([shown, web, hidden, beyond]);
    expect(await idsOf(limited, folder)).toEqual([shown, web]);
    expect((await foldersOf(limited))[0]).toMatchObject({ news_article_count: 1, web_article_count: 1 });
    const file = await send(limited, "POST", "/clips_download", { folder_id: folder });
    expect(file.body.trimEnd().split("\r\n")).toHaveLength(3);
    const refused = await put(limited, await aFolder(limited, "私の"), [shown, beyond]);
    expect(refused.statusCode).toBe(404);
    const order = { folder_id: folder, article_info: [web, shown] };
    await send(limited, "PUT", "/clips_order", order);
    expect(await idsOf(admin, folder)).toEqual([web, shown, hidden, beyond]);
  });

  it("are marked in every list with the reader's own folders and his group's, whoever put them there", async () => {
    const [own, shared] = [await aFolder(user, "私の"), await aFolder(colleague, "会見", 1)];
    const [a, b] = [await anId({ dataSection: 3 }), await anId({ dataSection: 3 })];
    await put(user, own, [a]);
    await put(colleague, shared, [a]);
    const query = { theme_id: theme.themeId, page_size: 100 };
    const markedFor = async (who: TestUser) =>
      new Map(
        (await api.get(who, "/webnews", query))
          .json()
          .data.web_news_article_info.map((each: { article_id: string; clip_folder_info: Folder[] }) => [
            each.article_id,
            each.clip_folder_info,
          ]),
      );
    expect(await markedFor(user)).toEqual(
      new Map([
        [a, [own, shared].map((folder_id, at) => ({ folder_id, folder_name: ["私の", "会見"][at] }))],
        [b, []],
      ]),
    );
    expect((await markedFor(colleague)).get(a)).toEqual([{ folder_id: shared, folder_name: "会見" }]);
    expect((await markedFor(stranger)).get(a)).toEqual([]);
    const [detail] = (await api.get(user, "/article", { articleId: a })).json().data.article_info;
    expect(detail.clip_folder_info).toHaveLength(2);
  });

  it("are a file in their order, with notes and who clipped them", async () => {
    const folder = await aFolder(user, "会見");
    const [a, b] = [await anId({ title: "先" }), await anId({ title: "後" })];
    await put(user, folder, [a, b]);
    await send(user, "PUT", "/clip_note", { folder_id: folder, article_id: b, note: "=SUM(1)" });
    const file = await send(user, "POST", "/clips_download", { folder_id: folder });
    expect(decodeURIComponent(String(file.headers["content-disposition"]))).toContain("クリップ_2026-11-20.csv");
    const [head, first, second] = file.body.trimEnd().split("\r\n");
    expect(head).toMatch(/,メモ,クリップした人,クリップした日,番組・面,長さ$/);
    expect(first).toContain(",先,");
    expect(second).toMatch(/,'=SUM\(1\),[^,]+,2026\/11\/20,,$/);
  });
});
