import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { addDays } from "../../../time/tokyo.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import type { MediaArrivalsWire } from "./media-arrival.dto.ts";
import { mediaArrivalRoutes } from "./media-arrival.routes.ts";

const db = await testDatabase();
const FRIDAY = "2026-11-20";
let now = new Date(`${FRIDAY}T06:47:00+09:00`);
const { call } = await operatorApp(db, (router, parts) =>
  mediaArrivalRoutes(router, { ...parts, clock: { now: () => now } }),
);

beforeEach(async () => {
  now = new Date(`${FRIDAY}T06:47:00+09:00`);
  await db.owner.query("DELETE FROM theme_article; DELETE FROM theme_count; DELETE FROM article; DELETE FROM media");
});

async function board(query = ""): Promise<MediaArrivalsWire> {
  const { http, data } = await call("GET", `/media_arrivals${query}`);
  expect(http).toBe(200);
  return data as unknown as MediaArrivalsWire;
}
const states = async (query = "") =>
  (await board(query)).media_arrivals.map(({ media_name, state }) => [media_name, state]);

/** A medium that came so many days before Friday, with as many articles each day, the last at that time. */
async function aMedium(name: string, days: readonly number[], count = 10, time = "05:10", section = 1) {
  await db.owner.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $2, $2, $3) ON CONFLICT DO NOTHING",
    [`${section}-${name}`, name, section],
  );
  for (const ago of days) {
    const day = addDays(FRIDAY, -ago);
    await db.owner.query("INSERT INTO media_arrival VALUES ($1, $2, $3, $4)", [
      `${section}-${name}`,
      day,
      count,
      `${day}T${time}:00+09:00`,
    ]);
  }
}
const EVERY_DAY = Array.from({ length: 28 }, (_, at) => at + 1);
const arrives = (name: string, day: string, time: string, themes: TestTheme[] = []) =>
  anArticle(db.owner, {
    mediaName: name,
    processDate: day,
    themes,
    columns: { arrived_at: new Date(`${day}T${time}:00+09:00`) },
  });

