import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { testApi } from "../../../testing/test-api.ts";
import { adValueOf } from "../article-assessment/ad-value.ts";

const db = await testDatabase();
const api = await testApi(db);

let theme: TestTheme;
let admin: TestUser;
let others: TestUser[];
beforeEach(async () => {
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  theme = await aTheme(db.owner, contract);
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  others = [await aUser(db.owner, group), await aUser(db.owner, group, { topicsCreation: true })];
});

const CODE = "1-東都新聞";
const put = (media_rates: unknown, more = {}, user: TestUser | null = admin) =>
  api.send(user, "PUT", "/media_rates", { media_rates, ...more });
const list = async () => (await api.get(admin, "/media_rates")).json().data.media_rates;
const article = async (columns = {}) =>
  (await anArticle(db.owner, { themes: [theme], mediaName: "東都新聞", columns })).articleId;
const adOf = async (articleId: string, user = admin) =>
  (await api.get(user, "/article", { articleId })).json().data.article_info[0].ad_info;

describe("an advertising value", () => {
  it.each([
    ["nothing known", {}, null],
    ["an area alone", { area_cm2: 80.5 }, { area: 80.5, unit: 1, rate: null, rate_unit: null, value: null }],
    ["a rate alone", { rate: 1200, rate_unit: 1 }, { area: null, unit: null, rate: 1200, rate_unit: 1, value: null }],
    [
      "both in one unit",
      { area_cm2: 80.5, area_dan: 3, rate: 1201, rate_unit: 1 },
      { area: 80.5, unit: 1, rate: 1201, rate_unit: 1, value: 96_681 },
    ],
    [
      "a rate in the other unit, which nobody converts",
      { area_cm2: 80.5, rate: 90_000, rate_unit: 2 },
      { area: 80.5, unit: 1, rate: 90_000, rate_unit: 2, value: null },
    ],
  ] as const)("of %s", (_, given, expected) => {
    expect(adValueOf({ area_cm2: null, area_dan: null, rate: null, rate_unit: null, ...given })).toEqual(expected);
  });

  it("is seen by every reader of the contract that entered the rate, and by no other", async () => {
    const id = await article({ area_cm2: "80.5", area_dan: "3" });
    await put([{ media_code: CODE, unit: 2, rate: 90_000 }]);
    const expected = { area: 3, unit: 2, rate: 90_000, rate_unit: 2, value: 270_000 };
    for (const user of [admin, ...others]) expect(await adOf(id, user)).toEqual(expected);
    const elsewhere = await aContract(db.owner);
    const stranger = await aUser(db.owner, await aGroup(db.owner, elsewhere));
    const theirs = await aTheme(db.owner, elsewhere);
    await db.owner.query(
      "INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id) VALUES ($1, $2, '2026-11-20', 1, $3)",
      [elsewhere.contractId, theirs.themeId, id],
    );
    expect(await adOf(id, stranger)).toMatchObject({ area: 80.5, rate: null, value: null });
    const csv = await api.send(admin, "POST", "/article_list_download", {});
    expect(csv.body).toMatch(/,3段,270000,\r\n/);
    await article();
    expect((await api.send(admin, "POST", "/article_list_download", {})).body).toMatch(/,面積なし,,\r\n/);
  });
});

describe("PUT /media_rates", () => {
  it("sets, changes and takes away the rates that are named", async () => {
    await article();
    await put([{ media_code: CODE, unit: 1, rate: 1200 }]);
    expect(await list()).toEqual([{ media_code: CODE, media_name: "東都新聞", unit: 1, rate: 1200 }]);
    const { version } = (await api.get(admin, "/media_rates")).json().data;
    expect((await put([{ media_code: CODE, unit: 2, rate: 90_000 }], { version })).statusCode).toBe(200);
    expect((await put([{ media_code: CODE, unit: 1, rate: 1 }], { version })).statusCode).toBe(409);
    await put([{ media_code: CODE, unit: 1, rate: null }]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ["no line", []],
    ["an unknown medium", [{ media_code: "<b>", unit: 1, rate: 1 }]],
    ["an unknown unit", [{ media_code: CODE, unit: 3, rate: 1 }]],
    ["a rate of 0", [{ media_code: CODE, unit: 1, rate: 0 }]],
    ["a rate that is no whole number", [{ media_code: CODE, unit: 1, rate: 1.5 }]],
    ["a rate in words", [{ media_code: CODE, unit: 1, rate: "高い" }]],
    ["a medium twice", Array(2).fill({ media_code: CODE, unit: 1, rate: 1 })],
    ["1,001 lines", Array(1001).fill({ media_code: CODE, unit: 1, rate: 1 })],
  ])("refuses %s", async (_, lines) => {
    await article();
    const answer = await put(lines);
    expect([answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([400, "media_rates"]);
    expect(await list()).toEqual([]);
  });

  it("is for administrators", async () => {
    expect((await put([], {}, null)).statusCode).toBe(401);
    for (const user of others) {
      expect((await put([], {}, user)).statusCode).toBe(403);
      expect((await api.get(user, "/media_rates")).statusCode).toBe(403);
      expect((await api.get(user, "/media_rates_download")).statusCode).toBe(403);
    }
  });
});

describe("rates as CSV", () => {
  const upload = async (csv: string) => {
    const { payload, headers } = aMultipart({ name: "rates.csv", bytes: Buffer.from(csv) });
    return (await api.send(admin, "PUT", "/media_rates_upload", payload, headers)).json();
  };

  it("go down and come up again", async () => {
    await article();
    await put([{ media_code: CODE, unit: 2, rate: 90_000 }]);
    const file = await api.get(admin, "/media_rates_download");
    expect(file.body).toContain(`${CODE},東都新聞,段,90000`);
    expect((await upload(file.body)).data).toEqual({ changed_count: 1, fileError: [] });
    await upload(`媒体コード,単位,単価\n${CODE},cm2,"１,２００円"\n`);
    expect(await list()).toMatchObject([{ unit: 1, rate: 1200 }]);
    await upload(`媒体コード,単位,単価\n${CODE},cm²,\n`);
    expect(await list()).toEqual([]);
  });

  it("name every line that is wrong, and write nothing", async () => {
    await article();
    const { result, data } = await upload(`媒体コード,単位,単価\n${CODE},段,90000\nない,段,1\n${CODE},坪,高い\n`);
    expect(result.status).toBe(1);
    expect(data.fileError.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [3, "媒体コード"],
      [4, "媒体コード"],
      [4, "単位"],
      [4, "単価"],
    ]);
    expect(await list()).toEqual([]);
  });
});
