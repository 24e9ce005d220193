import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const DAY = "2026-11-20";
const EVE = "2026-11-19";

let contract: TestContract;
let theme: TestTheme;
let closed: TestTheme;
let editor: TestUser;
let admin: TestUser;
let user: TestUser;
let picture: TestUser;
let webEditor: TestUser;
let stranger: TestUser;
beforeEach(async () => {
  api.setNow(NOON);
  contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  theme = await aTheme(db.owner, contract);
  closed = await aTheme(db.owner, contract, { open: false });
  const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
  editor = await aUser(db.owner, group, { topicsCreation: true, mcAuthority: 2, name: "話題係" });
  admin = await aUser(db.owner, group, { userAuthority: 1, mcAuthority: 2, name: "管理者" });
  user = await aUser(db.owner, group, { mcAuthority: 2, themeBrowsing: false });
  picture = await aUser(db.owner, group, { mcAuthority: 1 });
  webEditor = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [3] }), { topicsCreation: true });
  stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
});

type Parts = Parameters<typeof anArticle>[1];
const anId = async (parts: Parts = {}): Promise<string> =>
  (await anArticle(db.owner, { themes: [theme], body: "本文の一文目。二文目。", ...parts })).articleId;
/** Articles of several media that tell one story. */
async function aStory(papers: number, parts: Parts = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < papers; at += 1) ids.push(await anId({ mediaName: `新聞${at}`, ...parts }));
  for (const id of ids) await tells(id, ids[0] ?? id);
  return ids;
}
const tells = (id: string, story: string) =>
  db.owner.query(
    `INSERT INTO article_story (article_id, same_story_id, media_code, day, signature)
     SELECT article_id, $2, media_code, $3, '\\x00' FROM article WHERE article_id = $1`,
    [id, story, DAY],
  );

const show = async (who: TestUser, process_date = DAY) =>
  (await api.get(who, "/briefing", { process_date })).json().data;
const propose = async (who = editor, process_date = DAY) =>
  (await api.get(who, "/briefing_proposal", { process_date })).json().data;
type Item = { article_id: string; impact?: string; handling: number };
async function put(item_info: unknown, more: object = {}, who = editor) {
  const answer = await api.send(who, "PUT", "/briefing", { process_date: DAY, item_info, ...more });
  const { result, data } = answer.json();
  return { http: answer.statusCode, status: result.status, data };
}
const item = (article_id: string, handling = 1, impact = ""): Item => ({ article_id, handling, impact });
const idsOf = (list: Item[]) => list.map(({ article_id }) => article_id);
const chosenOf = (proposal: { candidate_info: (Item & { chosen_flag: number })[] }) =>
  idsOf(proposal.candidate_info.filter(({ chosen_flag }) => chosen_flag === 1));

describe("the proposal of a page", () => {
  it("has the stories by newspapers, first page, prominence and rank of media, each by one article, and is always the same", async () => {
    const web = await anId({ dataSection: 3, mediaName: "ウェブ" });
    const small = await anId({ mediaName: "地方紙" });
    const front = await anId({ mediaName: "一面の新聞", columns: { frame_no: "１面" } });
    const big = await aStory(4);
    const headline = await anId({ dataSection: 3, mediaName: "ウェブ2" });
    await db.owner.query("UPDATE theme_article SET prominence = 1 WHERE article_id = $1", [headline]);
    const proposal = await propose();
    expect(idsOf(proposal.candidate_info)).toEqual([big[0], headline, front, small, web]);
    expect(proposal.candidate_info.map(({ points }: { points: number }) => points)).toEqual([40, 32, 15, 10, 2]);
    expect(proposal.candidate_info[0]).toMatchObject({
      paper_count: 4,
      first_page_count: 0,
      excerpt: "本文の一文目。",
    });
    expect(proposal.candidate_info[2]).toMatchObject({ paper_count: 1, first_page_count: 1 });
    expect(await propose()).toEqual(proposal);
    expect(await propose(admin)).toEqual(proposal);
  });

  it("chooses seven, offers the next, and has neither unpublished nor withdrawn articles, nor those of other themes", async () => {
    for (let at = 0; at < 9; at += 1) await anId({ mediaName: `新聞${at}` });
    await anId({ dispStatus: 1 });
    await anId({ columns: { withdrawn_at: new Date("2026-11-20T08:00:00+09:00") } });
    await anId({ themes: [await aTheme(db.owner, await aContract(db.owner))] });
    const proposal = await propose();
    expect(proposal.candidate_info).toHaveLength(9);
    expect(chosenOf(proposal)).toHaveLength(7);
    await put(proposal.candidate_info.slice(0, 2).map(({ article_id }: Item) => item(article_id)));
    const after = await propose();
    expect(chosenOf(after)).toEqual(idsOf(proposal.candidate_info).slice(0, 2));
    expect(idsOf(after.candidate_info).sort()).toEqual(idsOf(proposal.candidate_info).sort());
  });
});

