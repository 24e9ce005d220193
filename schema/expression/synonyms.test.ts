import { describe, expect, it } from "vitest";
import { and, or, synonymous, term, within } from "./ast.ts";
import { parseExpanded, parseExpression } from "./parse.ts";
import { printExpression } from "./print.ts";
import { everySynonymous, synonymousTerms, withSynonyms } from "./synonyms.ts";

const SETS = [
  ["経産省", "経済産業省", "METI"],
  ["METI", "Ministry of Economy"],
];
const synonymsOf = (wanted: string) =>
  SETS.filter((set) => set.some((each) => each.toLowerCase() === wanted)).flatMap((set) =>
    set.filter((each) => each.toLowerCase() !== wanted),
  );

const parsed = (text: string) => {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.expression;
};
const expanded = (text: string) => printExpression(withSynonyms(parsed(text), synonymsOf));

describe("syn:", () => {
  it.each([
    ["syn:経産省", synonymous("経産省")],
    ['syn："経産 省"', synonymous("経産 省")],
    ["title:(syn:経産省 OR 省令)", within("title", or([synonymous("経産省"), term("省令")]))],
    ["syn:経産省 予算", and([synonymous("経産省"), term("予算")])],
    ['"syn:経産省"', term("syn:経産省")],
    ["xsyn:経産省", term("xsyn:経産省")],
  ])("%s is read", (text, tree) => expect(parsed(text)).toEqual(tree));

  it.each([
    ["syn:", 0],
    ["電池 syn: OR 車", 3],
    ["syn:(経産省 OR 省令)", 0],
    ["title:syn:経産省", 0],
    ["syn:title:経産省", 0],
  ])("%s lacks its operand", (text, position) =>
    expect(parseExpression(text)).toMatchObject({ ok: false, refusal: { code: "MISSING_OPERAND", position } }),
  );

  it.each(["syn:経産省", "title:(syn:経産省)", 'syn:"経産 省" AND NOT syn:METI'])(
    "%s stays in the canonical form",
    (text) => {
      expect(printExpression(parsed(text))).toBe(text);
      expect(parsed(printExpression(parsed(text)))).toEqual(parsed(text));
    },
  );

  it.each([
    ["syn:経産省", "経産省 OR 経済産業省 OR METI"],
    ["syn:METI", 'METI OR 経産省 OR 経済産業省 OR "Ministry of Economy"'],
    ["syn:電池", "電池"],
    ["title:(syn:経産省)", "title:(経産省 OR 経済産業省 OR METI)"],
    ["予算 NOT syn:経産省", "予算 AND NOT (経産省 OR 経済産業省 OR METI)"],
    ["syn:経産省 OR 財務省", "経産省 OR 経済産業省 OR METI OR 財務省"],
    ["経産省", "経産省"],
  ])("%s stands for %s, one step far", (text, meant) => expect(expanded(text)).toBe(meant));

  it("names its terms once, as they are compared", () => {
    expect(synonymousTerms(parsed("syn:ＭＥＴＩ title:(syn:meti OR 電池) NOT syn:経産省"))).toEqual(["meti", "経産省"]);
  });

  it("is read again after it grew beyond what people may write", () => {
    const text = `${"(".repeat(100)}syn:経産省${")".repeat(100)}`;
    expect(parseExpression(text).ok).toBe(true);
    const long = printExpression(
      withSynonyms(parsed("title:(syn:a b)"), () => Array.from({ length: 5000 }, (_, i) => `語${i}番`)),
    );
    expect(long.length).toBeGreaterThan(20_000);
    expect(parseExpression(long).ok).toBe(false);
    expect(parseExpanded(long).ok).toBe(true);
  });
});

it.each([
  ["経産省 予算", "syn:経産省 AND syn:予算"],
  [
    'title:("経産 省" OR syn:省令) -広告 media:A domain:b.jp',
    'title:(syn:"経産 省" OR syn:省令) AND NOT syn:広告 AND media:A AND domain:b.jp',
  ],
])("%s with synonyms of every term is %s", (text, all) =>
  expect(printExpression(everySynonymous(parsed(text)))).toBe(all),
);
