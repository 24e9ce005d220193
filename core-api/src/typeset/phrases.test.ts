import { describe, expect, it } from "vitest";
import { faceOf } from "./faces.ts";
import { breakPhrases, phrasesOf } from "./phrases.ts";
import { widthOf } from "./set-text.ts";

const face = faceOf("regular");

describe("lines of phrases", () => {
  it("keep words together with their particles and brackets", () => {
    expect(phrasesOf("「全固体電池」の量産を来年に始める")).toEqual(["「全固体電池」の", "量産を", "来年に", "始める"]);
  });

  it("fit, lose nothing and begin with no closing mark", () => {
    const text = "東和電機、全固体電池の量産を2027年に開始へ　「世界で最初」をめざし、部材の調達先を国内外に広げる方針";
    const lines = breakPhrases(face, 10, text, 120);
    expect(lines.join("")).toBe(text);
    for (const line of lines) {
      expect(widthOf(face, 10, line)).toBeLessThanOrEqual(132);
      expect(line).not.toMatch(/^[、。」）]/u);
    }
  });

  it("break a word that no line holds", () => {
    const lines = breakPhrases(face, 10, "あ".repeat(50), 100);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join("")).toBe("あ".repeat(50));
  });
});