describe("a confirmed page", () => {
  it("stands in the editor's order with his words, and says who confirmed it", async () => {
    const [a, b] = [await anId({ title: "一つ目" }), await anId({ title: "二つ目" })];
    expect(await show(user)).toMatchObject({ confirmed_flag: 0, item_info: [], version: null });
    expect(await put([item(b, 2, " 調達に\n影響 "), item(a, 3)])).toMatchObject({ status: 0, data: { version: 1 } });
    expect(await show(user)).toMatchObject({
      ...{ confirmed_flag: 1, confirmed_by: "話題係", confirmed_datetime: "2026-11-20T12:00:00+09:00", edit_flag: 0 },
      item_info: [
        { title: "二つ目", impact: "調達に 影響", handling: 2, excerpt: "本文の一文目。", open_since: null },
        { title: "一つ目", impact: "", handling: 3 },
      ],
    });
    const { rows } = await db.owner.query(
      "SELECT detail FROM audit WHERE contract_id = $1 AND action = 'briefing.confirm'",
      [contract.contractId],
    );
    expect(rows).toMatchObject([{ detail: { process_date: DAY, before: { items: [] } } }]);
  });

  it("may say that there is nothing", async () => {
    expect(await put([])).toMatchObject({ status: 0, data: { confirmed_flag: 1, item_info: [] } });
    expect(await show(user)).toMatchObject({ confirmed_flag: 1, item_info: [], hidden_count: 0 });
  });

  it("is saved in the version that was seen", async () => {
    const id = await anId();
    await put([item(id)]);
    expect(await put([], {}, admin)).toMatchObject({ http: 409, data: { changed_by: "話題係" } });
    expect(await put([], { version: 1 }, admin)).toMatchObject({ status: 0, data: { version: 2 } });
    expect(await put([item(id)], { version: 1 })).toMatchObject({ http: 409, data: { changed_by: "管理者" } });
  });

  it.each([
    ["item_info", { item_info: "x" }],
    ["item_info", { item_info: [{ article_id: "1", handling: 4 }] }],
    ["item_info", { item_info: [{ article_id: "1", handling: 1, impact: "あ".repeat(51) }] }],
    ["item_info", { item_info: [{ article_id: "x", handling: 1 }] }],
    ["item_info", { item_info: Array.from({ length: 8 }, (_, at) => item(String(at + 1))) }],
    ["item_info", { item_info: [item("5"), item("5")] }],
    ["item_info", { item_info: [item("202611999999999")] }],
    ["process_date", { process_date: "2026-11-21", item_info: [] }],
    ["process_date", { process_date: "kyou", item_info: [] }],
    ["version", { version: 0, item_info: [] }],
  ])("names %s at fault in %j", async (field, body) => {
    expect(await put([], body)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
    expect((await show(editor)).confirmed_flag).toBe(0);
  });

  it("has a story once", async () => {
    const [a = "", b = ""] = await aStory(2);
    expect(await put([item(a), item(b)])).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "item_info", message: expect.stringContaining("同じ話題") }] },
    });
  });
});

describe("what is open", () => {
  it("goes on to the next page exactly once, also as another article of its story, until it is done", async () => {
    const [old = ""] = await aStory(1, { processDate: EVE });
    const done = await anId({ processDate: EVE });
    await put([item(old, 2, "確認する"), item(done, 3)], { process_date: EVE });
    const next = await anId({ mediaName: "続報新聞" });
    await tells(next, old);
    const fresh = await anId();
    const proposal = await propose();
    expect(proposal.candidate_info).toMatchObject([
      {
        article_id: old,
        carried_flag: 1,
        chosen_flag: 1,
        handling: 2,
        impact: "確認する",
        open_since: EVE,
        paper_count: 2,
      },
      { article_id: fresh, carried_flag: 0 },
    ]);
    expect(proposal.candidate_info).toHaveLength(2);
    expect(await put([item(fresh)])).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "item_info", message: expect.stringContaining("1件抜けています") }] },
    });
    expect(await put([item(next, 2), item(fresh)])).toMatchObject({
      data: {
        item_info: [
          { article_id: next, open_since: EVE },
          { article_id: fresh, open_since: null },
        ],
      },
    });
    api.setNow(new Date("2026-11-21T12:00:00+09:00"));
    const third = await propose(editor, "2026-11-21");
    expect(third.candidate_info).toMatchObject([{ article_id: next, carried_flag: 1, open_since: EVE }]);
    expect(await put([item(next, 3)], { process_date: "2026-11-21" })).toMatchObject({ status: 0 });
    api.setNow(new Date("2026-11-22T12:00:00+09:00"));
    expect((await propose(editor, "2026-11-22")).candidate_info).toEqual([]);
  });

  it("stays where an editor may not see it, and goes where nobody may", async () => {
    const [paper, gone, web] = [
      await anId({ processDate: EVE }),
      await anId({ processDate: EVE }),
      await anId({ dataSection: 3 }),
    ];
    await put([item(paper, 2), item(gone, 2)], { process_date: EVE });
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [gone]);
    expect(await propose(webEditor)).toMatchObject({ hidden_count: 2 });
    expect(await put([item(web)], {}, webEditor)).toMatchObject({
      data: { hidden_count: 1, item_info: [{ article_id: web }] },
    });
    expect(idsOf((await show(editor)).item_info)).toEqual([web, paper]);
    expect((await show(editor)).item_info[1]).toMatchObject({ handling: 2, open_since: EVE });
  });
});

