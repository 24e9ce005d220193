import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { dice } from "../../../testing/random.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let theme: TestTheme;
let user: TestUser;
let editor: TestUser;
let admin: TestUser;
let otherGroup: TestUser;
let stranger: TestUser;
beforeEach(async () => {
  contract = await aContract(db.owner);
  theme = await aTheme(db.owner, contract);
  const group = await aGroup(db.owner, contract);
  user = await aUser(db.owner, group);
  editor = await aUser(db.owner, group, { topicsCreation: true });
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  otherGroup = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
});

const RECORD = {
  ...{ medium_kind: 1, media_name: "東都テレビ", title: "新工場を現地から中継", clip_date: "2026-11-19" },
  ...{
    clip_time: "25:30",
    programme: "深夜のニュース",
    extent: "3分20秒",
    note: "冒頭で\n社名",
    url: "https://tv.example/a",
  },
};

async function call(method: "PUT" | "DELETE", path: string, body: object, as: TestUser | null) {
  const answer = await api.send(as, method, path, body);
  return { http: answer.statusCode, ...answer.json() };
}
const save = (folder_id: string, body: object = {}, as: TestUser | null = user) =>
  call("PUT", "/hand_clip", { folder_id, ...RECORD, ...body }, as);
const remove = (body: object, as: TestUser | null = user) => call("DELETE", "/hand_clip", body, as);
const aFolder = async (who: TestUser, shared_flag = 0): Promise<string> =>
  (await call("PUT", "/clip_folder", { folder_name: `会見${shared_flag}`, shared_flag }, who)).data.folder_id;
const clipsOf = async (who: TestUser, folder_id: string) => (await api.get(who, "/clips", { folder_id })).json().data;
const anId = async () => (await anArticle(db.owner, { themes: [theme] })).articleId;

interface Placed {
  position: number;
  article_id?: string;
  hand_clip_id?: string;
}
/** What a reader sees of a folder, in one order. */
async function orderOf(who: TestUser, folder: string): Promise<string[]> {
  const { clip_info, hand_clip_info } = await clipsOf(who, folder);
  const all: Placed[] = [...clip_info, ...hand_clip_info].sort((a, b) => a.position - b.position);
  expect(all.map(({ position }) => position)).toEqual(all.map((_, at) => at + 1));
  return all.map(({ article_id, hand_clip_id }) => (article_id ? `a${article_id}` : `h${hand_clip_id}`));
}
const order = (folder_id: string, keys: readonly string[]) =>
  call(
    "PUT",
    "/clips_order",
    {
      folder_id,
      clip_order: keys.map((key) => ({ [key.startsWith("a") ? "article_id" : "hand_clip_id"]: key.slice(1) })),
    },
    user,
  );

