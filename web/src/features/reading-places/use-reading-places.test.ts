import { describe, expect, it } from "vitest";
import { type Places, seenFrom, unreadIn } from "./use-reading-places.ts";

const read = { __typename: "SourceCounts" as const, newspaper: 2, web: 5, magazine: 0 };
const places: Places = [{ __typename: "ReadingPlace", kind: "THEME", id: "7", read, seenArticleId: null }];
const node = (id: string) => ({
  selection: { kind: "THEME" as const, id },
  counts: { newspaper: 4, web: 6, magazine: 1 },
});

describe("where the reader was", () => {
  it("counts what is unread of the sources that he sees, and never less than none", () => {
    expect(unreadIn(undefined, node("7"), ["NEWSPAPER"])).toBeUndefined();
    expect(unreadIn(places, node("7"), ["NEWSPAPER", "WEB"])).toBe(3);
    expect(unreadIn(places, node("8"), ["NEWSPAPER", "WEB", "MAGAZINE"])).toBe(11);
    expect(unreadIn(places, { ...node("7"), counts: { newspaper: 1, web: 1, magazine: 0 } }, ["WEB"])).toBe(0);
  });

  it("draws the line above the first article of the last visit, and none where all or nothing is new", () => {
    const rows = ["202611000000009", "202611000000007", "202611000000008"].map((id) => ({ id }));
    expect(seenFrom(rows, "202611000000008")).toBe("202611000000007");
    expect(seenFrom(rows, "202611000000009")).toBeNull();
    expect(seenFrom(rows, "202610000000001")).toBeNull();
    expect(seenFrom(rows, null)).toBeNull();
  });
});
