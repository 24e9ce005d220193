import { expect, it } from "vitest";
import { readArticleReferences, writeArticleReferences } from "./article-references.ts";

it("writes and reads articles as mails name them", () => {
  const articles = [
    { id: "202611000000001", dataSection: 1 },
    { id: "7", dataSection: 2 },
    { id: "9", dataSection: 5 },
  ];
  expect(writeArticleReferences([...articles, { id: "1", dataSection: 4 }])).toBe("a00=m202611000000001.s7.z9");
  expect(readArticleReferences(new URLSearchParams(writeArticleReferences(articles)))).toEqual(articles);
  expect(readArticleReferences(new URLSearchParams("a00=m1.x2.m1.m0.&a01=w3"))).toEqual([
    { id: "1", dataSection: 1 },
    { id: "3", dataSection: 3 },
  ]);
});
