import { describe, expect, it } from "vitest";
import { type Sale, salePeriodOf } from "./sale-period.ts";

const NONE = "9999-12-31T00:00:00+09:00";

const aSale = (over: Partial<Sale>): Sale => ({
  sales_from_datetime: "2026-11-20T05:00:00+09:00",
  sales_to_datetime: "2026-12-20T05:00:00+09:00",
  redelivery_from_datetime: NONE,
  sales_datetime_flag: 1,
  ...over,
});

describe("salePeriodOf", () => {
  it("writes the range in Tokyo's time, whatever offset it came with", () => {
    expect(salePeriodOf(aSale({ sales_from_datetime: "2026-11-19T20:00:00Z" }))).toBe(
      "提供期間：11/20 05:00～12/20 05:00",
    );
  });

  it("writes midnight as 00:00", () => {
    expect(salePeriodOf(aSale({ sales_from_datetime: "2026-11-20T00:00:00+09:00" }))).toContain("11/20 00:00～");
  });

  it.each([
    ["an open end", { sales_to_datetime: NONE }, "提供期間：11/20 05:00～"],
    ["an open beginning", { sales_from_datetime: null }, "提供期間：～12/20 05:00"],
    ["no period", { sales_from_datetime: NONE, sales_to_datetime: "" }, ""],
  ])("leaves %s blank", (_what, over, expected) => {
    expect(salePeriodOf(aSale(over))).toBe(expected);
  });

  it.each([
    [0, "2026-12-01T05:00:00+09:00", "-"],
    [1, "2026-12-01T05:00:00+09:00", "提供期間：11/20 05:00～12/20 05:00"],
    [0, NONE, "提供期間：11/20 05:00～12/20 05:00"],
    [0, null, "提供期間：11/20 05:00～12/20 05:00"],
  ] as const)(
    "is '-' only with flag 0 and a redelivery date: flag %s, date %s",
    (sales_datetime_flag, redelivery_from_datetime, expected) => {
      expect(salePeriodOf(aSale({ sales_datetime_flag, redelivery_from_datetime }))).toBe(expected);
    },
  );
});
