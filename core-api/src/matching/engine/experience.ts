import type { PreparedArticle } from "../expression/evaluate.ts";
import type { BuiltSegment } from "./segment-builder.ts";
import { type SharedInts, sharedInts } from "./shared-arrays.ts";
import type { TermFinder } from "./term-finder.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What was seen so far counts half beside what comes, so that the rare words of last year may be the common ones of this. */
const FADING = 0.5;

/** How often terms were found, as the segment that is replaced has seen it. See `Segment`. */
export function tallyFrom(vocabulary: Vocabulary, replaced: BuiltSegment | undefined): SharedInts {
  const tally = sharedInts(vocabulary.size + 1);
  if (replaced === undefined) return tally;
  const seen = replaced.segment.tally;
  tally[0] = (seen[0] ?? 0) * FADING;
  let term = 0;
  for (const number of vocabulary.numbersOf(replaced.vocabulary)) {
    term += 1;
    if (number !== -1) tally[number + 1] = (seen[term] ?? 0) * FADING;
  }
  return tally;
}

/** Counts what the finder has just found in an article. */
export function count(tally: SharedInts, finder: TermFinder): void {
  tally[0] = (tally[0] ?? 0) + 1;
  for (let at = 0; at < finder.count; at += 1) {
    const place = (finder.terms[at] ?? 0) + 1;
    tally[place] = (tally[place] ?? 0) + 1;
  }
}

export function countSample(tally: SharedInts, finder: TermFinder, articles: Iterable<PreparedArticle>): void {
  for (const article of articles) {
    finder.find(article);
    count(tally, finder);
  }
}
