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

it("marks a term under syn: as one that stands for more than itself", () => {
  expect(parts('syn:経産省 OR -syn:"経産 省" xsyn:電池')).toEqual([
    "field syn:",
    "synonym 経産省",
    "operator OR",
    "not -",
    "field syn:",
    'phrase "経産 省"',
  ]);
});
