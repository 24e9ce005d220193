import { expect, it } from "vitest";
import { comparedText, sharedTerms, termsOf } from "./shared-terms.ts";

it("takes the words for which themes found it and those of the headline, without grammar and figures", () => {
  const terms = termsOf("日向自動車、2026年に電池を量産", ["日向自動車"]);
  expect(terms).toContain("日向自動車");
  expect(terms).toContain("電池");
  expect(terms.join(" ")).not.toMatch(/に|を|2026/);
});

it("has no term that is within another", () => {
  expect(termsOf("GaN 工場", ["GaN工場", "工場"])).toEqual(["gan工場", "gan"].filter((term) => term === "gan工場"));
});

it("counts a term the more the fewer texts have it, and less in the opening than in the headline", () => {
  const texts = [
    comparedText("電池の量産", ""),
    comparedText("電池の会議", ""),
    comparedText("電池の展示", "量産を決めた"),
    comparedText("港", ""),
  ];
  const [both, common, opening, none] = sharedTerms(["電池", "量産"], texts);
  expect(both?.score).toBeCloseTo(1);
  expect(both?.terms).toEqual(["量産", "電池"]);
  expect(opening?.score).toBeLessThan(both?.score ?? 0);
  expect(common?.score).toBeLessThan(opening?.score ?? 0);
  expect(none).toEqual({ score: 0, terms: [] });
});

it("has nothing to share where there are no terms", () => {
  expect(sharedTerms([], [comparedText("電池", "")])).toEqual([{ score: 0, terms: [] }]);
});
