import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { newsDesk, wrongCounts } from "../../../ingest/testing/news-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await newsDesk(db);

let admin: TestUser;
let theme: TestTheme;

beforeEach(async () => {
  const contract = await aContract(db.owner);
  admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  theme = await aTheme(db.owner, contract);
  desk.clock.set("2026-11-20T06:00:00+09:00");
});

/** Ingests one article; its id. */
async function article(
  more: { section?: number; media?: string; title?: string; body?: string } = {},
): Promise<string> {
  const number = nextNumber();
  const { section = 1, media = "潮見新聞", title = `見出し${number}`, body = "本文" } = more;
  const line = {
    source: "t",
    article_id: `r${number}`,
    data_section: section,
    title,
    article_text: body,
    media_name: media,
  };
  await desk.ingest(`r${number}.jsonl`, [line]);
  const { rows } = await db.owner.query("SELECT article_id::text FROM article_source WHERE source_key = $1", [
    `r${number}`,
  ]);
  return rows[0].article_id;
}
const codeOf = async (name: string): Promise<string> =>
  (await db.owner.query("SELECT media_code FROM media WHERE media_name = $1", [name])).rows[0].media_code;
const inTheme = async ({ themeId } = theme) =>
  (
    await db.owner.query(
      "SELECT article_id::text, found_by, search_word, process_date::text FROM theme_article WHERE theme_id = $1 ORDER BY article_id",
      [themeId],
    )
  ).rows;
const send = async (...parameters: Parameters<typeof api.send>) => {
  const answer = await api.send(...parameters);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const themes = () => ({ theme_ids: [String(theme.themeId)] });

describe("articles registered by hand", () => {
  it("are in the theme without words, are counted, and go again", async () => {
    const ids = [await article(), await article({ section: 3 })];
    const body = { ...themes(), article_info: [{ article_id: ids[0], data_section: 1 }, ids[1]] };
    expect(await send(admin, "POST", "/article_themes", body)).toEqual({
      added_count: 2,
      removed_count: 0,
      kept_count: 0,
    });
    expect(await send(admin, "POST", "/article_themes", body)).toMatchObject({ added_count: 0 });
    expect(await inTheme()).toMatchObject(ids.map((article_id) => ({ article_id, found_by: 4, search_word: [] })));
    const list = (await api.get(admin, "/newspaper_articles", { theme_id: theme.themeId })).json().data;
    expect(list.article_info).toMatchObject([{ article_id: ids[0], process_date: "2026-11-20" }]);
    expect(await wrongCounts(db.owner)).toEqual([]);
    expect(await send(admin, "DELETE", "/article_themes", body)).toMatchObject({ removed_count: 2 });
    expect(await inTheme()).toEqual([]);
    expect(await wrongCounts(db.owner)).toEqual([]);
  });

  it("outlive matching again, and stay for an expression that finds them too", async () => {
    await db.owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, '灯台', '灯台')",
      [theme.contractId, theme.themeId],
    );
    const found = await article({ body: "灯台の話" });
    const other = await article();
    const body = { ...themes(), article_info: [found, other] };
    await send(admin, "POST", "/article_themes", body);
    expect((await inTheme()).map(({ found_by }) => found_by)).toEqual([5, 4]);
    await db.owner.query("UPDATE expression SET expression = '港' WHERE theme_id = $1", [theme.themeId]);
    expect(await desk.rematch.run(theme.themeId)).toMatchObject({ added: 0, removed: 0 });
    expect(await inTheme()).toMatchObject([
      { found_by: 4, search_word: [] },
      { found_by: 4, search_word: [] },
    ]);
    await db.owner.query("UPDATE expression SET expression = '灯台' WHERE theme_id = $1", [theme.themeId]);
    await desk.rematch.run(theme.themeId);
    expect(await inTheme()).toMatchObject([
      { article_id: found, found_by: 5, search_word: ["灯台"] },
      { article_id: other, found_by: 4 },
    ]);
    expect(await wrongCounts(db.owner)).toEqual([]);
  });
});

