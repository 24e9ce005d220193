import { describe, expect, it } from "vitest";
import { complete } from "./older-browsers.ts";

/** The browser's own objects as iOS 17.0 has them. */
function completed() {
  const url: Partial<typeof URL> = {};
  const map: Partial<typeof Map> = {};
  const object: Partial<typeof Object> = {};
  complete(url, map, object);
  return { parse: url.parse, mapGroups: map.groupBy, objectGroups: object.groupBy };
}

describe("what iOS 17.0 lacks", () => {
  const { parse, mapGroups, objectGroups } = completed();

  it.each([
    ["https://press.example/1", undefined],
    ["/0002?article=2-1", "https://here.example"],
    ["//", "https://here.example"],
    ["no address", undefined],
    ["", undefined],
  ])("reads the address %j on %j as the browser's own does", (address, base) => {
    expect(parse?.(address, base)?.href).toBe(URL.parse(address, base)?.href);
  });

  it("groups as the browser's own does", () => {
    const words = ["ai", "shu", "ao", "sumi"];
    const first = (word: string) => word.charAt(0);
    expect(mapGroups?.(words, first)).toEqual(Map.groupBy(words, first));
    expect(objectGroups?.(words, first)).toEqual(Object.groupBy(words, first));
    expect(objectGroups?.([], first)).toEqual(Object.groupBy([], first));
    expect(mapGroups?.(new Set(words), (_word, index) => index % 2)).toEqual(
      Map.groupBy(new Set(words), (_word, index) => index % 2),
    );
  });

  it("leaves alone what is there", () => {
    const own = { URL: URL.parse, map: Map.groupBy, object: Object.groupBy };
    complete(URL, Map, Object);
    expect({ URL: URL.parse, map: Map.groupBy, object: Object.groupBy }).toEqual(own);
  });
});
