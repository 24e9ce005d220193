import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { PROMINENCE, type Prominence } from "@kirinuki/schema/prominence.ts";
import { isBounded, type PreparedArticle } from "./evaluate.ts";

/**
 * Where the words of a hit stand in an article, all together: enough to grade it, and two of them make one. Positions are of the
 * normalised body, in UTF-16 units; where a word is in the headline or the lead nobody asks for them, and they may be lacking.
 */
export interface WordPlaces {
  inTitle: boolean;
  /** One ends within the lead sentence. */
  inLead: boolean;
  /** The least end of any in the body; `NO_END` where none is. */
  firstEnd: number;
  /** The greatest start of any in the body; -1 where none is. */
  lastStart: number;
}

export const NO_END = 0x7fffffff;
export const nowhere = (): WordPlaces => ({ inTitle: false, inLead: false, firstEnd: NO_END, lastStart: -1 });

/** Makes `into` the places of both. */
export function addPlaces(into: WordPlaces, more: WordPlaces): void {
  into.inTitle ||= more.inTitle;
  into.inLead ||= more.inLead;
  into.firstEnd = Math.min(into.firstEnd, more.firstEnd);
  into.lastStart = Math.max(into.lastStart, more.lastStart);
}

/** The grade (docs/prominence.md): two places that share no unit make it 本文に複数, so トヨタ within トヨタ自動車 is one. */
export function gradeOf({ inTitle, inLead, firstEnd, lastStart }: WordPlaces): Prominence {
  if (inTitle) return PROMINENCE.headline;
  if (inLead) return PROMINENCE.lead;
  if (lastStart === -1) return PROMINENCE.none;
  return lastStart >= firstEnd ? PROMINENCE.several : PROMINENCE.once;
}

/** Units of the longest lead. */
const LONGEST_LEAD = 200;

const KIND = { opening: 1, closing: 2, end: 3, stop: 4 } as const;
/** By code unit: of those that say something, all come before the kana. */
const kinds = new Uint8Array(0x3020);
for (const [kind, units] of [
  [KIND.opening, "「『(【〔〈《["],
  [KIND.closing, "」』)】〕〉》]"],
  [KIND.end, "。"],
  [KIND.stop, ".!?"],
] as const)
  for (const unit of units) kinds[unit.charCodeAt(0)] = kind;

const SPACE = 32;

/**
 * Where the lead sentence of a normalised body ends: after the first 。 outside of brackets, or . ! ? before a space; at 200 units
 * at the latest.
 */
export function leadEnd(body: string): number {
  const end = Math.min(body.length, LONGEST_LEAD);
  let depth = 0;
  for (let at = 0; at < end; at += 1) {
    const kind = kinds[body.charCodeAt(at)] ?? 0;
    if (kind === 0) continue;
    if (kind === KIND.opening) depth += 1;
    else if (kind === KIND.closing) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (kind === KIND.end || isSpaceOrEnd(body, at + 1))) return at + 1;
  }
  return end;
}

const isSpaceOrEnd = (body: string, at: number): boolean => at === body.length || body.charCodeAt(at) === SPACE;

/** The plain definition, word by word: slow on purpose, and the oracle of the engine. */
export function placesOf(words: readonly string[], { title, body, folds }: PreparedArticle): WordPlaces {
  const places = nowhere();
  const lead = leadEnd(body);
  for (const word of words) {
    const term = norm(word, folds);
    places.inTitle ||= startsOf(term, title).length > 0;
    for (const start of startsOf(term, body)) {
      const end = start + term.length;
      addPlaces(places, { inTitle: false, inLead: end <= lead, firstEnd: end, lastStart: start });
    }
  }
  return places;
}

/** The grade of an article for the words of a hit. */
export const prominenceOf = (words: readonly string[], article: PreparedArticle): Prominence =>
  gradeOf(placesOf(words, article));

/** Every place where a normalised term hits a normalised text. */
function startsOf(term: string, text: string): number[] {
  const starts: number[] = [];
  if (term === "") return starts;
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (isBounded(text, term, at)) starts.push(at);
  }
  return starts;
}