describe("articles that are taken out of a theme", () => {
  const finds = (word: string) =>
    db.owner.query("INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)", [
      theme.contractId,
      theme.themeId,
      word,
    ]);

  it("stay out of it, whatever matches or brings them, and stay in others", async () => {
    const media = `汀新聞${nextNumber()}`;
    await finds("霧笛");
    const other = await aTheme(db.owner, admin);
    const id = await article({ media, body: "霧笛の話" });
    await send(admin, "POST", "/article_themes", { theme_ids: [other.themeId], article_info: [id] });
    const body = { ...themes(), article_info: [id] };
    expect(await send(admin, "DELETE", "/article_themes", body)).toMatchObject({ removed_count: 1 });
    expect(await inTheme()).toEqual([]);
    expect(await inTheme(other)).toHaveLength(1);
    expect(await desk.rematch.run(theme.themeId, { dryRun: true })).toMatchObject({ added: 0, removed: 0 });
    expect(await desk.rematch.run(theme.themeId)).toMatchObject({ added: 0, removed: 0 });
    const medium = { ...themes(), media_code: await codeOf(media), process_date_start: "2026-11-20" };
    expect(await send(admin, "PUT", "/mc_article_themes", medium)).toMatchObject({ added_count: 0 });
    expect(await inTheme()).toEqual([]);
    expect(await wrongCounts(db.owner)).toEqual([]);
    expect(await send(admin, "POST", "/article_themes", body)).toMatchObject({ added_count: 1 });
    expect(await inTheme()).toMatchObject([{ article_id: id, found_by: 4 }]);
  });

  it("come back as they were within 30 days, of one theme or of all", async () => {
    await finds("岬");
    const other = await aTheme(db.owner, admin);
    const [id, unknown] = [await article({ body: "岬の話" }), await article()];
    await send(admin, "POST", "/article_themes", { theme_ids: [other.themeId], article_info: [id] });
    const before = await inTheme();
    desk.clock.set("2026-11-24T06:00:00+09:00");
    expect(await send(admin, "DELETE", "/article_themes", { article_info: [id, unknown] })).toMatchObject({
      removed_count: 2,
    });
    const { removal_info } = (await api.get(admin, "/article_themes")).json().data;
    expect(removal_info.map(({ article_id }: { article_id: string }) => article_id)).toEqual([id, id]);
    const restore = { article_info: [id], restore_flag: 1 };
    expect(await send(admin, "POST", "/article_themes", { ...restore, ...themes() })).toMatchObject({ added_count: 1 });
    expect(await inTheme()).toEqual(before);
    const graded = await db.owner.query("SELECT prominence FROM theme_article WHERE article_id = $1", [id]);
    expect(graded.rows.every(({ prominence }) => prominence !== null)).toBe(true);
    await db.owner.query("UPDATE theme_removal SET removed_at = removed_at - interval '31 days'");
    expect(await send(admin, "POST", "/article_themes", restore)).toMatchObject({ added_count: 0 });
    expect(await inTheme(other)).toEqual([]);
    expect(await wrongCounts(db.owner)).toEqual([]);
    const { history } = (await api.get(admin, "/article_history", { article_id: id })).json().data;
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      ...["theme_restore", "theme_remove", "theme_remove"],
    ]);
  });
});

