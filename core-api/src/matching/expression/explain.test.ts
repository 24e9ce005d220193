import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Article, evaluate, prepare } from "./evaluate.ts";
import { explain, type Hit, searchWords } from "./explain.ts";

function anArticle(changes: Partial<Article> = {}): Article {
  return { title: "", body: "", mediaCode: null, mediaName: null, host: null, ...changes };
}

function expressionOf(text: string) {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
  return result.expression;
}

/** Each hit as "field: what is marked in the original". */
function marked(text: string, changes: Partial<Article>): string[] {
  const article = anArticle(changes);
  const marks = ({ field, ranges }: Hit) =>
    ranges.map(({ start, end }) => (field === "title" || field === "body" ? article[field].slice(start, end) : ""));
  return explain(expressionOf(text), article).hits.map((hit) => `${hit.field}: ${marks(hit).join(" / ")}`);
}

describe("explain", () => {
  it.each<[string, Partial<Article>, string[]]>([
    ["バッテリー", { title: "新ﾊﾞｯﾃﾘｰと電池" }, ["title: ﾊﾞｯﾃﾘｰ"]],
    ["電池 車", { title: "電池", body: "電池の車、車" }, ["title: 電池", "body: 電池", "body: 車 / 車"]],
    ["body:電池", { title: "電池", body: "蓄電池" }, ["body: 電池"]],
    ["AI", { body: "MAIL、AI。ＡＩも" }, ["body: AI / ＡＩ"]],
    ['"株式 会社"', { body: "株式\u3000\n会社" }, ["body: 株式\u3000\n会社"]],
    ["株", { body: "㈱切抜" }, ["body: ㈱"]],
    ['"(株)"', { body: "㈱切抜" }, ["body: ㈱"]],
    ["葛", { body: "葛\u{E0100}飾" }, ["body: 葛\u{E0100}"]],
    ["ああ", { body: "あああああ" }, ["body: ああ / ああ"]],
    [".", { body: "え…" }, ["body: …"]],
  ])("%s", (expression, article, expected) => {
    expect(marked(expression, article)).toEqual(expected);
  });

  it("tells terms under NOT, media and domain apart", () => {
    const article = anArticle({ body: "電池の中古", mediaName: "日刊", host: "www.example.jp" });
    const { matches, hits } = explain(expressionOf("電池 NOT (中古 OR 広告) media:日刊 domain:example.jp"), article);
    expect(matches).toBe(false);
    expect(hits).toEqual([
      { term: "電池", field: "body", ranges: [{ start: 0, end: 2 }], underNot: false },
      { term: "中古", field: "body", ranges: [{ start: 3, end: 5 }], underNot: true },
      { term: "日刊", field: "media", ranges: [], underNot: false },
      { term: "example.jp", field: "domain", ranges: [], underNot: false },
    ]);
  });

  it("agrees with evaluate, and marks nothing but the term", () => {
    const unit = fc.constantFrom(..."aAＡ1電池ﾊﾞか゛\u3099…㈱ \u200B\u3000-.髙");
    const text = fc.array(unit, { maxLength: 16 }).map((units) => units.join(""));
    const term = text.map((random) => `x${random}`.slice(1)).filter((random) => norm(random) !== "");
    const check = fc.property(term, text, text, (word, title, body) => {
      const expression = { kind: "term", text: word } as const;
      const article = anArticle({ title, body });
      const { matches, hits } = explain(expression, article);
      expect(matches).toBe(evaluate(expression, prepare(article)));
      expect(hits.length > 0).toBe(matches);
      for (const { field, ranges } of hits) {
        const original = field === "title" ? title : body;
        expect(ranges).not.toEqual([]);
        for (const { start, end } of ranges) expect(norm(original.slice(start, end))).toContain(norm(word));
      }
    });
    fc.assert(check, { seed: 20260801, numRuns: 5_000 });
  });
});

describe("searchWords", () => {
  it.each([
    ["ＥＶ電池 OR 自動車 OR EV", ["ＥＶ電池", "EV"]],
    ['EV "ev 電池" EV', ["EV"]],
    ["EV NOT 中古 NOT NOT 広告", ["EV"]],
    ["title:中古 OR body:EV", ["EV"]],
    ["EV domain:example.jp media:日刊", ["EV"]],
    ["自動車", []],
  ])("%s", (expression, expected) => {
    const article = prepare(
      anArticle({ title: "ev電池", body: "中古のEV広告", mediaName: "日刊", host: "example.jp" }),
    );
    expect(searchWords(expressionOf(expression), article)).toEqual(expected);
  });
});
