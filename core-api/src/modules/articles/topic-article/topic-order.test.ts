import { describe, expect, it } from "vitest";
import { placed } from "./topic-order.ts";

describe("placed", () => {
  it("puts named articles at their places and leaves the order of the others", () => {
    expect(placed(["a", "b", "c", "d"], [{ id: "d", place: 1 }])).toEqual(["d", "a", "b", "c"]);
    expect(
      placed(
        ["a", "b", "c"],
        [
          { id: "a", place: 3 },
          { id: "x", place: 1 },
        ],
      ),
    ).toEqual(["x", "b", "a", "c"]);
  });

  it("adds what has no place at the end, once, and a place behind the end is the end", () => {
    expect(placed(["a", "b"], [{ id: "x" }, { id: "a" }])).toEqual(["a", "b", "x"]);
    expect(placed(["a", "b"], [{ id: "a", place: 400 }])).toEqual(["b", "a"]);
  });

  it("keeps what somebody else added where a whole order is sent that lacks it", () => {
    const order = ["c", "a", "b"].map((id, at) => ({ id, place: at + 1 }));
    expect(placed(["a", "b", "c", "new"], order)).toEqual(["c", "a", "b", "new"]);
  });
});