describe("a registered newspaper", () => {
  it("brings what came in its period and what comes, of one section if told so", async () => {
    const media = `渚新聞${nextNumber()}`;
    const came = await article({ media });
    await article({ media: "別の新聞" });
    const body = { ...themes(), media_code: await codeOf(media), process_date_start: "2026-11-20", data_section: 1 };
    expect(await send(admin, "PUT", "/mc_article_themes", body)).toMatchObject({ added_count: 1 });
    const comes = await article({ media });
    await article({ media, section: 2 });
    expect(await inTheme()).toMatchObject([came, comes].map((article_id) => ({ article_id, found_by: 2 })));
    expect(await desk.rematch.run(theme.themeId)).toMatchObject({ added: 0, removed: 0 });
    const listed = (await api.get(admin, "/article_themes", { media_code: body.media_code })).json().data;
    expect(listed.media_registration_info).toEqual([
      {
        theme_id: String(theme.themeId),
        theme_name: theme.themeName,
        media_code: body.media_code,
        media_name: media,
        media_section: 1,
        data_section: 1,
        process_date_start: "2026-11-20",
        process_date_end: null,
        registered_by: expect.any(String),
        registered_datetime: "2026-11-20T12:00:00+09:00",
        expression: null,
        history_info: [expect.objectContaining({ ended_flag: 0, process_date_start: "2026-11-20" })],
        article_count: 2,
        only_count: 2,
      },
    ]);
    expect(await wrongCounts(db.owner)).toEqual([]);
  });

  it("takes out again what a shorter period or its end no longer brings, but not what was put in by hand", async () => {
    const media = `岬日報${nextNumber()}`;
    const [first, second] = [await article({ media }), await article({ media })];
    desk.clock.set("2026-11-21T06:00:00+09:00");
    await article({ media });
    const of = { ...themes(), media_code: await codeOf(media) };
    await send(admin, "PUT", "/mc_article_themes", { ...of, process_date_start: "2026-11-20" });
    expect(await inTheme()).toHaveLength(3);
    await send(admin, "PUT", "/mc_article_themes", {
      ...of,
      process_date_start: "2026-11-20",
      process_date_end: "2026-11-20",
    });
    expect((await inTheme()).map(({ article_id }) => article_id)).toEqual([first, second]);
    await send(admin, "POST", "/article_themes", { ...themes(), article_info: [second] });
    expect(await send(admin, "DELETE", "/article_themes", of)).toMatchObject({ removed_count: 1, kept_count: 1 });
    expect(await inTheme()).toMatchObject([{ article_id: second, found_by: 4 }]);
    expect(await wrongCounts(db.owner)).toEqual([]);
  });
});

describe("the preview of a registration", () => {
  it("counts what came by day and what is there already, and changes nothing", async () => {
    const media = `沖新聞${nextNumber()}`;
    const [known, latest] = [await article({ media }), await article({ media, section: 2 })];
    await send(admin, "POST", "/article_themes", { ...themes(), article_info: [known] });
    const code = await codeOf(media);
    const ask = async (more: object = {}) =>
      (await api.get(admin, "/media_registration_preview", { ...themes(), media_code: code, ...more })).json().data;
    expect(await ask()).toMatchObject({
      article_count: 2,
      known_count: 1,
      days: [{ process_date: "2026-11-20", article_count: 2 }],
      article_info: [{ article_id: latest, media_name: media }, { article_id: known }],
    });
    expect(await ask({ process_date_end: "2026-11-19" })).toMatchObject({ article_count: 0, article_info: [] });
    expect(await inTheme()).toHaveLength(1);
  });
});

describe("magazines", () => {
  it("are registered by article or by code, and newspapers are none", async () => {
    const media = `月刊みなと${nextNumber()}`;
    const issue = await article({ section: 5, media });
    const paper = await article();
    const path = "/magazine_article_themes";
    expect(await send(admin, "PUT", path, { ...themes(), magazine_article_info: [issue] })).toMatchObject({
      added_count: 1,
    });
    expect((await api.send(admin, "PUT", path, { ...themes(), magazine_article_info: [paper] })).statusCode).toBe(404);
    const media_code = await codeOf(media);
    expect((await api.send(admin, "PUT", "/mc_article_themes", { ...themes(), media_code })).statusCode).toBe(404);
    expect(await send(admin, "PUT", path, { ...themes(), media_code })).toMatchObject({ added_count: 0 });
    expect(await inTheme()).toMatchObject([{ article_id: issue, found_by: 6 }]);
    const { data } = (await api.get(admin, "/magazine_articles_extract", { media_code })).json();
    expect(data).toMatchObject({
      magazine_article_count: 1,
      magazine_article_info: [
        { article_id: issue, magazine_name: media, theme_info: [{ theme_name: theme.themeName, registered_flag: 1 }] },
      ],
    });
  });

  it.each([
    [true, 1],
    [false, 0],
    [null, null],
  ])("are told with the flag of their sale period: %s as %s", async (kept, flag) => {
    const media = `月刊みなと${nextNumber()}`;
    const issue = await article({ section: 5, media });
    await db.owner.query("UPDATE article SET sales_datetime_flag = $2 WHERE article_id = $1", [issue, kept]);
    const answer = await api.get(admin, "/magazine_articles_extract", { media_code: await codeOf(media) });
    expect(answer.json().data.magazine_article_info).toMatchObject([{ article_id: issue, sales_datetime_flag: flag }]);
  });
});

