import { describe, expect, it } from "vitest";
import { placeholderFaults, STANDARD_TEMPLATE, TEMPLATE_PARTS, unknownPlaceholders } from "./mail-template.ts";
import { BLOCKS_OF, newBlock, readBlocks, writeBlocks } from "./template-blocks.ts";

describe("the blocks of a template's text", () => {
  it("of the standard template are what it says", () => {
    const kinds = TEMPLATE_PARTS.map((part) => readBlocks(part, STANDARD_TEMPLATE[part]).map(({ kind }) => kind));
    expect(kinds).toEqual([
      ["text", "counts", "gap", "button"],
      ["heading"],
      ["headline", "place", "comment", "link"],
      ["text"],
      ["text"],
    ]);
  });

  it("know a button by its label and its link, and a heading by its place", () => {
    expect(readBlocks("冒頭", "見る\n{PDFURL}\n{PDFURL}")).toEqual([
      { kind: "button", label: "見る", link: "PDFURL" },
      { kind: "text", text: "{PDFURL}" },
    ]);
    expect(readBlocks("冒頭", "{テーマ名}\n{一覧URL}")).toEqual([{ kind: "text", text: "{テーマ名}\n{一覧URL}" }]);
    expect(readBlocks("見出し", "【{区分}】")).toEqual([{ kind: "heading", before: "【", after: "】" }]);
    expect(readBlocks("末尾", "{コメント}")).toEqual([{ kind: "text", text: "{コメント}" }]);
    expect(readBlocks("記事", "")).toEqual([]);
  });

  it("give the very text back, whatever it is", () => {
    const pieces = [
      "",
      "あ",
      "{テーマ名}",
      "{一覧URL}",
      "見る",
      "{URL}",
      "{コメント}",
      "■ {区分}",
      "{",
      "}",
      " ",
      "{番号}. {見出し}",
    ];
    let state = 7;
    const next = (most: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * most);
    };
    for (let at = 0; at < 5_000; at += 1) {
      const text = Array.from({ length: next(7) }, () => pieces[next(pieces.length)]).join(next(3) === 0 ? "" : "\n");
      for (const part of TEMPLATE_PARTS) expect(writeBlocks(readBlocks(part, text))).toBe(text);
    }
  });

  it("as they are added are read back as the same, and name nothing unknown", () => {
    for (const part of TEMPLATE_PARTS)
      for (const kind of BLOCKS_OF[part].filter((each) => each !== "text")) {
        const block = newBlock(kind);
        const around = [{ kind: "text" as const, text: "前" }, block, { kind: "text" as const, text: "後" }];
        expect(readBlocks(part, writeBlocks(around))).toEqual(around);
        expect(unknownPlaceholders(part, writeBlocks([block]))).toEqual([]);
      }
  });
});

describe("unknown placeholders", () => {
  it("are named once, with the place where each stands first", () => {
    expect(unknownPlaceholders("冒頭", "a{なぞ}{見出し}\n{なぞ}{テーマ名}")).toEqual([
      { name: "なぞ", position: 1 },
      { name: "見出し", position: 5 },
    ]);
  });

  it("are faults, as are those that lack a brace or have full-width ones", () => {
    const faults = placeholderFaults("冒頭", "{件数\n新聞件数}｛日付｝{テーマ名}{なぞ}");
    expect(faults.map(({ message, position }) => [position, message.slice(0, message.indexOf("は"))])).toEqual([
      [0, "「{件数」"],
      [4, "「新聞件数}」"],
      [9, "「｛日付｝」"],
      [19, "{なぞ}"],
    ]);
  });

  it("are no faults in the standard template or in braces of plain words", () => {
    for (const part of TEMPLATE_PARTS) expect(placeholderFaults(part, STANDARD_TEMPLATE[part])).toEqual([]);
    expect(placeholderFaults("冒頭", "件数 ｛参考｝ {\n日付 }")).toEqual([]);
  });
});
