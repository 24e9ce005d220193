import { PROMINENCE, type Prominence } from "@kirinuki/schema/prominence.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { isBounded, type PreparedArticle } from "./evaluate.ts";

/**
 * Where the words of a hit stand in an article, all together: enough to grade it, and two of them make one. Positions are of the
 * normalised body, in UTF-16 units.
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
const OPENING = new Set("「『(【〔〈《[");
const CLOSING = new Set("」』)】〕〉》]");
/** End a sentence where a space, or nothing, follows. */
const STOPS = new Set(".!?");

/**
 * Where the lead sentence of a normalised body ends: after the first 。 outside of brackets, or . ! ? before a space; at 200 units
 * at the latest.
 */
export function leadEnd(body: string): number {
  const end = Math.min(body.length, LONGEST_LEAD);
  let depth = 0;
  for (let at = 0; at < end; at += 1) {
    const unit = body.charAt(at);
    if (OPENING.has(unit)) depth += 1;
    else if (CLOSING.has(unit)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (unit === "。" || (STOPS.has(unit) && isSpaceOrEnd(body, at + 1)))) return at + 1;
  }
  return end;
}

const isSpaceOrEnd = (body: string, at: number): boolean => at === body.length || body.charAt(at) === " ";

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
