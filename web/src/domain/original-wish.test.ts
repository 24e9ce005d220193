import { describe, expect, it } from "vitest";
import { type OriginalWish, readWish, writeWish } from "./original-wish.ts";

const wish: OriginalWish = {
  articles: [
    { dataSection: 1, id: "101" },
    { dataSection: 2, id: "7" },
  ],
  isMail: false,
  displayId: "SID0002",
  selection: { kind: "THEME_GROUP", id: "3" },
};

describe("a wish for originals", () => {
  it("is read as it was written", () => {
    expect(readWish(new URLSearchParams(writeWish(wish)))).toEqual(wish);
    const bare = { ...wish, displayId: null, selection: null };
    expect(readWish(new URLSearchParams(writeWish(bare)))).toEqual(bare);
    const mailed = { ...wish, isMail: true };
    expect(readWish(new URLSearchParams(writeWish(mailed)))).toEqual(mailed);
  });

  it("is read from a mail's link, newspapers only, each once", () => {
    const query = new URLSearchParams("is_mail=1&mode=2&t00=m12&a00=m101.w5.s7&a01=m101.z9");
    expect(readWish(query)).toEqual({ ...wish, isMail: true, displayId: null, selection: { kind: "THEME", id: "12" } });
  });

  it("of a broken address has no article", () => {
    expect(readWish(new URLSearchParams("a00=x1..m&t00=q")).articles).toEqual([]);
  });
});
