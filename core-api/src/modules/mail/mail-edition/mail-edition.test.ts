import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01", name: "管理者" });
const editor = await aUser(db.owner, group, {
  topicsCreation: true,
  userId: "topic01",
  name: "話題係",
  themeBrowsing: false,
});
const user = await aUser(db.owner, group, { userId: "user01" });
const paperGroup = await aGroup(db.owner, contract, { sections: [1, 2] });
const paperEditor = await aUser(db.owner, paperGroup, { topicsCreation: true, userId: "paper1", name: "新聞係" });
const foreignContract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const foreign = await aUser(db.owner, await aGroup(db.owner, foreignContract), { userAuthority: 1 });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const other = await aTheme(db.owner, contract, { name: "電池" });
const closed = await aTheme(db.owner, contract, { name: "内緒", open: false });
const foreignTheme = await aTheme(db.owner, foreignContract, { name: "他社" });
const themeGroup = await aThemeGroup(db.owner, contract, { themes: [theme, other] });
const topic = await aTopic(db.owner, contract);
const web = await anArticle(db.owner, { themes: [theme], topics: [topic], dataSection: 3, title: "ウェブ記事" });
const paper = await anArticle(db.owner, { themes: [theme], dataSection: 1, title: "新聞記事" });
const magazine = await anArticle(db.owner, { themes: [theme], dataSection: 5, title: "雑誌記事" });
const elsewhere = await anArticle(db.owner, { themes: [other], dataSection: 3, title: "電池の記事" });
const theirs = await anArticle(db.owner, { themes: [foreignTheme], dataSection: 3, title: "他社の記事" });
const old = await anArticle(db.owner, {
  themes: [theme],
  dataSection: 3,
  title: "先週の記事",
  processDate: "2026-11-12",
});

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_edition; UPDATE article SET withdrawn_at = NULL; DELETE FROM article_setting");
  api.setNow(NOON);
});

type Body = Record<string, unknown>;
const TARGET = { data_kbn: 1, id: String(theme.themeId) };
const item = (article: { articleId: string }, comment: string | null = null) => ({
  article_id: article.articleId,
  comment,
});
async function show(as = editor, query: Record<string, string | number> = TARGET) {
  const answer = await api.get(as, "/mail_edition", query);
  return { http: answer.statusCode, ...answer.json() };
}
async function save(body: Body = {}, as = editor) {
  const sent = { ...TARGET, version: "0", edition_item: [item(web), item(paper)], ...body };
  const answer = await api.send(as, "PUT", "/mail_edition", sent);
  return { http: answer.statusCode, ...answer.json() };
}
const idsOf = (items: { article_id: string | null; heading: string | null }[]) =>
  items.map(({ article_id, heading }) => article_id ?? heading);

describe("a beginning", () => {
  it("is what is new since the day before, by source, and asking for it changes nothing", async () => {
    const { data } = await show();
    expect(idsOf(data.edition_item)).toEqual([paper.articleId, web.articleId, magazine.articleId]);
    expect(data).toMatchObject({
      name: "半導体",
      version: "0",
      begun_flag: 0,
      since_day: "2026-11-19",
      new_article: [],
      last_sent: null,
      subject_Type: 1,
      template_file_list: [{ template_file_id: "0", name: "標準" }],
    });
    expect(data.article_info[0]).toMatchObject({
      title: "新聞記事",
      data_section: 1,
      article_line: expect.stringContaining("東都新聞"),
    });
    expect((await db.owner.query("SELECT count(*)::int AS n FROM mail_edition")).rows[0].n).toBe(0);
  });

  it("says tone and tags of its articles beside the line of the mail, which does not", async () => {
    const { contractId } = contract;
    await db.owner.query("INSERT INTO article_tone VALUES ($1, $2, 3)", [contractId, web.articleId]);
    await db.owner.query(
      `WITH t AS (INSERT INTO tag (contract_id, tag_name, tag_key, display_order) VALUES ($1, '決算', '決算', 1) RETURNING tag_id)
       INSERT INTO article_tag SELECT $1, $2, tag_id FROM t`,
      [contractId, web.articleId],
    );
    const { data } = await show();
    const said = data.article_info.find(({ article_id }: { article_id: string }) => article_id === web.articleId);
    expect(said).toMatchObject({ tone: 3, tag_info: [{ tag_name: "決算" }] });
    expect(said.article_line).not.toContain("批判");
  });

  it("may reach back further, as long as nothing was sent", async () => {
    const { data } = await show(editor, { ...TARGET, since_day: "2026/11/10" });
    expect(idsOf(data.edition_item)).toContain(old.articleId);
    const { data: refused, http } = await show(editor, { ...TARGET, since_day: "2026-01-01" });
    expect(http).toBe(400);
    expect(refused.fieldErrors[0]).toMatchObject({ field: "since_day", message: expect.stringContaining("31日前") });
  });

  it.each([
    ["theme group", { data_kbn: 2, id: String(themeGroup.themeGroupId) }, 4],
    ["topic", { data_kbn: 3, id: String(topic.topicsId) }, 1],
  ])("may be a %s's", async (_name, target, count) => {
    expect((await show(editor, target)).data.edition_item).toHaveLength(count);
  });
});

