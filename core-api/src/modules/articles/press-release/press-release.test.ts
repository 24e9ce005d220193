import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { INVENTED } from "./testing/invented-texts.ts";

const db = await testDatabase();
const api = await testApi(db);
const DAY = "2026-11-19";
const [sensor, factory, report] = INVENTED;
if (!sensor || !factory || !report) throw new Error("they are invented");
const RELEASE = { release_title: sensor.title, release_text: sensor.body, release_date: DAY };

let contract: TestContract;
let [own, closed]: TestTheme[] = [];
let [admin, editor, reader, stranger]: TestUser[] = [];
beforeEach(async () => {
  contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  own = await aTheme(db.owner, contract, { name: "自社" });
  closed = await aTheme(db.owner, contract, { name: "非公開の案件", open: false });
  const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  editor = await aUser(db.owner, group, { topicsCreation: true });
  reader = await aUser(db.owner, group, { themeBrowsing: false });
  stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
});

async function call(method: "PUT" | "DELETE", body: object, as: TestUser | null | undefined) {
  const answer = await api.send(as ?? null, method, "/press_release", body);
  return { http: answer.statusCode, ...answer.json() };
}
const save = (body: object = {}, as: TestUser | null | undefined = admin) => call("PUT", { ...RELEASE, ...body }, as);
const remove = (body: object, as: TestUser | null | undefined = admin) => call("DELETE", body, as);
const made = async (body: object = {}): Promise<string> => (await save(body)).data.press_release_id;
const list = async (as = admin) => (await api.get(as ?? null, "/press_releases")).json().data.press_releases;
const get = (id: string, as = admin, path = "/press_release") => api.get(as ?? null, path, { press_release_id: id });
const show = async (id: string, as = admin) => (await get(id, as)).json().data;
const article = (parts: Parameters<typeof anArticle>[1]) =>
  anArticle(db.owner, { processDate: "2026-11-20", themes: own ? [own] : [], ...parts });

const quoted = `${factory.body.slice(0, 200)}同社は「厚さは4.8ミリメートルで、従来品のおよそ半分です。工事のために配管を止める必要がなく、既存の工場にも」としている。`;

/** One of each kind, and another matter of the company. */
async function scene() {
  const reprint = await article({ title: "薄型センサー", body: `${sensor?.body}\n（提供）`, mediaName: "港通信" });
  const quotation = await article({
    title: "計測の話題",
    body: quoted,
    mediaName: "東都新聞",
    columns: { frame_no: "1" },
  });
  const ownReport = await article({ ...report, mediaName: "東都新聞" });
  await article({ ...factory });
  return { reprint, quotation, ownReport };
}

describe("a press release", () => {
  it("is an administrator's to keep and everybody's to read, with what was before in the trail", async () => {
    const { data } = await save({ release_text: `${sensor.body}\r\n続き` });
    expect(data).toMatchObject({ ...RELEASE, release_text: `${sensor.body}\n続き`, version: 1 });
    const { press_release_id } = data;
    expect(await list(reader)).toEqual([
      { press_release_id, release_title: sensor.title, release_date: DAY, version: 1 },
    ]);
    const changed = await save({ press_release_id, version: 1, release_title: " 新しい\n見出し " });
    expect(changed.data).toMatchObject({ press_release_id, release_title: "新しい 見出し", version: 2 });
    expect((await save({ press_release_id, version: 1 })).http).toBe(409);
    for (const as of [editor, reader]) {
      expect((await save({}, as)).http).toBe(403);
      expect((await remove({ press_release_id, version: 2 }, as)).http).toBe(403);
    }
    expect((await api.send(null, "PUT", "/press_release", RELEASE)).statusCode).toBe(401);
    expect((await remove({ press_release_id, version: 1 })).http).toBe(409);
    expect((await remove({ press_release_id, version: 2 })).http).toBe(200);
    expect(await list()).toEqual([]);
    const { rows } = await db.owner.query(
      "SELECT action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'press_release.%' ORDER BY audit_id",
      [contract.contractId],
    );
    expect(rows.slice(1)).toMatchObject([
      { detail: { before: { release_title: sensor.title }, after: { release_title: "新しい 見出し" } } },
      { action: "press_release.remove", detail: { after: null } },
    ]);
  });

  it("is its contract's alone", async () => {
    const press_release_id = await made();
    expect(await list(stranger)).toEqual([]);
    for (const path of ["/press_release", "/press_release_download"])
      expect((await get(press_release_id, stranger, path)).statusCode).toBe(404);
    expect((await save({ press_release_id, version: 1 }, stranger)).http).toBe(404);
    expect((await remove({ press_release_id, version: 1 }, stranger)).http).toBe(404);
  });

  it("is confidential before its day", async () => {
    const id = await made({ release_date: "2126-01-01" });
    expect(await list(admin)).toHaveLength(1);
    expect(await list(reader)).toEqual([]);
    expect((await get(id, reader)).statusCode).toBe(404);
    expect((await get(id, admin)).statusCode).toBe(200);
  });

  it.each([
    ["release_title", { release_title: "　" }],
    ["release_title", { release_title: "あ".repeat(201) }],
    ["release_text", { release_text: "短い。" }],
    ["release_text", { release_text: `${"あ".repeat(100)}\u0000` }],
    ["release_text", { release_text: "あ".repeat(20_001) }],
    ["release_date", { release_date: "0000-01-01" }],
    ["release_date", { release_date: "2026-02-30" }],
    ["press_release_id", { press_release_id: "x" }],
  ])("names a broken %s", async (field, body) => {
    const { http, data } = await save(body);
    expect([http, data.fieldErrors[0].field]).toEqual([400, field]);
  });

  it("answers ids and days at their ends", async () => {
    expect((await get("99999999999999999999", admin)).statusCode).toBeLessThan(500);
    expect((await get("9999999999", admin)).statusCode).toBe(404);
    expect((await get(await made({ release_date: "9999-12-31" }))).statusCode).toBe(200);
    expect((await get(await made({ release_date: "1800-01-01" }))).statusCode).toBe(200);
  });
});

