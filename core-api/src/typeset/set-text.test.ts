import { describe, expect, it } from "vitest";
import { faceOf } from "./faces.ts";
import { breakCells, breakLine, type Cell, cellsOf, verticalLine, widthOf } from "./set-text.ts";

const face = faceOf("regular");
const shown = (cells: readonly Cell[]): string[] =>
  cells.map((c) => (c.kind === "char" ? c.glyphChar : `[${c.chars}]`));

describe("vertical cells", () => {
  it("put two digits into one cell and stand longer numbers upright", () => {
    expect(shown(cellsOf("19日に1850億円", face))).toEqual(["[19]", "日", "に", "１", "８", "５", "０", "億", "円"]);
    expect(shown(cellsOf("2.1倍", face))).toEqual(["２", "・", "１", "倍"]);
  });

  it("stand acronyms upright and lay longer words on their side", () => {
    expect(shown(cellsOf("SiCとMachine", face))).toEqual(["Ｓ", "ｉ", "Ｃ", "と", "[Machine]"]);
  });

  it("use the turned forms of 約物", () => {
    for (const char of ["、", "。", "「", "」", "ー", "（", "ゃ"])
      expect(face.verticalGlyph(char)).not.toBe(face.glyph(char).gid);
    expect(face.verticalGlyph("半")).toBe(face.glyph("半").gid);
  });
});

describe("line breaking", () => {
  it("lets no line begin with 。 or 」, nor end with 「", () => {
    const cells = cellsOf("半導体の「素子」が足りない。在庫は「残り少ない」。現場は、「綱渡り」という。", face);
    for (const em of [7, 8, 9, 10, 11]) {
      const lines = breakCells(cells, em).map(shown);
      expect(lines.flat()).toEqual(shown(cells));
      expect(lines.filter((l) => /[。、」]/.test(l[0] ?? ""))).toEqual([]);
      expect(lines.filter((l) => l.at(-1) === "「")).toEqual([]);
    }
  });

  it("cuts no number", () => {
    const lines = breakCells(cellsOf("投資の額はおよそ1850億円", face), 10).map((l) => shown(l).join(""));
    expect(lines).toEqual(["投資の額はおよそ", "１８５０億円"]);
  });

  it("keeps horizontal lines within the width but for a hanging 。", () => {
    const text = "投資額は約1850億円。2029年春の量産開始をめざす。基板から素子までの一貫生産は国内で初めて。";
    const lines = breakLine(face, 10, text, 103);
    expect(lines.join("")).toBe(text);
    for (const line of lines) expect(widthOf(face, 10, line.replace(/[、。]$/, ""))).toBeLessThanOrEqual(103.01);
  });
});

describe("verticalLine", () => {
  it("goes on below a pair of digits where the column would", () => {
    const ops = verticalLine(face, 10, 100, 50, cellsOf("甲19乙", face));
    expect(ops.map((op) => op.mode)).toEqual(["v", "h", "v"]);
    expect(ops.at(-1)?.y).toBe(70);
  });
});
