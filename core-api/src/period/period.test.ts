import { describe, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { periodOf } from "./period.ts";

const at = (moment: string) => ({ now: () => new Date(moment) });
const NOON = at("2026-11-20T12:00:00+09:00");

describe("periodOf", () => {
  it.each([
    ["2026-11-20T00:00:00+09:00", { start: "2026-11-07", end: "2026-11-20" }],
    ["2026-11-19T23:59:59+09:00", { start: "2026-11-06", end: "2026-11-19" }],
    ["2026-03-01T08:59:59+09:00", { start: "2026-02-16", end: "2026-03-01" }],
  ])("is the last 14 days ending on Tokyo's day, at %s", (moment, expected) => {
    expect(periodOf({}, at(moment))).toEqual(expected);
  });

  it.each([
    [
      { process_date_start: "2026-11-01", process_date_end: "2026-11-03" },
      { start: "2026-11-01", end: "2026-11-03" },
    ],
    [{ process_date_start: "2026-11-19" }, { start: "2026-11-19", end: "2026-11-20" }],
    [{ process_date_start: "2026-12-01" }, { start: "2026-12-01", end: "2026-12-01" }],
    [{ process_date_end: "2026-11-03" }, { start: "2026-10-21", end: "2026-11-03" }],
    [
      { process_date_start: "2026-01-01", process_date_end: "2027-01-01" },
      { start: "2026-01-01", end: "2027-01-01" },
    ],
  ])("reads %j", (query, expected) => {
    expect(periodOf(query, NOON)).toEqual(expected);
  });

  it.each([
    [{ process_date_start: "2026-11-03", process_date_end: "2026-11-02" }, "process_date_end", /^終了日/],
    [{ process_date_start: "2026-01-01", process_date_end: "2027-01-02" }, "process_date_start", /^開始日.*366日/],
    [{ process_date_start: "2024-01-01" }, "process_date_start", /366日/],
  ])("refuses %j", (query, field, message) => {
    const fault = expect.objectContaining({ field, message: expect.stringMatching(message) });
    expect(() => periodOf(query, NOON)).toThrow(
      expect.objectContaining({ error: "INVALID_FIELDS", fieldErrors: [fault] }) as AppError,
    );
  });
});
