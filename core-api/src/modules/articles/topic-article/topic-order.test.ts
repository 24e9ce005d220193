import { describe, expect, it } from "vitest";
import { placed, placedAmongSeen } from "./topic-order.ts";

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

describe("placedAmongSeen", () => {
  it("counts the places that the caller sees, and leaves the rest behind what it follows", () => {
    const isSeen = (id: string) => id === id.toLowerCase();
    const among = (current: string[], wanted: Parameters<typeof placed>[1]) =>
      placedAmongSeen(current, wanted, isSeen).join("");
    expect(among(["H", "a", "b"], [{ id: "x", place: 2 }])).toBe("Haxb");
    expect(among(["a", "H", "I", "b"], [{ id: "b", place: 1 }])).toBe("baHI");
    expect(among(["a", "b", "H"], [{ id: "x" }])).toBe("abHx");
  });
});