describe("the pickups of a release", () => {
  it("are reprints, quotations and own reports, with totals with and without reprints", async () => {
    const { reprint, quotation, ownReport } = await scene();
    const shown = await show(await made());
    expect(
      shown.article_info.map((each: { article_id: string; pickup_kind: number }) => [
        each.article_id,
        each.pickup_kind,
      ]),
    ).toEqual([
      [reprint.articleId, 1],
      [quotation.articleId, 2],
      [ownReport.articleId, 3],
    ]);
    expect(shown).toMatchObject({
      ...{ process_date_start: "2026-11-18", process_date_end: "2026-12-19" },
      ...{ read_article_count: 4, unread_article_count: 0 },
      all_pickups: { article_count: 3, story_count: 3, media_count: 2 },
      without_reprints: { article_count: 2, story_count: 2, media_count: 1 },
      pickup_info: [{ article_count: 1 }, { article_count: 1 }, { article_count: 1 }],
      media_info: [
        { media_name: "東都新聞", counts: [0, 1, 1] },
        { media_name: "港通信", counts: [1, 0, 0] },
      ],
      article_info: [{ release_share: 100 }, { first_page_flag: 1 }, { release_share: 0 }],
    });
    expect(JSON.stringify(shown.article_info)).not.toContain("としている");
  });

  it("follow withdrawals, corrections, hiding and the days around the release", async () => {
    const { reprint, quotation } = await scene();
    await article({ body: sensor.body, processDate: "2026-11-17" });
    await article({ body: sensor.body, processDate: "2026-12-20" });
    const id = await made();
    const kinds = async () => (await show(id)).pickup_info.map((each: { article_count: number }) => each.article_count);
    expect(await kinds()).toEqual([1, 1, 1]);
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [reprint.articleId]);
    expect(await kinds()).toEqual([0, 1, 1]);
    await db.owner.query("UPDATE article_text SET body = $2 WHERE article_id = $1", [quotation.articleId, sensor.body]);
    expect(await kinds()).toEqual([1, 0, 1]);
    await db.owner.query("UPDATE theme_article SET disp_status = 1 WHERE article_id = $1", [quotation.articleId]);
    expect(await kinds()).toEqual([0, 0, 1]);
  });

  it("are those that the user may browse", async () => {
    await article({ body: sensor.body, themes: closed ? [closed] : [] });
    const id = await made();
    expect((await show(id, admin)).all_pickups.article_count).toBe(1);
    expect((await show(id, reader)).all_pickups.article_count).toBe(0);
  });

  it("are a file of their own", async () => {
    await scene();
    const answer = await get(await made(), reader, "/press_release_download");
    const lines = answer.body.trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain("掲載区分");
    expect(lines[1]).toContain("全文転載");
    expect(lines[3]).toContain("独自記事");
  });
});
