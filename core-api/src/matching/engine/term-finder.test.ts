import { expect, it } from "vitest";
import { prepare } from "../expression/evaluate.ts";
import { buildAutomaton } from "./automaton.ts";
import { ENDS, TermFinder } from "./term-finder.ts";

const NO_PSEUDO_TERMS = { byCode: new Map(), byName: new Map(), byDomain: new Map(), longestDomain: 0 };

function finderOf(terms: readonly string[], title: string, body: string): TermFinder {
  const steps = buildAutomaton(terms);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const finder = new TermFinder(step.value, NO_PSEUDO_TERMS, terms.length);
  finder.find(prepare({ title, body, mediaCode: null, mediaName: null, host: null }));
  return finder;
}

/** Which of the terms the finder finds, in order. */
function found(terms: readonly string[], title: string, body: string): string[] {
  const finder = finderOf(terms, title, body);
  return [...finder.terms.subarray(0, finder.count)].sort((a, b) => a - b).map((term) => terms[term] ?? "");
}

it("finds terms of a text that repeats itself, where every place begins many", () => {
  const terms = [...Array.from({ length: 400 }, (_, at) => "あ".repeat(at + 1)), `${"あ".repeat(50)}い`, "い終", "ai"];
  const body = `${"あ".repeat(380)}い終 air ai`;
  expect(found(terms, "題", body)).toEqual(terms.filter((term) => body.includes(term)));
});

it("finds terms of a very long text, in its beginning, across and at its end", () => {
  const terms = ["初電池", "電池終", "池", "無い語"];
  const filler = "文。".repeat(40_000);
  expect(found(terms, "題", `初電池${filler}電池終`)).toEqual(["初電池", "電池終", "池"]);
  expect(found(terms, "初電池", "電池終")).toEqual(["初電池", "電池終", "池"]);
});

it.each([
  ["walked through", ""],
  ["read one step after the other", "文。".repeat(40_000)],
])("knows where each term first and last ends in a text that is %s", (_how, filler) => {
  const terms = ["自動車", "トヨタ自動車", "車", "ai", "ああ", "い"];
  const body = `ai air トヨタ自動車と自動車。ああああ${filler}車とaiとair。あああい`;
  const finder = finderOf(terms, "自動車 い", body);
  const ends = terms.map((_term, at) => [...finder.ends.subarray(at * ENDS.width, (at + 1) * ENDS.width)]);
  const lastOf = (term: string) => body.lastIndexOf(term) + term.length;
  expect(ends).toEqual([
    [13, 17],
    [13, 13],
    [13, lastOf("車")],
    [2, lastOf("aiと") - 1],
    [20, lastOf("ああ")],
    [body.length, body.length],
  ]);
});
