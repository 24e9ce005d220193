import { NEWSPAPER_MEDIA } from "@kirinuki/migrations/data/newspaper-media.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { mediaRoutes } from "./media.routes.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
const { call } = await operatorApp(db, mediaRoutes);
const rows = async (sql: string, ...parameters: unknown[]) => (await db.owner.query(sql, parameters)).rows;

const articleOf = async (more: object): Promise<Record<string, unknown>> => {
  const id = `m${nextNumber()}`;
  await desk.ingest(`${id}.jsonl`, [{ source: "m", article_id: id, title: "見出し", ...more }]);
  const [row] = await rows(
    `SELECT a.media_code, a.media_name, a.sales_from_datetime, a.sales_to_datetime, a.redelivery_from_datetime, a.sales_datetime_flag
     FROM article a JOIN article_source s USING (article_id) WHERE s.source_key = $1`,
    id,
  );
  return row;
};

describe("the newspapers", () => {
  it("are about 130 in two groups, each once, under the name by which articles find them", async () => {
    const { newspaper_media: listed } = (await call("GET", "/newspaper_media")).data as {
      newspaper_media: { media_code: string; media_name: string; value: number }[];
    };
    expect(
      listed.map(({ media_code, media_name, value }) => ({ code: media_code, name: media_name, group: value })),
    ).toEqual(NEWSPAPER_MEDIA);
    expect(listed.length).toBeGreaterThan(125);
    expect(new Set(listed.map(({ media_name }) => norm(media_name))).size).toBe(listed.length);
    const stored = await rows("SELECT media_name, norm_name FROM media");
    expect(stored.filter(({ media_name, norm_name }) => norm(media_name) !== norm_name)).toEqual([]);
    expect(await articleOf({ data_section: 1, media_name: "日経ＭＪ（流通新聞）" })).toMatchObject({
      media_code: "NP2004",
    });
  });

  it("are corrected, added and removed by the operator, and the next article knows", async () => {
    const put = (body: object) => call("PUT", "/newspaper_media", body);
    expect(await put({ media_code: "X001", media_name: "岬新聞", value: 1 })).toMatchObject({ status: 0 });
    expect(await articleOf({ data_section: 2, media_name: "岬新聞" })).toMatchObject({ media_code: "X001" });
    await put({ media_code: "X001", media_name: "岬新報" });
    expect((await call("GET", "/newspaper_media?media_code=X001")).data).toEqual({
      newspaper_media: [{ media_code: "X001", media_name: "岬新報", value: 1 }],
    });
    expect(await articleOf({ data_section: 1, media_name: "岬新報" })).toMatchObject({ media_code: "X001" });
    expect(await call("DELETE", "/newspaper_media", { media_code: "X001" })).toMatchObject({
      http: 200,
      status: 1,
      data: { fieldErrors: [{ field: "media_code" }] },
    });
    await put({ media_code: "X002", media_name: "まだない新聞" });
    expect(await call("DELETE", "/newspaper_media?media_code=X002")).toMatchObject({ status: 0 });
    expect(await call("DELETE", "/newspaper_media?media_code=X002")).toMatchObject({ http: 404 });
  });

  it("that came by name alone are still known by it after they were renamed", async () => {
    const { media_code } = await articleOf({ data_section: 1, media_name: "旧名新聞" });
    await call("PUT", "/newspaper_media", { media_code, media_name: "新名新聞" });
    for (const media_name of ["旧名新聞", "新名新聞"])
      expect(await articleOf({ data_section: 1, media_name })).toMatchObject({ media_code, media_name });
  });

  it.each([
    ["media_code", { media_name: "a" }],
    ["media_code", { media_code: "日本", media_name: "a" }],
    ["media_code", { media_code: "x".repeat(33), media_name: "a" }],
    ["media_name", { media_code: "X003" }],
    ["media_name", { media_code: "X003", media_name: "　" }],
    ["media_name", { media_code: "X003", media_name: "㍿".repeat(60) }],
    ["value", { media_code: "X003", media_name: "a", value: 3 }],
  ])("name %s at fault in %j", async (field, body) => {
    expect(await call("PUT", "/newspaper_media", body)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
  });
});

describe("the magazines", () => {
  it("have rules that hold for articles which say nothing themselves", async () => {
    const body = {
      media_code: "Y001",
      media_name: "月刊みさき",
      sales_from_days: -7,
      sales_days: 14,
      redelivery_from_days: 30,
      sales_datetime_flag: 1,
    };
    expect(await call("PUT", "/magazine_media", body)).toMatchObject({ status: 0 });
    expect((await call("GET", "/magazine_media?media_code=Y001")).data).toEqual({ magazine_media: [body] });
    const issue = { data_section: 5, media_code: "Y001", cover_date: "2026-12-01" };
    expect(await articleOf(issue)).toMatchObject({
      media_name: "月刊みさき",
      sales_from_datetime: new Date("2026-11-24T00:00:00+09:00"),
      sales_to_datetime: new Date("2026-12-08T00:00:00+09:00"),
      redelivery_from_datetime: new Date("2026-12-31T00:00:00+09:00"),
      sales_datetime_flag: true,
    });
    expect(await articleOf({ ...issue, sales_from_datetime: "2026-12-02", sales_datetime_flag: 0 })).toMatchObject({
      sales_from_datetime: new Date("2026-12-02T00:00:00+09:00"),
      sales_to_datetime: new Date("2026-12-16T00:00:00+09:00"),
      sales_datetime_flag: false,
    });
    expect(await articleOf({ ...issue, cover_date: "9999-12-31" })).toMatchObject({ sales_from_datetime: null });
    await call("PUT", "/magazine_media", { media_code: "Y001", media_name: "月刊みさき", sales_days: null });
    expect((await call("GET", "/magazine_media?media_code=Y001")).data.magazine_media).toMatchObject([
      { sales_from_days: -7, sales_days: null, sales_datetime_flag: 1 },
    ]);
  });

  it("do not take a newspaper's code, and a newspaper is none of them", async () => {
    expect(await call("PUT", "/magazine_media", { media_code: "NP1001", media_name: "x" })).toMatchObject({
      http: 200,
      status: 1,
      data: { fieldErrors: [{ field: "media_code" }] },
    });
    expect(await call("DELETE", "/magazine_media?media_code=NP1001")).toMatchObject({ http: 404 });
    expect(await call("DELETE", "/magazine_media")).toMatchObject({ http: 400 });
    expect(await call("PUT", "/magazine_media", { media_code: "Y002", media_name: "x", sales_days: 0 })).toMatchObject({
      data: { fieldErrors: [{ field: "sales_days" }] },
    });
  });
});

describe("a medium and its licence", () => {
  const licenceOf = (code: string) =>
    rows("SELECT show_days, print_days, mail_days, max_readers FROM media_licence WHERE media_code = $1", code);

  it("are saved in one call, both or neither", async () => {
    const medium = { media_code: "NPX1", media_name: "許諾日報" };
    expect(await call("PUT", "/newspaper_media", { ...medium, show_days: 30, max_readers: 2 })).toMatchObject({
      status: 0,
    });
    const bounds = { show_days: 30, print_days: null, mail_days: null, max_readers: 2 };
    expect(await licenceOf("NPX1")).toEqual([bounds]);
    await call("PUT", "/newspaper_media", { ...medium, media_name: "許諾新報" });
    expect(await licenceOf("NPX1")).toEqual([bounds]);
    expect(await call("PUT", "/newspaper_media", { ...medium, media_name: "別名", show_days: -1 })).toMatchObject({
      http: 400,
    });
    expect(await rows("SELECT media_name FROM media WHERE media_code = 'NPX1'")).toEqual([{ media_name: "許諾新報" }]);
    await call("PUT", "/magazine_media", { media_code: "MGX1", media_name: "週刊許諾", sales_days: 7, mail_days: 0 });
    expect(await licenceOf("MGX1")).toMatchObject([{ mail_days: 0 }]);
    expect(await rows("SELECT sales_days FROM magazine_rule WHERE media_code = 'MGX1'")).toEqual([{ sales_days: 7 }]);
  });
});
