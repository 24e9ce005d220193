import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import { expect, it } from "vitest";
import { matcher, prepare } from "../../../matching/expression/evaluate.ts";
import { withSynonymsOf, withWord } from "./with-word.ts";

const parsed = (text: string) => {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(text);
  return result.expression;
};
const article = (body: string) => prepare({ title: "", body, mediaCode: "1", mediaName: "東都新聞", host: null });
const changed = (text: string, word: string, ownTerm: string | null, body: string) =>
  printExpression(withWord(parsed(text), { word, ownTerm }, (each) => matcher(each)(article(body))));

it("stands beside the term that it is another way to write, wherever that is", () => {
  expect(changed("(東京電力 OR 関西電力) 値上げ NOT 広告", "東電", "東京電力", "")).toBe(
    printExpression(parsed("(東京電力 OR 東電 OR 関西電力) 値上げ NOT 広告")),
  );
  expect(changed("title:東京電力", "東電", "東京電力", "")).toBe(printExpression(parsed("title:(東京電力 OR 東電)")));
});

it("joins the group with which the article is taken, so that other conditions stay", () => {
  expect(changed("(電池 OR 蓄電池) 工場 NOT 広告", "全固体", null, "全固体の工場")).toBe(
    printExpression(parsed("(電池 OR 蓄電池 OR 全固体) 工場 NOT 広告")),
  );
  expect(changed("電池 工場", "拠点", null, "電池の拠点")).toBe(printExpression(parsed("電池 (工場 OR 拠点)")));
});

it("is an alternative to the whole where no group takes the article", () => {
  expect(changed("電池 工場", "全固体", null, "全固体")).toBe(printExpression(parsed("(電池 工場) OR 全固体")));
  expect(changed("電池", "全固体", null, "全固体")).toBe(printExpression(parsed("電池 OR 全固体")));
});

it("puts a term under syn:, but none under NOT", () => {
  const with_ = (text: string, own: string) => {
    const expression = withSynonymsOf(parsed(text), own);
    return expression && printExpression(expression);
  };
  expect(with_("東京電力 OR 関西電力", "東京電力")).toBe(printExpression(parsed("syn:東京電力 OR 関西電力")));
  expect(with_("電力 NOT 東京電力", "東京電力")).toBeNull();
  expect(with_("syn:東京電力", "東京電力")).toBeNull();
});
