import { expect, it } from "vitest";
import { coverLabel, pageRange, salePeriodLine, salePeriodValue } from "./magazine-line.ts";

it("writes the range of pages", () => {
  expect(pageRange(12, 29)).toBe("12～29ページ");
  expect(pageRange(12, 12)).toBe("12ページ");
  expect(pageRange(12, null)).toBe("12ページ");
  expect(pageRange(null, 29)).toBe("29ページ");
  expect(pageRange(null, null)).toBe("");
});

it("writes the issue by its cover date", () => {
  expect(coverLabel("2026-11-23")).toBe("2026/11/23号");
  expect(coverLabel("9999-12-31")).toBe("");
  expect(coverLabel(null)).toBe("");
});

it("labels the time of sale once, however the server words it", () => {
  const given = "提供期間：11/16 00:00～12/15 23:59";
  expect(salePeriodLine(given)).toBe(given);
  expect(salePeriodLine("11/16 00:00～12/15 23:59")).toBe(given);
  expect(salePeriodLine("-")).toBe("提供期間：-");
  expect(salePeriodLine("")).toBe("");
  expect(salePeriodValue(given)).toBe("11/16 00:00～12/15 23:59");
});