describe("the arrival board", () => {
  it("has alarms first, with what is usual beside what has come", async () => {
    for (const name of ["未着紙", "少数紙", "遅着紙", "到着紙"]) await aMedium(name, EVERY_DAY, 10);
    await aMedium("大未着紙", EVERY_DAY, 142);
    await aMedium("待機紙", EVERY_DAY, 10, "07:00");
    await aMedium("月曜紙", [4, 11, 18]);
    await aMedium("少数紙", [0], 4, "04:02");
    await aMedium("遅着紙", [0], 10, "05:41");
    await aMedium("到着紙", [0], 12, "05:00");
    await aMedium("昔の紙", [29, 36]);
    const { media_arrivals: rows, ...totals } = await board();
    expect(rows.map(({ media_name, state }) => [media_name, state])).toEqual([
      ["大未着紙", "missing"],
      ["未着紙", "missing"],
      ["少数紙", "few"],
      ["遅着紙", "late"],
      ["到着紙", "arrived"],
      ["待機紙", "waiting"],
      ["月曜紙", "not_expected"],
    ]);
    expect(totals).toEqual({
      process_date: FRIDAY,
      data_section: 1,
      checked_at: `${FRIDAY}T06:47:00+09:00`,
      expected_media_count: 6,
      arrived_media_count: 3,
      article_count: 26,
      usual_count: 192,
    });
    expect(rows[0]).toMatchObject({ usual_count: 142, usual_last_arrival: "05:10", last_arrived_at: null });
    expect(rows[3]).toMatchObject({ article_count: 10, last_arrived_at: `${FRIDAY}T05:41:00+09:00` });
  });

  it("takes the middle of the days, not their mean", async () => {
    await aMedium("紙", [1], 500, "23:00");
    await aMedium("紙", [2], 10, "05:00");
    await aMedium("紙", [3], 12, "05:10");
    expect((await board()).media_arrivals).toMatchObject([{ usual_count: 12, usual_last_arrival: "05:10" }]);
  });

  it("goes by the weekday, or by all days of a medium that is new", async () => {
    await aMedium("金曜紙", [7, 14, 21]);
    await aMedium("月刊誌", [28, 56]);
    await aMedium("月曜紙", [4, 11, 18]);
    await aMedium("新しい紙", [1, 2, 4]);
    await aMedium("新しい週刊紙", [6]);
    await aMedium("初めての紙", [0]);
    expect(Object.fromEntries(await states())).toEqual({
      金曜紙: "missing",
      月曜紙: "not_expected",
      月刊誌: "not_expected",
      新しい紙: "missing",
      新しい週刊紙: "not_expected",
      初めての紙: "arrived",
    });
  });

  it("tells when in the day the articles came, and no others", async () => {
    await aMedium("紙", [0], 4, "05:19");
    for (const time of ["00:00", "05:10", "05:19", "23:59"]) await arrives("紙", FRIDAY, time);
    await arrives("紙", "2026-11-19", "23:59");
    await arrives("紙", "2026-11-21", "00:00");
    expect((await board()).media_arrivals[0]?.arrivals).toEqual([
      { minute: 0, article_count: 1 },
      { minute: 310, article_count: 2 },
      { minute: 1430, article_count: 1 },
    ]);
  });

  it("tells of an alarm how many contracts and themes the medium served in 14 days", async () => {
    const [one, other] = [await aContract(db.owner), await aContract(db.owner)];
    const [a, b, theirs] = [await aTheme(db.owner, one), await aTheme(db.owner, one), await aTheme(db.owner, other)];
    await aMedium("未着紙", EVERY_DAY);
    await aMedium("無縁紙", EVERY_DAY);
    await aMedium("到着紙", [0, ...EVERY_DAY]);
    await arrives("未着紙", "2026-11-19", "05:00", [a, b]);
    await arrives("未着紙", "2026-11-06", "05:00", [a]);
    await arrives("未着紙", "2026-11-05", "05:00", [theirs]);
    await arrives("到着紙", "2026-11-19", "05:00", [theirs]);
    const rows = (await board()).media_arrivals.map(({ media_name, affected }) => [media_name, affected]);
    expect(Object.fromEntries(rows)).toEqual({
      未着紙: { contract_count: 1, theme_count: 2 },
      無縁紙: { contract_count: 0, theme_count: 0 },
      到着紙: null,
    });
    await arrives("未着紙", "2026-11-10", "05:00", [theirs]);
    const [again] = (await board()).media_arrivals.filter(({ media_name }) => media_name === "未着紙");
    expect(again?.affected).toEqual({ contract_count: 2, theme_count: 3 });
  });

  it("tells it of the first twenty alarms", async () => {
    for (let at = 10; at < 31; at += 1) await aMedium(`未着紙${at}`, [7, 14, 21]);
    const told = (await board()).media_arrivals.map(({ state, affected }) => [state, affected !== null]);
    expect(told).toEqual([...Array.from({ length: 20 }, () => ["missing", true]), ["missing", false]]);
  });

  it("is of each source by itself, of days that are over and of days to come", async () => {
    await aMedium("紙", EVERY_DAY);
    await aMedium("サイト", EVERY_DAY, 10, "23:55", 3);
    await aMedium("雑誌", EVERY_DAY, 10, "05:10", 5);
    expect(await states("?data_section=3")).toEqual([["サイト", "waiting"]]);
    expect(await states("?data_section=5")).toEqual([["雑誌", "missing"]]);
    now = new Date("2026-11-21T00:00:00+09:00");
    expect(await states(`?data_section=3&process_date=${FRIDAY}`)).toEqual([["サイト", "missing"]]);
    expect(await states("?process_date=2026-11-22")).toEqual([["紙", "waiting"]]);
  });

  it("is empty where nothing has come yet", async () => {
    expect(await board()).toMatchObject({ expected_media_count: 0, article_count: 0, media_arrivals: [] });
  });

  it.each([
    ["process_date", "?process_date=2026-02-30"],
    ["process_date", "?process_date=x"],
    ["data_section", "?data_section=2"],
    ["data_section", "?data_section=1;DROP"],
  ])("names %s where it is wrong: %s", async (field, query) => {
    const { http, data } = await call("GET", `/media_arrivals${query}`);
    expect([http, data.fieldErrors?.[0]?.field]).toEqual([400, field]);
  });
});
