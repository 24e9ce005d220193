import { expect, it } from "vitest";
import { dayAfterKey } from "./day-keys.ts";

const DAYS = ["a", "b", "c", "d", "e"].map((day) => ({ day, counts: {}, isSpike: day === "b" || day === "d" }));
const walk = (from: string | null, ...keys: string[]) =>
  keys.map((key) => {
    from = dayAfterKey(DAYS, from, key) ?? from;
    return from;
  });

it("goes from day to day and stays at the ends", () => {
  expect(walk("b", "ArrowLeft", "ArrowLeft", "ArrowRight", "End", "ArrowRight", "Home")).toEqual([
    "a",
    "a",
    "b",
    "e",
    "e",
    "a",
  ]);
});

it("begins with the last day", () => {
  expect(walk(null, "ArrowLeft")).toEqual(["e"]);
  expect(walk(null, "ArrowRight")).toEqual(["e"]);
});

it("goes from spike to spike, and nowhere behind the last one", () => {
  expect(walk("e", "PageUp", "PageUp", "PageUp", "PageDown")).toEqual(["d", "b", "b", "d"]);
  expect(walk(null, "PageUp")).toEqual(["d"]);
});

it("leaves other keys alone", () => {
  expect(dayAfterKey(DAYS, "b", "x")).toBeNull();
  expect(dayAfterKey([], null, "ArrowLeft")).toBeNull();
});
