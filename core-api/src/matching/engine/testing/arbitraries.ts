import { and, domain, type Expression, media, not, or, term, within } from "@kirinuki/schema/expression/ast.ts";
import fc from "fast-check";
import type { Article } from "../../expression/evaluate.ts";

/**
 * Test support: expressions and articles made to get in each other's way. Of few short pieces, so that terms overlap, end or
 * start with each other and hit often; with ASCII at either end, spaces, what `norm` folds, merges or drops, and half surrogates.
 */
const PIECES = [
  ...[
    "a",
    "b",
    "A",
    "1",
    "９",
    "ab",
    "ＡＩ",
    "ai",
    "aia",
    "C++",
    "M&A",
    "é",
    "ﬁ",
    "İ",
    "ß",
    "-",
    "−",
    "~",
    "_",
    ".",
    "@",
    "[",
  ],
  ...[
    "電",
    "池",
    "電池",
    "蓄電池",
    "蓄",
    "の",
    "が",
    "ｶﾞ",
    "か\u3099",
    "カ",
    "ﾊﾞｯ",
    "バッ",
    "ー",
    "㈱",
    "(株)",
    "①",
    "髙",
    "高",
    "…",
  ],
  ...[
    "吉",
    "\u{20BB7}",
    "\u{20BB8}",
    "\ud842",
    "\udfb7",
    "\udfb8",
    "\u200B",
    "\uFE0F",
    "\u00AD",
    " ",
    " ",
    "　",
    "\n",
    "\u0000",
  ],
];
const piece = fc.constantFrom(...PIECES);
const joined = (constraints: fc.ArrayConstraints) => fc.array(piece, constraints).map((pieces) => pieces.join(""));

const aTermText = fc.oneof(
  { weight: 12, arbitrary: joined({ minLength: 1, maxLength: 3 }) },
  { weight: 3, arbitrary: joined({ minLength: 4, maxLength: 8 }) },
  { weight: 1, arbitrary: joined({ maxLength: 1 }) },
);
const MEDIA = ["A1", "a1", "Ａ１", "朝日", "朝日 新聞", "朝日　新聞", "ﾊﾞ", "バ", ""];
const HOSTS = ["jp", "co.jp", "a.co.jp", "b.a.co.jp", "aco.jp", "A.CO.JP", "jp.", ".jp", "", ".", "日本.jp"];

/** Any expression, also of kinds that the parser refuses: without anchor, empty, as deep as chance makes it. */
export function anExpression(): fc.Arbitrary<Expression> {
  const field = fc.constantFrom("title" as const, "body" as const);
  const { tree } = fc.letrec<{ tree: Expression }>((tie) => {
    const operands = fc.array(tie("tree"), { minLength: 1, maxLength: 4 });
    return {
      tree: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        { weight: 8, arbitrary: aTermText.map(term) },
        { weight: 1, arbitrary: fc.constantFrom(...MEDIA).map(media) },
        { weight: 1, arbitrary: fc.constantFrom(...HOSTS).map(domain) },
        { weight: 2, arbitrary: fc.tuple(field, tie("tree")).map(([name, operand]) => within(name, operand)) },
        { weight: 2, arbitrary: tie("tree").map(not) },
        { weight: 4, arbitrary: operands.map(and) },
        { weight: 4, arbitrary: operands.map(or) },
      ),
    };
  });
  return tree;
}

export function anArticle(): fc.Arbitrary<Article> {
  return fc.record({
    title: joined({ maxLength: 6 }),
    body: joined({ maxLength: 25 }),
    mediaCode: fc.constantFrom(null, ...MEDIA),
    mediaName: fc.constantFrom(null, ...MEDIA),
    host: fc.constantFrom(null, ...HOSTS),
  });
}