describe("a record added by hand", () => {
  it("says what was typed, is changed in the version that was read, and goes", async () => {
    const folder = await aFolder(user);
    const { data } = await save(folder, { title: " 新工場を\t現地から中継 " });
    expect(data).toMatchObject({
      ...RECORD,
      title: "新工場を 現地から中継",
      version: 1,
      added_datetime: "2026-11-20T12:00:00+09:00",
    });
    expect((await clipsOf(user, folder)).hand_clip_info).toEqual([{ ...data, position: 1 }]);
    const named = { hand_clip_id: data.hand_clip_id, version: 1 };
    const { clip_time: _, programme: __, extent: ___, ...less } = RECORD;
    const changed = await call(
      "PUT",
      "/hand_clip",
      { folder_id: folder, ...named, ...less, note: null, url: "" },
      user,
    );
    expect(changed.data).toMatchObject({ ...RECORD, note: "", url: "", version: 2 });
    for (const stale of [await save(folder, named), await remove({ folder_id: folder, ...named })])
      expect(stale.http).toBe(409);
    expect((await remove({ folder_id: folder, ...named, version: 2 })).http).toBe(200);
    expect((await clipsOf(user, folder)).hand_clip_info).toEqual([]);
    expect((await remove({ folder_id: folder, ...named, version: 2 })).http).toBe(404);
  });

  it("is read and written by whoever has the folder, whatever the role, and by nobody else", async () => {
    const [own, shared] = [await aFolder(user), await aFolder(user, 1)];
    const { hand_clip_id } = (await save(shared)).data;
    let version = 1;
    for (const who of [editor, admin]) {
      expect((await clipsOf(who, shared)).hand_clip_info).toMatchObject([{ hand_clip_id }]);
      expect((await save(shared, { hand_clip_id, version }, who)).http).toBe(200);
      version += 1;
      expect((await save(own, {}, who)).http).toBe(404);
    }
    const kept = (await save(own)).data;
    for (const who of [otherGroup, stranger])
      for (const folder_id of [own, shared]) {
        expect((await save(folder_id, {}, who)).http).toBe(404);
        expect((await save(folder_id, { hand_clip_id, version }, who)).http).toBe(404);
        expect((await remove({ folder_id, hand_clip_id, version }, who)).http).toBe(404);
        expect((await api.get(who, "/clips", { folder_id })).statusCode).toBe(404);
      }
    const theirs = await aFolder(otherGroup);
    expect((await save(theirs, { hand_clip_id, version }, otherGroup)).http).toBe(404);
    expect((await remove({ folder_id: own, hand_clip_id, version })).http).toBe(404);
    expect((await save(own, {}, null)).http).toBe(401);
    expect((await clipsOf(user, own)).hand_clip_info).toMatchObject([{ hand_clip_id: kept.hand_clip_id, version: 1 }]);
    const { rows } = await db.owner.query<{ actor: string; detail: object }>(
      "SELECT actor, detail FROM audit WHERE contract_id = $1 AND action LIKE 'hand_clip.%' ORDER BY audit_id",
      [contract.contractId],
    );
    expect(rows.map(({ actor }) => actor)).toEqual([user.userId, editor.userId, admin.userId]);
    expect(rows[0]?.detail).toMatchObject({
      folder: "会見1",
      clip_title: RECORD.title,
      clip_medium: RECORD.media_name,
    });
  });

  it.each([
    ["medium_kind", { medium_kind: 8 }],
    ["medium_kind", { medium_kind: "1" }],
    ["media_name", { media_name: "\u3000" }],
    ["media_name", { media_name: "あ".repeat(51) }],
    ["title", { title: undefined }],
    ["title", { title: "\u0000" }],
    ["title", { title: "あ".repeat(201) }],
    ["clip_date", { clip_date: "2026-02-30" }],
    ["clip_date", { clip_date: "0000-01-01" }],
    ["clip_time", { clip_time: "30:00" }],
    ["clip_time", { clip_time: "7:12" }],
    ["programme", { programme: "あ".repeat(101) }],
    ["extent", { extent: 3 }],
    ["note", { note: "x".repeat(501) }],
    ["url", { url: "http://tv.example/" }],
    ["url", { url: "javascript:alert(1)" }],
    ["url", { url: "https://me:secret@tv.example/" }],
    ["url", { url: `https://tv.example/${"x".repeat(2000)}` }],
    ["folder_id", { folder_id: "9".repeat(19) }],
    ["hand_clip_id", { hand_clip_id: "x" }],
    ["version", { version: 3e9 }],
  ])("names a broken %s", async (field, body) => {
    const { http, data } = await save(await aFolder(user), body);
    expect([http, data.fieldErrors[0].field]).toEqual([400, field]);
  });

  it("is not there for ids that nobody has", async () => {
    const folder = await aFolder(user);
    const id = "9".repeat(18);
    expect((await save(id)).http).toBe(404);
    expect((await save(folder, { hand_clip_id: id, version: 1 })).http).toBe(404);
    expect((await remove({ folder_id: folder, hand_clip_id: id, version: 1 })).http).toBe(404);
  });
});

