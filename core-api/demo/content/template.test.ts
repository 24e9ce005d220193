import { describe, expect, it } from "vitest";
import { rngOf } from "./rng.ts";
import { fill } from "./template.ts";
import { faultsOf, shortenPeople } from "./wording.ts";

describe("fill", () => {
  const rng = rngOf("test");

  it("fills slots and takes one of the wordings", () => {
    expect(["甲社は増産する。", "甲社は減産する。"]).toContain(fill("{co}は[増産|減産]する。", { co: "甲社" }, rng));
  });

  it("refuses a slot without a fact, or with an empty one", () => {
    expect(() => fill("{co}は増産する。", {}, rng)).toThrow("{co}");
    expect(() => fill("{co}は増産する。", { co: "" }, rng)).toThrow("{co}");
  });
});

describe("wording", () => {
  it("shortens later mentions of a person and drops the age", () => {
    const text =
      "瀬名篤志社長は増産を決めた。\n瀬名篤志社長は笑った。有馬茜さん（30）は驚いた。有馬茜さん（30）は帰った。";
    const people = [
      ["瀬名篤志社長", "瀬名社長"],
      ["有馬茜さん", "有馬さん"],
    ] as const;
    expect(shortenPeople(text, people)).toBe(
      "瀬名篤志社長は増産を決めた。\n瀬名社長は笑った。有馬茜さん（30）は驚いた。有馬さんは帰った。",
    );
  });

  it.each(["会社をを売る。", "{co}は売る。", "売る、、と話す。", "「」と話す。", "3人件を超えた。", "終わりがない"])(
    "finds the fault in %s",
    (text) => {
      expect(faultsOf(text)).not.toEqual([]);
    },
  );

  it("has no complaint about sound sentences", () => {
    expect(faultsOf("建設費は当初の見込みより2割増えたものの、同社は「ためることと使うことを分けた」と話す。")).toEqual(
      [],
    );
  });
});
