import { describe, expect, it } from "vitest";
import { type HomeAddress, readHomeAddress, writeHomeAddress } from "./home-address.ts";

const read = (query: string) => readHomeAddress(new URLSearchParams(query));
const nothing: HomeAddress = { selection: null, source: null, period: null, article: null, wanted: null };

describe("home address", () => {
  it("says nothing when it is bare", () => {
    expect(read("")).toEqual(nothing);
    expect(writeHomeAddress(nothing)).toBe("");
  });

  it.each<HomeAddress>([
    { ...nothing, selection: { kind: "THEME", id: "12" } },
    { ...nothing, selection: { kind: "THEME_GROUP", id: "3" }, source: "WEB" },
    {
      ...nothing,
      selection: { kind: "TOPIC", id: "9" },
      source: "MAGAZINE",
      period: { start: "2026-11-20", end: "2026-11-20" },
    },
    {
      selection: { kind: "THEME", id: "12" },
      source: "NEWSPAPER",
      period: { start: "2026-11-07", end: "2026-11-20" },
      article: { id: "9007199254740993", dataSection: 2 },
      wanted: { tones: [3, 0], tagIds: ["5", "7"] },
    },
  ])("comes back as it was written %#", (address) => {
    expect(read(writeHomeAddress(address))).toEqual(address);
  });

  it.each([
    "theme=abc",
    "theme=-1",
    "theme=1;drop",
    "tab=__proto__",
    "from=2026-02-30&to=2026-03-01",
    "from=2026-03-02&to=2026-03-01",
    "from=2026-03-01",
    "article=4-12",
    "article=2-",
    "article=2-1%00",
    "article=constructor",
    "tone=4&tone=",
    "tag=x&tag=0",
  ])("does not believe %s", (query) => {
    expect(read(query)).toEqual(nothing);
  });
});
