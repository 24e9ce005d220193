import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { and, domain, type Expression, media, not, or, term, within } from "./ast.ts";
import { type ParseResult, parseExpression } from "./parse.ts";

const a = term("a");
const b = term("b");
const c = term("c");
const d = term("d");

function accepted(result: ParseResult): Expression {
  if (!result.ok) throw new Error(`${result.refusal.code} at ${result.refusal.position}`);
  return result.expression;
}

describe("an accepted expression", () => {
  it.each<[string, Expression]>([
    ["a b", and([a, b])],
    ["a\u3000b\u2003c\nd", and([a, b, c, d])],
    ["a OR b c", or([a, and([b, c])])],
    ["a NOT b OR c", or([and([a, not(b)]), c])],
    ["a NOT b c", and([a, not(b), c])],
    ["(a OR b) (c d)", and([or([a, b]), c, d])],
    ["a ＡＮＤ b ＯＲ c", or([and([a, b]), c])],
    ["a & b | c", or([and([a, b]), c])],
    ["(a)& (b)| (c)", or([and([a, b]), c])],
    ["M&A AT&T a|b e-mail", and([term("M&A"), term("AT&T"), term("a|b"), term("e-mail")])],
    ["a and b", and([a, term("and"), b])],
    ["a -b −c －d", and([a, not(b), not(c), not(d)])],
    ["a - b", and([a, not(b)])],
    ["a --b", and([a, not(not(b))])],
    ["a -(b c)", and([a, not(and([b, c]))])],
    ['"a (b) OR -c"', term("a (b) OR -c")],
    ["＂a b＂“c d”", and([term("a b"), term("c d")])],
    ['a"b', term('a"b')],
    ['"a"b', and([a, b])],
    ["（a OR b）c", and([or([a, b]), c])],
    ["title:a body：b", and([within("title", a), within("body", b)])],
    ["title: a", within("title", a)],
    ["title:(a OR b)", within("title", or([a, b]))],
    ["title:(a body:b)", within("title", and([a, within("body", b)]))],
    ["title:((a))", within("title", a)],
    ["title:(body:(a b))", within("body", and([a, b]))],
    ["title:(media:a)", media("a")],
    ['media:"朝日 新聞" domain:example.co.jp', and([media("朝日 新聞"), domain("example.co.jp")])],
    ["http://example.com 12:30 Title:a", and([term("http://example.com"), term("12:30"), term("Title:a")])],
    ['a "" \u200B b', and([a, b])],
    ['body:"" a', within("body", a)],
    ["(a OR NOT b) c", and([or([a, not(b)]), c])],
    ["NOT a b", and([not(a), b])],
  ])("%s", (text, expression) => {
    expect(accepted(parseExpression(text))).toEqual(expression);
  });
});

describe("a refused expression", () => {
  it.each([
    ["", "EMPTY", 0],
    [' \u3000"" \u200B', "EMPTY", 0],
    ['a "b', "UNCLOSED_QUOTE", 2],
    [') title: "b', "UNCLOSED_QUOTE", 9],
    ["🚗 (a (b", "UNBALANCED_OPEN", 6],
    ["a (", "UNBALANCED_OPEN", 2],
    ["a) (", "UNBALANCED_CLOSE", 1],
    ["a OR", "MISSING_OPERAND", 2],
    ["a AND OR b", "MISSING_OPERAND", 2],
    ["(a OR )", "MISSING_OPERAND", 3],
    ["(OR a", "MISSING_OPERAND", 1],
    ["a ()", "MISSING_OPERAND", 2],
    ['a ("")', "MISSING_OPERAND", 2],
    ["a -", "MISSING_OPERAND", 2],
    ["a media:(b)", "MISSING_OPERAND", 2],
    ["title:-b", "MISSING_OPERAND", 0],
    ["title:body:b", "MISSING_OPERAND", 0],
    ['media:""', "MISSING_OPERAND", 0],
    ["NOT a", "NOT_ANCHORED", 0],
    [" (NOT a) NOT b", "NOT_ANCHORED", 2],
    ["a OR NOT b", "NOT_ANCHORED", 5],
    ["a OR (NOT b NOT c)", "NOT_ANCHORED", 5],
    ["a OR title:(NOT b) OR -c", "NOT_ANCHORED", 5],
    ["(a OR -b)", "NOT_ANCHORED", 6],
    ["a ".repeat(10_001), "TOO_LONG", 20_000],
    [`${'"'.repeat(20_001)}`, "TOO_LONG", 20_000],
    [`${"(".repeat(101)}a`, "TOO_DEEP", 100],
    [`a ${"-".repeat(101)}b`, "TOO_DEEP", 102],
    [`a ${"-(".repeat(51)}b`, "TOO_DEEP", 102],
  ])("%s", (text, code, position) => {
    expect(parseExpression(text)).toMatchObject({ ok: false, refusal: { code, position } });
  });

  it("tells the author in Japanese what to do", () => {
    const result = parseExpression("a OR");
    expect(result.ok ? "" : result.refusal.message).toMatch(/言葉を補うか.*してください。$/);
  });
});

describe("any input", () => {
  it.each([
    ["ten thousand terms", "a ".repeat(10_000)],
    ["ten thousand branches", `${"a | ".repeat(4_999)}a`],
    ["a hundred levels", `${"(".repeat(100)}a${")".repeat(100)}`],
    ["many groups", "(a)".repeat(6_666)],
    ["many phrases", '"a"'.repeat(6_666)],
    ["one long term", "a".repeat(20_000)],
    ["one term of marks", `a${"\u0301\u0323".repeat(9_000)}`],
  ])("accepts %s", (_, text) => {
    expect(parseExpression(text).ok).toBe(true);
  });

  it("is answered, with a place inside it", () => {
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), tokenText());
    const check = fc.property(text, (input) => {
      const result = parseExpression(input);
      if (result.ok) return;
      expect(result.refusal.position).toBeGreaterThanOrEqual(0);
      expect(result.refusal.position).toBeLessThanOrEqual(Math.max(0, input.length - 1));
      expect(result.refusal.message).not.toBe("");
    });
    fc.assert(check, { seed: 20260801, numRuns: 5_000 });
  });

  it.each(["(", "NOT ", "-", "title:(", "（-"])("never overflows the stack on %s", (opening) => {
    const result = parseExpression(opening.repeat(20_000 / opening.length));
    expect(result).toMatchObject({ ok: false, refusal: { code: "TOO_DEEP" } });
  });
});

/** Random strings of what the grammar is made of. */
function tokenText(): fc.Arbitrary<string> {
  const tokens = [
    "(",
    ")",
    "（",
    " ",
    "\u3000",
    "AND",
    "OR",
    "NOT",
    "&",
    "|",
    "-",
    "－",
    '"',
    "”",
    "title:",
    "media：",
    "a",
    "電池",
  ];
  return fc.array(fc.constantFrom(...tokens), { maxLength: 16 }).map((parts) => parts.join(""));
}