describe("a folder with records", () => {
  it("is one order of articles and records, whatever is added, moved and put in order (30 random steps)", async () => {
    const folder = await aFolder(user);
    const random = dice(21);
    const model: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      if (model.length < 2 || random.chance(0.4)) {
        const id = random.chance(0.5) ? await anId() : null;
        if (id) await call("PUT", "/clips", { folder_id: folder, article_info: [id] }, user);
        model.unshift(id ? `a${id}` : `h${(await save(folder)).data.hand_clip_id}`);
      } else {
        const chosen = model.filter(() => random.chance(0.6)).sort(() => random.upTo(2) - 1);
        if (chosen.length === 0) continue;
        await order(folder, chosen);
        const places = model.flatMap((key, at) => (chosen.includes(key) ? at : []));
        for (const [nth, at] of places.entries()) model[at] = chosen[nth] ?? "";
      }
      expect(await orderOf(user, folder)).toEqual(model);
    }
  });

  it("refuses an order that names nothing, or no id", async () => {
    const folder_id = await aFolder(user);
    for (const body of [{}, { clip_order: [] }, { clip_order: [{}] }, { clip_order: [null] }, { clip_order: ["x"] }]) {
      const { http, data } = await call("PUT", "/clips_order", { folder_id, ...body }, user);
      expect([http, data.fieldErrors[0].field]).toEqual([400, "clip_order"]);
    }
  });

  it("counts them, holds 500 things at most, and takes them along when it goes", async () => {
    const folder = await aFolder(user);
    await db.owner.query(
      `INSERT INTO clip (contract_id, folder_id, article_id, display_order, clipped_by, clipped_at)
       SELECT $1, $2, n, n, $3, '2026-11-19' FROM generate_series(1, 498) n`,
      [contract.contractId, folder, user.userId],
    );
    await save(folder);
    const clip = { folder_id: folder, article_info: [await anId(), await anId()] };
    expect((await call("PUT", "/clips", clip, user)).result.msgCode).toBe("MSG0093");
    expect((await save(folder)).result.status).toBe(0);
    expect((await save(folder)).result.msgCode).toBe("MSG0093");
    const { clip_folders } = (await api.get(user, "/clip_folders")).json().data;
    expect(clip_folders).toMatchObject([{ hand_clip_count: 2, news_article_count: 0, updated_by: expect.any(String) }]);
    await call("DELETE", "/clip_folder", { folder_id: folder }, user);
    const { rows } = await db.owner.query("SELECT FROM hand_clip WHERE contract_id = $1", [contract.contractId]);
    expect(rows).toEqual([]);
  });

  it("has them in its file, marked 手入力, in the folder's order", async () => {
    const folder = await aFolder(user);
    const id = await anId();
    await save(folder, { note: "=1+1" });
    await call("PUT", "/clips", { folder_id: folder, article_info: [id] }, user);
    const file = await api.send(user, "POST", "/clips_download", { folder_id: folder });
    const lines = file.body.trimEnd().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(id);
    expect(lines[2]).toMatch(
      /手入力（テレビ）,東都テレビ,新工場を現地から中継,2026\/11\/19 25:30,.*,https:\/\/tv\.example\/a,.*,'=1\+1,[^,]+,2026\/11\/20,深夜のニュース,3分20秒$/,
    );
  });

  it("counts no use, and no record is found, listed or mailed as an article", async () => {
    const folder = await aFolder(user, 1);
    await save(folder, { title: "電池工場の新設" });
    const { rows } = await db.owner.query("SELECT FROM original_use WHERE contract_id = $1", [contract.contractId]);
    expect(rows).toEqual([]);
    const found = await api.get(user, "/webnews", { theme_id: theme.themeId });
    expect(found.body).not.toContain("電池工場の新設");
  });
});
