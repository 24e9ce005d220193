import { expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const TREND = `query Trend($period: ReportPeriodForm!) {
  trend(themeId: "12", period: $period, sensitivity: LOW) {
    ... on Trend {
      themeName days { day usual isSpike counts { newspaper web total } } hours { hour counts { total } }
      media { code name count beforeCount } mediaCount words { word count beforeCount } wordsPeriod { start end }
    }
    ... on InvalidForm { fieldErrors { field } }
  }
}`;
const period = { start: "2026-11-20", end: "2026-11-20" };

it("is one call, with its days, hours, media and words", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, TREND, { period })).toEqual({
    trend: {
      themeName: "電池",
      days: [{ day: "2026-11-20", usual: 2.5, isSpike: true, counts: { newspaper: 5, web: 4, total: 9 } }],
      hours: [{ hour: 5, counts: { total: 9 } }],
      media: [{ code: "W002", name: "瑞穂日報デジタル", count: 4, beforeCount: 1 }],
      mediaCount: 9,
      words: [{ word: "北陸", count: 5, beforeCount: 0 }],
      wordsPeriod: period,
    },
  });
  expect(fake.calls()).toEqual(["trend"]);
  expect(fake.argumentOf("trend")).toEqual({
    ...{ data_kbn: 1, id: "12", unit: "hour", sensitivity: "low" },
    ...{ process_date_start: "2026-11-20", process_date_end: "2026-11-20" },
  });
});

it("is null for a theme that is not browsed, and names the faults of a period", async () => {
  const fake = fakeCoreApi({ answers: { trend: failing("NOT_FOUND") } });
  expect(await dataOf(fake, TREND, { period })).toEqual({ trend: null });
  expect(await dataOf(fakeCoreApi(), TREND, { period: { start: "", end: "" } })).toEqual({
    trend: { fieldErrors: [{ field: "start" }, { field: "end" }] },
  });
});

it("has a line of each theme", async () => {
  expect(await dataOf(fakeCoreApi(), "{ trendLines { themeId counts } }")).toEqual({
    trendLines: [{ themeId: "12", counts: [1, 2] }],
  });
});
