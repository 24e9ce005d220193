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
let papers: { name: string; code: string }[];

beforeEach(async () => {
  const sections = [1, 2, 3, 5] as const;
  const contract = await aContract(db.owner, { sections: [...sections] });
  admin = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [...sections] }), { userAuthority: 1 });
  theme = await aTheme(db.owner, contract);
  desk.clock.set("2026-11-20T06:00:00+09:00");
  papers = [await medium("潮見新聞", 1), await medium("月刊みなと", 5)];
});

/** A medium with one article about a lighthouse and one about a harbour. */
async function medium(stem: string, section: number) {
  const name = `${stem}${nextNumber()}`;
  await article(name, "灯台の話", section);
  await article(name, "港の話", section);
  const { rows } = await db.owner.query("SELECT media_code AS code FROM media WHERE media_name = $1", [name]);
  return { name, code: String(rows[0].code) };
}

async function article(media_name: string, title: string, data_section = 1): Promise<void> {
  const id = `m${nextNumber()}`;
  const line = { source: "m", article_id: id, data_section, title, article_text: "本文", media_name };
  await desk.ingest(`${id}.jsonl`, [line]);
}

const titles = async (): Promise<string[]> => {
  const { rows } = await db.owner.query(
    "SELECT title FROM theme_article JOIN article USING (article_id) WHERE theme_id = $1 ORDER BY article_id",
    [theme.themeId],
  );
  return rows.map(({ title }) => title);
};
const registered = async () =>
  (await api.get(admin, "/article_themes")).json().data.media_registration_info as Record<string, unknown>[];
const body = (more: object = {}) => ({
  media_codes: papers.map(({ code }) => code),
  theme_ids: [String(theme.themeId)],
  process_date_start: "2026-11-20",
  ...more,
});
const register = (more?: object) => api.send(admin, "PUT", "/media_themes", body(more));

describe("several media", () => {
  it("are registered in one step, newspapers and magazines", async () => {
    expect((await register()).json().data).toEqual({ added_count: 4, removed_count: 0, kept_count: 0 });
    expect(await registered()).toHaveLength(2);
    await article(papers[0]?.name ?? "", "あとから来た話");
    expect(await titles()).toHaveLength(5);
    expect(await wrongCounts(db.owner)).toEqual([]);
  });

  it("are registered all or none, and the unknown ones are named", async () => {
    const answer = await register({ media_codes: [papers[0]?.code, "NONE1", "NONE2"] });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().data.fieldErrors).toEqual([
      { field: "media_codes", message: "登録できない媒体コードです：NONE1、NONE2" },
    ]);
    expect([await titles(), await registered()]).toEqual([[], []]);
  });
});

describe("words of a registration", () => {
  it("narrow what it brings, now and later, and go when they are cleared", async () => {
    expect((await register({ expression: "title:灯台 OR 岬" })).json().data).toMatchObject({ added_count: 2 });
    await article(papers[0]?.name ?? "", "岬の話");
    await article(papers[0]?.name ?? "", "波止場の話");
    expect(await titles()).toEqual(["灯台の話", "灯台の話", "岬の話"]);
    expect(await registered()).toMatchObject([{ expression: "title:灯台 OR 岬" }, { expression: "title:灯台 OR 岬" }]);
    // Who changes the period alone leaves the words as they are.
    await register({ process_date_end: "2026-11-21" });
    expect(await titles()).toHaveLength(3);
    await register({ expression: null });
    expect(await titles()).toHaveLength(6);
    expect(await wrongCounts(db.owner)).toEqual([]);
  });

  it("are counted by the preview as they are registered", async () => {
    const query = { ...body(), media_code: body().media_codes, expression: "灯台" };
    const { media_codes, ...asked } = query;
    const { data } = (await api.get(admin, "/media_registration_preview", asked)).json();
    expect(data).toMatchObject({ article_count: 2, known_count: 0, days: [{ article_count: 2 }] });
    expect(data.article_info).toMatchObject([{ title: "灯台の話" }, { title: "灯台の話" }]);
  });

  it("that can't be read change nothing, and say where", async () => {
    const answer = await register({ expression: "灯台 AND (" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors).toMatchObject([{ field: "expression", position: expect.any(Number) }]);
    expect(await registered()).toEqual([]);
  });
});

describe("the period", () => {
  it.each([
    ["process_date_start", { process_date_start: "2016-11-20", process_date_end: "2026-11-20" }],
    ["process_date_start", { process_date_start: "2016-11-20" }],
    ["process_date_end", { process_date_end: "2036-11-20" }],
    ["process_date_end", { process_date_end: "2026-11-19" }],
  ])("is refused at %s for %j, by every call", async (field, period) => {
    const [paper, magazine] = papers;
    const calls = [
      register(period),
      api.send(admin, "PUT", "/mc_article_themes", { ...body(period), media_code: paper?.code }),
      api.send(admin, "PUT", "/magazine_article_themes", { ...body(period), media_code: magazine?.code }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().data.fieldErrors).toMatchObject([{ field }]);
    }
    expect([await titles(), await registered()]).toEqual([[], []]);
  });

  it("may end today though it began long ago", async () => {
    await register();
    await db.owner.query("UPDATE media_registration SET first_day = '2020-01-01' WHERE theme_id = $1", [theme.themeId]);
    const ended = await register({ process_date_start: "2020-01-01", process_date_end: "2026-11-20" });
    expect(ended.statusCode).toBe(200);
    expect(await registered()).toMatchObject([
      { process_date_start: "2020-01-01", process_date_end: "2026-11-20" },
      { process_date_end: "2026-11-20" },
    ]);
  });
});

it("tells who did what with a registration, the latest first", async () => {
  await register({ expression: "灯台" });
  await register({ process_date_end: "2026-11-30" });
  const [first] = await registered();
  expect(first).toMatchObject({
    registered_datetime: expect.stringMatching(/^2026-11-20T/),
    history_info: [
      { ended_flag: 0, process_date_start: "2026-11-20", process_date_end: "2026-11-30" },
      { ended_flag: 0, process_date_end: null, expression: "灯台" },
    ],
  });
});