describe("a draft", () => {
  it("keeps order, lines and headings for every editor of the contract, and marks what came later", async () => {
    const edition_item = [
      { heading: " 一面\nから " },
      item(paper, "要点\n二行目"),
      item(web, " "),
      { heading: "末尾" },
    ];
    const saved = await save({ edition_item, left_out_article: [magazine.articleId] });
    expect(saved.data).toMatchObject({ version: "1", dropped_article: [] });
    const late = await anArticle(db.owner, { themes: [theme], dataSection: 3, title: "あとから" });
    const { data } = await show(admin);
    expect(data.edition_item).toEqual([
      { article_id: null, comment: null, heading: "一面 から" },
      { article_id: paper.articleId, comment: "要点 二行目", heading: null },
      { article_id: web.articleId, comment: null, heading: null },
      { article_id: null, comment: null, heading: "末尾" },
    ]);
    expect(data).toMatchObject({
      begun_flag: 1,
      updated_by: "話題係",
      new_article: [late.articleId],
      new_article_count: 1,
      left_out_article: [magazine.articleId],
    });
    await db.owner.query("DELETE FROM theme_article WHERE article_id = $1", [late.articleId]);
  });

  it("is not overwritten by who has not seen it", async () => {
    await save();
    const lost = await save({ edition_item: [item(paper)] }, admin);
    expect([lost.http, lost.result.msgCode]).toEqual([409, "MSG4090"]);
    expect((await show()).data.edition_item).toHaveLength(2);
    expect((await save({ version: "1", edition_item: [item(paper)] }, admin)).data.version).toBe("2");
  });

  it("is begun by one of those who begin at once", async () => {
    const answers = await Promise.all([save({}, admin), save({}, editor), save({}, admin)]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409, 409]);
  });

  it("takes back what was left out, and lets go of what is neither", async () => {
    await save({ edition_item: [item(web)], left_out_article: [paper.articleId, magazine.articleId] });
    await save({ version: "1", edition_item: [item(paper)] });
    const { data } = await show();
    expect(idsOf(data.edition_item)).toEqual([paper.articleId]);
    expect([data.left_out_article, data.new_article]).toEqual([[magazine.articleId], [web.articleId]]);
  });

  it("loses what is withdrawn or unpublished, and says so", async () => {
    await save();
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [web.articleId]);
    const { data } = await show();
    expect(idsOf(data.edition_item)).toEqual([paper.articleId]);
    expect(data.dropped_count).toBe(1);
    const saved = await save({ version: "1" });
    expect(saved.data.dropped_article).toEqual([web.articleId]);
    await db.owner.query("INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, 1)", [
      contract.contractId,
      paper.articleId,
    ]);
    expect((await show()).data).toMatchObject({ edition_item: [], dropped_count: 1 });
  });

  it("shows an editor only his sources and keeps the others where they are", async () => {
    await save({ edition_item: [item(paper), item(web, "秘"), item(magazine)] });
    const { data } = await show(paperEditor);
    expect(idsOf(data.edition_item)).toEqual([paper.articleId]);
    expect([data.hidden_count, data.new_article, data.article_info.length]).toEqual([2, [], 1]);
    expect((await save({ version: "1", edition_item: [item(paper, "要点")] }, paperEditor)).data.version).toBe("2");
    expect((await show()).data.edition_item.map(({ comment }: Body) => comment)).toEqual(["要点", "秘", null]);
    const refused = await save({ version: "2", edition_item: [item(web)] }, paperEditor);
    expect([refused.http, refused.result.msgCode]).toEqual([200, "MSG0051"]);
  });

  it.each([
    [{ edition_item: [{}] }, "edition_item", "記事は200件まで"],
    [{ edition_item: [item(web), item(web)] }, "edition_item", "記事は200件まで"],
    [{ edition_item: [{ heading: "  " }] }, "edition_item", "見出しは1～100文字"],
    [{ edition_item: [{ heading: "あ".repeat(101) }] }, "edition_item", "見出しは1～100文字"],
    [{ edition_item: [item(web, "あ".repeat(201))] }, "edition_item", "コメントは200文字以下"],
    [{ edition_item: "x" }, "edition_item", "記事は200件まで"],
    [{ edition_item: Array.from({ length: 251 }, () => ({ heading: "見出し" })) }, "edition_item", "250件まで"],
    [{ left_out_article: [web.articleId] }, "left_out_article", "載せる記事"],
    [{ version: "x" }, "version", "版"],
    [{ data_kbn: 9 }, "data_kbn", "区分"],
    [{ id: "0" }, "id", "ID"],
  ])("with %j is refused whole", async (change, field, message) => {
    const { http, data } = await save(change);
    expect(http).toBe(400);
    expect(data.fieldErrors).toContainEqual({ field, message: expect.stringContaining(message) });
    expect((await db.owner.query("SELECT count(*)::int AS n FROM mail_edition WHERE version > 0")).rows[0].n).toBe(0);
  });
});

