import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { get } = await testApi(db);

const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const [battery, car] = [
  await aTheme(db.owner, contract, { name: "電池" }),
  await aTheme(db.owner, contract, { name: "自動車" }),
];
const article = (processDate: string, dataSection: 1 | 2 | 3 | 5, themes = [battery], more = {}) =>
  anArticle(db.owner, { processDate, dataSection, themes, ...more });

describe("article_count", () => {
  it("counts articles once and by theme, a day or a month", async () => {
    await article("2026-11-19", 1, [battery, car]);
    await article("2026-11-19", 1);
    await article("2026-11-20", 1);
    await article("2026-11-20", 1, [battery], { columns: { withdrawn_at: NOON } });
    await article("2026-11-20", 1, [battery], { dispStatus: 1 });
    await article("2026-10-31", 3);
    await anArticle(db.owner, {
      processDate: "2026-11-20",
      themes: [await aTheme(db.owner, await aContract(db.owner))],
    });

    const daily = (await get(admin, "/article_count", { method: 0 })).json().data;
    const days = [
      {
        process_date: "2026-11-20",
        theme_count: 1,
        article_count: 1,
        theme_info: [{ theme_name: "電池", theme_article_count: 1 }],
      },
      {
        process_date: "2026-11-19",
        theme_count: 2,
        article_count: 2,
        theme_info: [
          { theme_name: "電池", theme_article_count: 2 },
          { theme_name: "自動車", theme_article_count: 1 },
        ],
      },
    ];
    const none = ["処理日", "テーマ数", "記事数"];
    expect(daily).toEqual({
      all_info: days,
      all_header: [...none, "電池", "自動車"],
      mc_info: days,
      mc_header: [...none, "電池", "自動車"],
      sc_info: [],
      sc_header: none,
      magazine_info: [],
      magazine_header: none,
      web_info: [],
      web_header: none,
    });

    const period = { process_date_start: "2026-10-01", process_date_end: "2026-11-30" };
    const file = (await get(admin, "/article_count_download", { method: 1, ...period })).body;
    expect(file.trimEnd().split("\r\n")).toEqual([
      "\ufeff情報源,処理月,テーマ数,記事数,電池,自動車",
      "新聞（紙面）,2026/11,2,3,3,1",
      "新聞（紙面）,合計,2,3,3,1",
      "WEB,2026/10,1,1,1,0",
      "WEB,合計,1,1,1,0",
      "すべて,2026/11,2,3,3,1",
      "すべて,2026/10,1,1,1,0",
      "すべて,合計,2,4,4,1",
    ]);
    const monthly = (await get(admin, "/article_count", { method: 1, ...period })).json().data;
    expect(monthly.mc_info).toMatchObject([{ process_date: "2026-11", theme_count: 2, article_count: 3 }]);
    expect([monthly.mc_header, monthly.web_header]).toEqual([
      ["処理月", "テーマ数", "記事数", "電池", "自動車"],
      ["処理月", "テーマ数", "記事数", "電池"],
    ]);
    expect(monthly.web_info).toMatchObject([{ process_date: "2026-10", article_count: 1 }]);
  });

  it("is for administrators", async () => {
    const roles = [await aUser(db.owner, group), await aUser(db.owner, group, { topicsCreation: true })];
    for (const user of roles) expect((await get(user, "/article_count")).statusCode).toBe(403);
    expect((await get(admin, "/article_count", { method: "x" })).statusCode).toBe(400);
  });
});

describe("article_media_names", () => {
  it("lists the media of visible sources, with their group or none", async () => {
    await db.owner.query(
      "INSERT INTO media (media_code, media_name, norm_name, data_section, value_group) VALUES ('NK', '日刊', '日刊', 1, 2)",
    );
    const mine = await get(admin, "/article_media_names", { data_section: 2 });
    const names: { media_code: string; group: number | null }[] = mine.json().data.media_names;
    // Those of the product's own list have a group, and stand before whatever has none.
    expect(names.filter(({ group }) => group !== null).length).toBeGreaterThan(130);
    expect(names).toContainEqual({ media_code: "NK", media_name: "日刊", group: 2 });
    expect(names.slice(-1)).toEqual([{ media_code: "1-東都新聞", media_name: "東都新聞", group: null }]);
    const web = await aContract(db.owner, { sections: [3] });
    const reader = await aUser(db.owner, await aGroup(db.owner, web, { sections: [3] }));
    expect((await get(reader, "/article_media_names")).json().data.media_names).toEqual([
      { media_code: "3-東都新聞", media_name: "東都新聞", group: null },
    ]);
  });
});
