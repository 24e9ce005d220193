import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { and, domain, type Expression, media, not, or, term, within } from "./ast.ts";
import { parseExpression } from "./parse.ts";
import { printExpression } from "./print.ts";

function printed(text: string): string {
  const result = parseExpression(text);
  return result.ok ? printExpression(result.expression) : result.refusal.code;
}

describe("printExpression", () => {
  it.each([
    ["電池　（EV|自動車） -中古", "電池 AND EV|自動車 AND NOT 中古"],
    ["電池 (EV | 自動車) -中古", "電池 AND (EV OR 自動車) AND NOT 中古"],
    ["((a) & (b)) | (c)", "a AND b OR c"],
    ["a NOT (b c)", "a AND NOT (b AND c)"],
    ["a - - b", "a AND NOT NOT b"],
    ["＂電池＂ “a b”", '電池 AND "a b"'],
    ['"AND" "-a" "title:a" "&" "(株)"', '"AND" AND "-a" AND "title:a" AND "&" AND "(株)"'],
    ["title：(a body:(b|c) body: d)", "title:(a AND body:b|c AND body:d)"],
    ["title:( NOT a ) media:朝日新聞 domain:example.com", "title:(NOT a) AND media:朝日新聞 AND domain:example.com"],
    ['a"b \u200B"c', 'a"b AND \u200B"c'],
  ])("%s", (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  it.each([
    ["a | ".repeat(4_999), "a"],
    ["-a ".repeat(6_000), "b"],
    ['"a b"'.repeat(3_998), "c"],
    ["(a | b)".repeat(2_856), "c"],
    ["title:(-(a)|b c)".repeat(1_249), "c"],
    ["(a)|(-(b c)d)|".repeat(1_428), "c"],
  ])("never makes a long expression too long: %s", (repeated, rest) => {
    const result = parseExpression(repeated + rest);
    if (!result.ok) throw new Error(result.refusal.code);
    const text = printExpression(result.expression);
    expect(parseExpression(text)).toEqual(result);
  });

  it("never makes any expression too long", () => {
    const tokens = ["(", ")", " ", "OR", "&", "|", "-", "NOT", '"', '"a b"', "title:", "media:", "a", "b"];
    const text = fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 14 }).map((parts) => parts.join(""));
    const isAccepted = (candidate: string) => parseExpression(candidate).ok;
    const check = fc.property(text.filter(isAccepted), (once) => {
      const group = `(${once})`;
      const result = parseExpression(group.repeat(20_000 / group.length));
      if (!result.ok) throw new Error(result.refusal.code);
      expect(parseExpression(printExpression(result.expression))).toEqual(result);
    });
    fc.assert(check, { seed: 20260801, numRuns: 100 });
  });

  it("prints every tree so that it parses to the same tree", () => {
    const check = fc.property(anExpression(), (expression) => {
      const anchored = and([term("錨"), expression]);
      const text = printExpression(anchored);
      expect(parseExpression(text)).toEqual({ ok: true, expression: anchored });
    });
    fc.assert(check, { seed: 20260801, numRuns: 3_000 });
  });

  it("leaves out the quotes of a hand-made text that has no written form", () => {
    expect(printExpression(media('週刊 "X"'))).toBe('media:"週刊 X"');
  });
});

function anExpression(): fc.Arbitrary<Expression> {
  const text = fc.oneof(
    fc.constantFrom(
      "電池",
      "ＥＶ電池",
      "AND",
      "ＯＲ",
      "&",
      "|",
      "-a",
      "−",
      "(株)",
      "a b",
      " a ",
      "title:a",
      'a"b',
      "M&A",
      "a\u200Bb",
      "\u3000　x",
    ),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 }).map((random) => `x${random.replace(/["＂“”]/g, "")}`),
  );
  const field = fc.constantFrom("title" as const, "body" as const);
  const { tree } = fc.letrec<{ tree: Expression }>((tie) => {
    const operands = fc.array(tie("tree"), { minLength: 1, maxLength: 4 });
    return {
      tree: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        text.map(term),
        text.map(media),
        text.map(domain),
        fc.tuple(field, tie("tree")).map(([name, operand]) => within(name, operand)),
        tie("tree").map(not),
        operands.map(and),
        operands.map(or),
      ),
    };
  });
  return tree;
}
