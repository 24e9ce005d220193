import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PICKUP } from "@kirinuki/schema/press-release.ts";
import { SHARED } from "@kirinuki/tests/support/collections.ts";
import { describeShared } from "@kirinuki/tests/support/describe-collections.ts";
import { describe, expect, it } from "vitest";
import { kindByWords, readArticle, readRelease } from "./pickup.ts";
import { INVENTED } from "./testing/invented-texts.ts";
import { type LabelledPair, labelledPairs, type Text } from "./testing/labelled-pairs.ts";

const FEWEST_UNITS = 300;
const MOST_UNITS = 3_000;

/** Of two sources by turns, so that every part has both. */
function sharedTexts(): Text[] {
  const [news = [], columns = []] = ["jawikinews_open", "ldcc_open"].map((name) =>
    readFileSync(join(SHARED.folder, "articles", `${name}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line): Text => JSON.parse(line))
      .filter(({ body }) => body.length >= FEWEST_UNITS && body.length <= MOST_UNITS),
  );
  return news.slice(0, 500).flatMap((text, at) => [text, ...columns.slice(at, at + 1)]);
}

interface Score {
  precision: number;
  recall: number;
  f1: number;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

function scoreOf(pairs: readonly LabelledPair[], kind: number): Score {
  const found = pairs.map(({ release, article }) =>
    kindByWords(readArticle(readRelease(release.title, release.body), { ...article, storyId: null }).passages),
  );
  const right = pairs.filter(({ label }, at) => label === kind && found[at] === kind).length;
  const precision = right / Math.max(1, found.filter((each) => each === kind).length);
  const recall = right / Math.max(1, pairs.filter(({ label }) => label === kind).length);
  return {
    precision: rounded(precision),
    recall: rounded(recall),
    f1: rounded((2 * precision * recall) / (precision + recall)),
  };
}

describe("invented texts", () => {
  it("are told apart", () => {
    expect(scoreOf(labelledPairs(INVENTED, 40, 1), PICKUP.reprint).f1).toBeGreaterThanOrEqual(0.95);
  });
});

describeShared(["articles"], "300 pairs of release and article", () => {
  const texts = sharedTexts();
  /** The thresholds were chosen on the first half; no text of it is in the second. */
  const halves = {
    tuned: labelledPairs(texts.slice(0, 500), 150, 21),
    "held out": labelledPairs(texts.slice(500), 150, 22),
  };

  it.each([
    ["tuned" as const, { precision: 1, recall: 0.983, f1: 0.992 }, 0.9],
    ["held out" as const, { precision: 1, recall: 0.983, f1: 0.992 }, 0.8],
  ])("%s: a reprint is told from the rest", (half, reprints, quotations) => {
    const found = scoreOf(halves[half], PICKUP.reprint);
    expect(found.f1).toBeGreaterThanOrEqual(0.95);
    // As docs/releases.md tells them.
    expect(found).toEqual(reprints);
    expect(scoreOf(halves[half], PICKUP.quotation).f1).toBe(quotations);
  });
});