describe("an edition", () => {
  it.each([
    ["another theme's article", { edition_item: [item(elsewhere)] }],
    ["another contract's article", { edition_item: [item(theirs)] }],
    ["an article that was left behind", { edition_item: [item(old)] }],
    ["an article that there is not", { edition_item: [{ article_id: "999" }] }],
    ["leaving out another contract's", { left_out_article: [theirs.articleId] }],
  ])("knows nothing of %s", async (_name, change) => {
    expect((await save(change)).http).toBe(404);
    expect((await show()).data.begun_flag).toBe(0);
  });

  it("is for those who may send mail, of themes that they may browse, of their contract", async () => {
    const calls = async (as: typeof editor, target: Body) => [
      (await show(as, target as Record<string, string>)).http,
      (await save(target, as)).http,
      (await api.send(as, "POST", "/mail_edition_preview", target)).statusCode,
      (await api.send(as, "POST", "/mail_edition_send", { ...target, version: "0", mail_address: ["a@example.jp"] }))
        .statusCode,
    ];
    expect(await calls(user, TARGET)).toEqual([403, 403, 403, 403]);
    expect(await calls(foreign, TARGET)).toEqual([404, 404, 404, 404]);
    expect(await calls(editor, { data_kbn: 1, id: String(closed.themeId) })).toEqual([404, 404, 404, 404]);
    expect(await calls(admin, { data_kbn: 1, id: String(foreignTheme.themeId) })).toEqual([404, 404, 404, 404]);
    expect(await calls(admin, { data_kbn: 2, id: "2147483648" })).toEqual([404, 404, 404, 404]);
    expect((await api.get(null, "/mail_edition", TARGET)).statusCode).toBe(401);
  });

  it("is seen by its own contract alone", async () => {
    await save();
    for (const table of ["mail_edition", "mail_edition_article"]) {
      await api.api.transaction(async (tx) => {
        await tx.query(`SET LOCAL app.contract_id = '${foreignContract.contractId}'`);
        expect(await tx.query(`SELECT 1 FROM ${table}`)).toEqual([]);
      });
    }
  });
});
