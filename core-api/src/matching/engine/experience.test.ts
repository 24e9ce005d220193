import { term } from "@kirinuki/schema/expression/ast.ts";
import { describe, expect, it } from "vitest";
import { prepare } from "../expression/evaluate.ts";
import { tallyFrom } from "./experience.ts";
import { buildSegment } from "./segment-builder.ts";
import { sharesOf } from "./shares.ts";
import { Vocabulary } from "./vocabulary.ts";

const article = prepare({ title: "", body: "電池と車", mediaCode: "A", mediaName: null, host: "a.jp" });

function vocabularyOf(...texts: string[]): Vocabulary {
  const vocabulary = new Vocabulary(new Map());
  for (const text of texts) vocabulary.add(term(text));
  vocabulary.add({ kind: "domain", text: "jp" });
  vocabulary.add({ kind: "media", text: "A" });
  return vocabulary;
}

describe("what a segment has seen", () => {
  const expressions = ["電池", "本"].map((text, id) => ({ id, expression: term(text) }));
  const domain = { id: 2, expression: { kind: "domain" as const, text: "jp" } };
  const seen = buildSegment([...expressions, domain], { sample: Array.from({ length: 40 }, () => article) });

  it("counts half in the next one, for what both know", () => {
    const tally = tallyFrom(vocabularyOf("車", "本", "電池"), seen);
    // Articles, 車, 本, 電池, the medium, the domain.
    expect([...tally]).toEqual([20, 0, 0, 20, 0, 20]);
  });

  it("makes what it found often count as common, and what it never found as rare", () => {
    const vocabulary = vocabularyOf("電池", "本");
    const [battery = 0, book = 0] = sharesOf(vocabulary, tallyFrom(vocabulary, seen));
    const [batteryGuess = 0, bookGuess = 0] = sharesOf(vocabulary, tallyFrom(vocabulary, undefined));
    expect(battery).toBeGreaterThan(batteryGuess * 10);
    expect(book).toBeLessThan(bookGuess);
  });
});
