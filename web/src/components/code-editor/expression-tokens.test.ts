import { expect, it } from "vitest";
import { expressionTokens } from "./expression-tokens.ts";

const parts = (text: string) => expressionTokens(text).map(({ from, to, kind }) => `${kind} ${text.slice(from, to)}`);

it("finds operators, fields, phrases and parentheses", () => {
  expect(parts('(GaN OR "Si C") NOT media:海路日報')).toEqual([
    "bracket (",
    "operator OR",
    'phrase "Si C"',
    "bracket )",
    "not NOT",
    "field media:",
  ]);
});

it("takes full width and a leading minus as the language does", () => {
  expect(parts("title：（ＡＮＤ）　－電池 & x")).toEqual([
    "field title：",
    "bracket （",
    "operator ＡＮＤ",
    "bracket ）",
    "not －",
    "operator &",
  ]);
});

it("leaves what stands within a word alone", () => {
  expect(parts("M&A e-mail and x:y AT&T")).toEqual([]);
});