describe("the newspapers to register", () => {
  it("are found by section, medium, words of the title, days of issue and of arrival", async () => {
    const media = `検索新聞${nextNumber()}`;
    const id = await article({ media, title: "ＥＶ充電の一般質問" });
    const find = async (query: object) =>
      (await api.get(admin, "/mc_articles", { media_code: await codeOf(media), ...query })).json().data;
    expect(await find({ keyword: "ev充電" })).toMatchObject({
      news_article_count: 1,
      article_info: [{ article_id: id }],
    });
    for (const none of [
      { keyword: "一般%" },
      { data_section: 2 },
      { issue_date_start: "2026-11-01" },
      { process_date_end: "2026-11-19" },
    ])
      expect(await find(none)).toMatchObject({ news_article_count: 0, article_info: [] });
  });

  it("are none of a source that the contract has not", async () => {
    const contract = await aContract(db.owner, { sections: [3] });
    const group = await aGroup(db.owner, contract, { sections: [3] });
    const webOnly = await aUser(db.owner, group, { userAuthority: 1 });
    const own = await aTheme(db.owner, contract);
    const id = await article();
    expect((await api.get(webOnly, "/mc_articles")).json().data).toMatchObject({
      news_article_count: 0,
      article_info: [],
    });
    const body = { theme_ids: [own.themeId], article_info: [id] };
    expect((await api.send(webOnly, "POST", "/article_themes", body)).statusCode).toBe(404);
  });
});

describe("who may", () => {
  it("is the administrator alone, and nobody for another contract's theme", async () => {
    const id = await article();
    const topicUser = await aUser(db.owner, admin, { topicsCreation: true });
    const body = { ...themes(), article_info: [id], media_code: "x" };
    const changes = [
      ["POST", "/article_themes"],
      ["DELETE", "/article_themes"],
      ["PUT", "/mc_article_themes"],
      ["PUT", "/magazine_article_themes"],
    ] as const;
    for (const [method, path] of changes) {
      expect((await api.send(topicUser, method, path, body)).statusCode).toBe(403);
      expect((await api.send(null, method, path, body)).statusCode).toBe(401);
    }
    for (const path of ["/mc_articles", "/magazine_articles_extract", "/article_themes", "/media_registration_preview"])
      expect((await api.get(topicUser, path)).statusCode).toBe(403);
    const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
    for (const [method, path] of changes) {
      const its =
        path === "/mc_article_themes"
          ? { ...themes(), media_code: "x" }
          : { ...themes(), article_info: [id], magazine_article_info: [id] };
      expect((await api.send(stranger, method, path, its)).statusCode).toBe(404);
    }
    const preview = await api.get(stranger, "/media_registration_preview", { ...themes(), media_code: "x" });
    expect(preview.statusCode).toBe(404);
    expect(await inTheme()).toEqual([]);
  });

  it.each([
    ["theme_ids", { article_info: ["1"] }],
    ["theme_ids", { article_info: ["1"], theme_ids: [] }],
    ["theme_ids", { article_info: ["1"], theme_ids: ["x"] }],
    ["article_info", { theme_ids: ["1"] }],
    ["article_info", { theme_ids: ["1"], article_info: [{}] }],
    ["article_info", { theme_ids: ["1"], article_info: Array.from({ length: 201 }, (_, at) => at + 1) }],
  ])("is told that %s is at fault in %j", async (field, body) => {
    const answer = await api.send(admin, "POST", "/article_themes", body);
    expect(answer.json()).toMatchObject({
      data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
    expect(answer.statusCode).toBe(400);
  });
});
