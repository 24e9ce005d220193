import { describe, expect, it } from "vitest";
import { NOTHING_TICKED, tickRange, tickState, toggleAll, toggleRow } from "./ticks.ts";

const order = ["a", "b", "c", "d"];

describe("row selection", () => {
  it("ticks and unticks a row", () => {
    const once = toggleRow(NOTHING_TICKED, "b");
    expect([...once.ids]).toEqual(["b"]);
    expect([...toggleRow(once, "b").ids]).toEqual([]);
  });

  it("ticks a range either way and keeps what was ticked", () => {
    const c = toggleRow(toggleRow(NOTHING_TICKED, "d"), "c");
    expect([...tickRange(c, order, "a").ids].sort()).toEqual(["a", "b", "c", "d"]);
    expect([...tickRange(toggleRow(NOTHING_TICKED, "b"), order, "c").ids]).toEqual(["b", "c"]);
  });

  it("takes one row where the range has no beginning", () => {
    expect([...tickRange(NOTHING_TICKED, order, "c").ids]).toEqual(["c"]);
    expect(tickRange(NOTHING_TICKED, order, "gone").ids.size).toBe(0);
  });

  it("has three states, and one click leads from some to all to none", () => {
    expect(tickState(NOTHING_TICKED, order)).toBe("none");
    const some = toggleRow(NOTHING_TICKED, "a");
    expect(tickState(some, order)).toBe("some");
    const all = toggleAll(some, order);
    expect(tickState(all, order)).toBe("all");
    expect(tickState(toggleAll(all, order), order)).toBe("none");
  });

  it("says none for an empty list", () => expect(tickState(toggleRow(NOTHING_TICKED, "a"), [])).toBe("none"));
});
