import { describe, expect, it } from "vitest";
import { BffError } from "../../errors/bff-error.ts";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";
import { someUsage } from "../../testing/usage-wire.ts";

const RECORDS = `query Records($period: ReportPeriodForm!) { usageRecords(period: $period, page: 2) { __typename
  ... on UsageRecords { period { start end } days { day counts { pdfDisplay newspaperImage total } } total { total book }
    meters { cap used max } articles { id title issueType useCount } articleCount }
  ... on InvalidForm { fieldErrors { field message } } } }`;
const METERS = "{ usageMeters { cap name used max } }";
const period = { start: "2026-11-01", end: "2026-11-20" };

describe("usageRecords", () => {
  it("is one call, whose 合計 is no day", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, RECORDS, { period })).toEqual({
      usageRecords: {
        __typename: "UsageRecords",
        period,
        days: [{ day: "2026-11-20", counts: { pdfDisplay: 3, newspaperImage: 4, total: 6 } }],
        total: { total: 6, book: 1 },
        meters: [
          { cap: "NEWSPAPER_IMAGE", used: 812, max: 1000 },
          { cap: "NEWSPAPER_TEXT", used: 236, max: null },
          { cap: "DEMAND_UNIT", used: 1100, max: 1200 },
        ],
        articles: [{ id: "7", title: "見出し", issueType: "EVENING", useCount: 3 }],
        articleCount: 21,
      },
    });
    expect(fake.calls()).toEqual(["pdf_usage_recodes"]);
    expect(fake.argumentOf("pdf_usage_recodes")).toEqual({
      ...{ process_date_start: "2026-11-01", process_date_end: "2026-11-20", page: 2, page_size: 20 },
    });
  });

  it("gives a period's faults as data, its own and core-api's", async () => {
    const empty = await dataOf(fakeCoreApi(), RECORDS, { period: { start: "", end: "2026-11-20" } });
    expect(empty).toMatchObject({ usageRecords: { fieldErrors: [{ message: "集計期間を指定してください。" }] } });
    const faults = [{ field: "process_date_start", message: "長すぎます。" }];
    const pdf_usage_recodes = () => {
      throw new BffError("BAD_USER_INPUT", { fieldErrors: faults });
    };
    expect(await dataOf(fakeCoreApi({ answers: { pdf_usage_recodes } }), RECORDS, { period })).toMatchObject({
      usageRecords: { fieldErrors: [{ field: "start", message: "長すぎます。" }] },
    });
  });
});

describe("usageMeters", () => {
  it("are those of the group, and of its demand unit if it has one", async () => {
    const fake = fakeCoreApi({ answers: { pdf_usage_recodes: () => someUsage({ demand_unit: null }) } });
    const { usageMeters } = (await dataOf(fake, METERS)) as { usageMeters: { cap: string }[] };
    expect(usageMeters.map(({ cap }) => cap)).toEqual(["NEWSPAPER_IMAGE", "NEWSPAPER_TEXT"]);
    const named = { cap: "DEMAND_UNIT", name: "本社一括", used: 1100, max: 1200 };
    expect(await dataOf(fakeCoreApi(), METERS)).toMatchObject({ usageMeters: [{}, {}, named] });
    expect(fake.calls()).toEqual(["pdf_usage_recodes"]);
  });
});
