import { describe, expect, it } from "vitest";
import { assessedBy, shareOf, toneOnly } from "./assessed-article.ts";

const [results, person, gone] = [
  { id: "1", name: "決算" },
  { id: "2", name: "人事" },
  { id: "9", name: "旧製品" },
];
const all = [results, person];

describe("an article after a change", () => {
  it("keeps what is not named", () => {
    expect(assessedBy({ tone: 1, tags: [person] }, toneOnly(3), all)).toEqual({ tone: 3, tags: [person] });
    const change = { tone: null, added: [results], removed: [] };
    expect(assessedBy({ tone: 1, tags: [] }, change, all)).toEqual({ tone: 1, tags: [results] });
  });

  it("has its tags once, in the order of the list, unknown ones last", () => {
    const change = { tone: 0 as const, added: [results, person], removed: [] };
    expect(assessedBy({ tone: 2, tags: [gone, person] }, change, all)).toEqual({
      tone: 0,
      tags: [results, person, gone],
    });
    const removal = { tone: null, added: [], removed: [person] };
    expect(assessedBy({ tone: 2, tags: [gone, person] }, removal, all).tags).toEqual([gone]);
  });
});

it("tells whether all, some or none of the articles have a tag", () => {
  const articles = [
    { id: "a", tone: 0, tags: [results, person] },
    { id: "b", tone: 0, tags: [results] },
  ];
  expect(["1", "2", "9"].map((id) => shareOf(articles, id))).toEqual(["all", "some", "none"]);
});
