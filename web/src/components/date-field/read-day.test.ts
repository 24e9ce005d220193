import { expect, it } from "vitest";
import { readDay } from "./read-day.ts";

it.each([
  ["2026/11/20", "2026-11-20"],
  ["2026-11-20", "2026-11-20"],
  ["20261120", "2026-11-20"],
  ["2026/1/5", "2026-01-05"],
  ["11/3", "2026-11-03"],
  ["２０２６／１１／２０", "2026-11-20"],
  ["2026年11月20日", "2026-11-20"],
])("reads %s", (text, day) => expect(readDay(text, "2026-11-22")).toBe(day));

it.each(["", "2026/02/30", "2026/13/01", "tomorrow", "2026/11"])("reads no day out of %j", (text) =>
  expect(readDay(text, "2026-11-22")).toBeNull(),
);