describe("who may", () => {
  it("confirm: topic users and admins; read: everybody of the contract what he may see", async () => {
    const [paper, secret, web] = [await anId(), await anId({ themes: [closed] }), await anId({ dataSection: 3 })];
    for (const who of [user, picture]) {
      expect((await put([item(paper)], {}, who)).http).toBe(403);
      expect((await api.get(who, "/briefing_proposal")).statusCode).toBe(403);
    }
    expect(await put([item(paper), item(secret), item(web)], {}, admin)).toMatchObject({ status: 0 });
    expect(await show(user)).toMatchObject({
      hidden_count: 1,
      item_info: [{ article_id: paper }, { article_id: web }],
    });
    expect(await show(webEditor)).toMatchObject({ hidden_count: 2, edit_flag: 1, item_info: [{ article_id: web }] });
    const seen = (await show(picture)).item_info;
    expect(seen).toMatchObject([{ excerpt: null }, { excerpt: null }, { article_id: web, excerpt: "本文の一文目。" }]);
    for (const path of ["/briefing", "/briefing_proposal", "/briefing_download"])
      expect((await api.get(null, path)).statusCode).toBe(401);
  });

  it("nothing of another contract", async () => {
    const id = await anId();
    await put([item(id, 2)]);
    expect(await show(stranger)).toMatchObject({
      confirmed_flag: 0,
      item_info: [],
      hidden_count: 0,
      previous_date: null,
    });
    expect((await propose(stranger)).candidate_info).toEqual([]);
    expect((await api.get(stranger, "/briefing_download", { process_date: DAY })).statusCode).toBe(404);
    expect((await put([item(id)], {}, stranger)).http).toBe(400);
    expect((await show(user)).item_info).toHaveLength(1);
  });

  it("follow corrections, withdrawals and licences at once, on pages of days gone by too", async () => {
    const id = await anId({ title: "誤報", body: "十文字より長い一文目が続きます。終わり。" });
    await put([item(id)]);
    await db.owner.query("UPDATE article SET title = '訂正' WHERE article_id = $1", [id]);
    expect((await show(user)).item_info).toMatchObject([{ title: "訂正", excerpt_cut_flag: 0 }]);
    const licence = (columns: string, values: string) =>
      db.owner.query(
        `INSERT INTO media_licence (media_code, updated_by, ${columns}) SELECT media_code, 'x', ${values} FROM article WHERE article_id = $1
         ON CONFLICT (media_code) DO UPDATE SET (updated_by, ${columns}) = ROW('x', ${values})`,
        [id],
      );
    await licence("excerpt_chars", "10");
    expect((await show(user)).item_info).toMatchObject([{ excerpt: "十文字より長い一文目", excerpt_cut_flag: 1 }]);
    await licence("excerpt_chars", "0");
    expect((await show(user)).item_info).toMatchObject([{ excerpt: null }]);
    await licence("excerpt_chars, show_days", "NULL, 1");
    expect((await show(user)).item_info).toMatchObject([{ excerpt: expect.any(String) }]);
    api.setNow(new Date("2026-11-21T12:00:00+09:00"));
    expect((await show(user)).item_info).toMatchObject([{ excerpt: null }]);
    await db.owner.query("DELETE FROM media_licence");
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [id]);
    expect(await show(user)).toMatchObject({ item_info: [], hidden_count: 1 });
  });
});

describe("the file", () => {
  it("is a PDF of a confirmed page, named by its day", async () => {
    expect((await api.get(user, "/briefing_download", { process_date: DAY })).statusCode).toBe(404);
    await put([item(await anId())]);
    const answer = await api.get(user, "/briefing_download", { process_date: DAY });
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringContaining('filename="briefing_2026-11-20.pdf"'),
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });
});
