import { describe, expect, it } from "vitest";
import { nameOf, segmentOf, walChain } from "./wal-names.ts";

const names = (...list: string[]) => new Set(list);
const segment = (name: string) => segmentOf(name) ?? { timeline: 0, at: 0n };

describe("the log's names", () => {
  it("count on over 256 segments of a log", () => {
    const last = segment("0000000100000002000000FF");
    expect(nameOf({ ...last, at: last.at + 1n })).toBe("000000010000000300000000");
    expect(segmentOf("000000010000000300000000.00000028.backup")).toBeNull();
  });

  it("are missing by name, between the first and the newest", () => {
    const present = names("000000010000000000000003", "000000010000000000000004", "000000010000000000000007");
    expect(walChain(segment("000000010000000000000003"), present, new Map()).missing).toEqual([
      "000000010000000000000005",
      "000000010000000000000006",
    ]);
  });

  it("follow the timeline of a restore, from the segment in which it began", () => {
    const present = names(
      "000000010000000000000003",
      "000000010000000000000004",
      "000000020000000000000005",
      "000000020000000000000006",
    );
    const history = "1\t0/5000A28\tbefore 2026-11-24 01:00:00+00\n";
    // What the first life wrote after that is no part of it.
    present.add("000000010000000000000009");
    expect(walChain(segment("000000010000000000000003"), present, new Map([[2, history]]))).toEqual({
      needed: [
        "000000010000000000000003",
        "000000010000000000000004",
        "000000020000000000000005",
        "000000020000000000000006",
      ],
      missing: [],
    });
    // A backup of after that moment in the first life can't go there.
    expect(walChain(segment("000000010000000000000009"), present, new Map([[2, history]])).needed).toEqual([
      "000000010000000000000009",
    ]);
  });
});
