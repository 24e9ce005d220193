import { expect, it } from "vitest";
import { typedPeriod } from "./palette-days.ts";

const day = (of: string) => ({ start: of, end: of });

it.each([
  ["今日", day("2026-11-20")],
  ["きのう", day("2026-11-19")],
  ["11/18", day("2026-11-18")],
  ["１２月３１日", day("2025-12-31")],
  ["2026-10-05", day("2026-10-05")],
  ["全期間", { start: "2026-11-07", end: "2026-11-20" }],
  ["2/30", null],
  ["半導体", null],
])("%s", (typed, period) => expect(typedPeriod(typed, "2026-11-20")).toEqual(period));
