import { PICKUP_RULE } from "@kirinuki/schema/press-release.ts";

const SHINGLE = 8;

export interface SharedPassages {
  /** Share of the release that stands in the article word for word, 0 to 1. */
  ofRelease: number;
  /** Share of the article that stands in the release word for word, 0 to 1. */
  ofArticle: number;
  /** Letters and digits of the longest passage that stands in both. */
  longest: number;
}

const NOTHING: SharedPassages = { ofRelease: 0, ofArticle: 0, longest: 0 };

/** A release, ready to be compared with many articles. */
export interface ReleaseShingles {
  text: string;
  /** Where each run of 8 stands in it. */
  places: ReadonlyMap<string, readonly number[]>;
}

/** @param text as of `comparedText` */
export function shinglesOf(text: string): ReleaseShingles {
  const places = new Map<string, number[]>();
  for (let at = 0; at + SHINGLE <= text.length; at += 1) {
    const shingle = text.slice(at, at + SHINGLE);
    const known = places.get(shingle);
    if (known) known.push(at);
    else places.set(shingle, [at]);
  }
  return { text, places };
}

/** What both have word for word, in runs of at least a passage's length. @param article as of `comparedText` */
export function sharedPassages({ text, places }: ReleaseShingles, article: string): SharedPassages {
  const inRelease = new Uint8Array(text.length);
  let inArticle = 0;
  let longest = 0;
  for (let at = 0; at + SHINGLE <= article.length; ) {
    const found = places.get(article.slice(at, at + SHINGLE));
    const run = found ? longestRun(text, article, at, found) : null;
    if (run === null || run.length < PICKUP_RULE.passage) {
      at += 1;
      continue;
    }
    for (const place of run.places) inRelease.fill(1, place, place + run.length);
    inArticle += run.length;
    longest = Math.max(longest, run.length);
    at += run.length;
  }
  if (inArticle === 0) return NOTHING;
  const covered = inRelease.reduce((sum, each) => sum + each, 0);
  return { ofRelease: covered / text.length, ofArticle: inArticle / article.length, longest };
}

/** More places of one shingle are a pattern of the text: the first ones stand for all. */
const MOST_PLACES = 20;

/** The longest run that begins at a place of the article, and where in the release it stands. */
function longestRun(text: string, article: string, at: number, found: readonly number[]) {
  let length = 0;
  let places: number[] = [];
  for (const place of found.slice(0, MOST_PLACES)) {
    let run = SHINGLE;
    while (at + run < article.length && place + run < text.length && article[at + run] === text[place + run]) run += 1;
    if (run > length) places = [];
    length = Math.max(length, run);
    if (run === length) places.push(place);
  }
  return { length, places };
}
