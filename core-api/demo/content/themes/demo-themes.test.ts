import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { describe, expect, it } from "vitest";
import { matcher, type PreparedArticle, prepare } from "../../../src/matching/expression/evaluate.ts";
import { generateDemo } from "../generate.ts";
import { demoThemes } from "./demo-themes.ts";

const prepared: readonly PreparedArticle[] = generateDemo({ seed: "kirinuki", today: "2026-11-20" }).articles.map((a) =>
  prepare({
    title: a.title,
    body: a.articleText,
    mediaCode: a.mediaCode,
    mediaName: a.mediaName,
    host: a.dataSection === 3 ? new URL(a.url).host : null,
  }),
);

function hitsOf(expressions: readonly string[]): number {
  const tests = expressions.map((text) => {
    const result = parseExpression(text);
    if (!result.ok) throw new Error(`${text}: ${result.refusal.code} at ${result.refusal.position}`);
    return matcher(result.expression);
  });
  return prepared.filter((article) => tests.some((hit) => hit(article))).length;
}

describe("demo themes", () => {
  it.each(demoThemes.flatMap((c) => c.themes.map((t) => [c.code, t.name, t.expressions] as const)))(
    "%s: %s has some hits but not everything",
    (_, __, expressions) => {
      const hits = hitsOf(expressions);
      expect(hits).toBeGreaterThanOrEqual(3);
      expect(hits).toBeLessThan(prepared.length * 0.15);
    },
  );

  it("names only themes that exist in groups and topics", () => {
    for (const contract of demoThemes) {
      const names = new Set(contract.themes.map((t) => t.name));
      expect(names.size).toBe(contract.themes.length);
      const named = [...contract.themeGroups, ...contract.topics].flatMap((g) => g.themes);
      expect(named.filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it("gives the first contract about 28 themes in five groups and three topics, the others fewer", () => {
    expect(demoThemes.map((c) => [c.code, c.themes.length, c.themeGroups.length, c.topics.length])).toEqual([
      ["kirinuki", 28, 5, 3],
      ["aozora01", 10, 2, 2],
      ["monaka01", 4, 1, 1],
      ["hajime01", 0, 0, 0],
    ]);
  });
});
