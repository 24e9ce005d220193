import type { FoldTable } from "@kirinuki/schema/expression/fold-table.ts";
import type { PreparedArticle } from "../expression/evaluate.ts";
import { leadEnd, NO_END, nowhere, type WordPlaces } from "../expression/prominence.ts";
import type { Segment } from "./segment.ts";
import type { BuiltSegment } from "./segment-builder.ts";
import { SegmentReader } from "./segment-reader.ts";
import { IntList, type SharedBytes } from "./shared-arrays.ts";

/** The expressions of one moment, compiled; immutable. What `base` says of those marked in `gone` no longer holds. */
export interface CompiledExpressions {
  readonly base: BuiltSegment;
  /** Those that came or changed since the base was built. */
  readonly delta: BuiltSegment;
  /** By place in the base. */
  readonly gone: SharedBytes;
  readonly folds: FoldTable;
}

/** What another thread needs of compiled expressions. */
export interface SharedExpressions {
  readonly base: Segment;
  readonly delta: Segment;
  readonly gone: SharedBytes;
  readonly folds: FoldTable;
}

export function shared({ base, delta, gone, folds }: CompiledExpressions): SharedExpressions {
  return { base: base.segment, delta: delta.segment, gone, folds };
}

/** An expression that an article met, and where its search words stand in it. */
export interface EngineHit extends Readonly<WordPlaces> {
  /** The caller's number of the expression. */
  readonly id: number;
  /** The terms not under a NOT by which it hit, as their author wrote them, in order of appearance, each once. */
  readonly searchWords: readonly string[];
}

const FLAG = { title: 1, lead: 2, width: 4 } as const;

/**
 * Matches articles with compiled expressions. It writes numbers, which `HitDecoder` reads where the texts are: how many hits,
 * then for each its place (in the delta, counted down from -1), how many words with the flags of their places, and the words. Where no
 * flag is set, the first end and the last start of any stand before the words.
 */
export class CompiledReader {
  private readonly compiled: SharedExpressions;
  private readonly base: SegmentReader;
  private readonly delta: SegmentReader;
  private readonly words: number[] = [];
  private readonly places = nowhere();

  /** @param before a reader of earlier expressions; its notes are reused if the base is the same */
  constructor(compiled: SharedExpressions, before?: CompiledReader) {
    this.compiled = compiled;
    this.base = before?.base.segment === compiled.base ? before.base : new SegmentReader(compiled.base);
    this.delta = new SegmentReader(compiled.delta);
  }

  /** Adds what an article met. */
  read(article: PreparedArticle, sections: number, into: IntList): void {
    const count = into.length;
    into.push(0);
    const inBase = this.push(this.base, article, sections, into);
    const inDelta = this.push(this.delta, article, sections, into);
    into.set(count, inBase + inDelta);
  }

  /** @returns how many hits */
  private push(reader: SegmentReader, article: PreparedArticle, sections: number, into: IntList): number {
    const { gone } = this.compiled;
    const isDelta = reader === this.delta;
    const { places } = this;
    const met = reader.read(article, sections);
    const lead = met.length > 0 ? leadEnd(article.body) : 0;
    let hits = 0;
    for (const place of met) {
      if (!isDelta && gone[place] === 1) continue;
      this.words.length = 0;
      places.inTitle = false;
      places.inLead = false;
      places.firstEnd = NO_END;
      places.lastStart = -1;
      reader.wordsOf(place, this.words, places, lead);
      const flags = (places.inTitle ? FLAG.title : 0) | (places.inLead ? FLAG.lead : 0);
      into.push(isDelta ? -1 - place : place);
      into.push(this.words.length * FLAG.width + flags);
      if (flags === 0) {
        into.push(places.firstEnd);
        into.push(places.lastStart);
      }
      for (const word of this.words) into.push(word);
      hits += 1;
    }
    return hits;
  }
}

/** Reads, one article after the other, what a `CompiledReader` of the same expressions wrote. */
export class HitDecoder {
  private readonly compiled: CompiledExpressions;
  private readonly numbers: Int32Array;
  private at = 0;

  constructor(compiled: CompiledExpressions, numbers: Int32Array) {
    this.compiled = compiled;
    this.numbers = numbers;
  }

  /** The hits of the next article, by rising id. */
  next(): EngineHit[] {
    const hits: EngineHit[] = [];
    let isRising = true;
    let before = Number.NEGATIVE_INFINITY;
    for (let left = this.number(); left > 0; left -= 1) {
      const hit = this.hit();
      isRising &&= before < hit.id;
      before = hit.id;
      hits.push(hit);
    }
    // Those of the delta came after those of the base.
    return isRising ? hits : hits.sort((a, b) => a.id - b.id);
  }

  private hit(): EngineHit {
    const place = this.number();
    const told = this.number();
    const flags = told % FLAG.width;
    const firstEnd = flags === 0 ? this.number() : NO_END;
    const lastStart = flags === 0 ? this.number() : -1;
    const { segment, vocabulary } = place < 0 ? this.compiled.delta : this.compiled.base;
    // Of the very length: there are very many of these.
    const searchWords = new Array<string>((told - flags) / FLAG.width).fill("");
    for (let at = 0; at < searchWords.length; at += 1) searchWords[at] = vocabulary.texts[this.number()] ?? "";
    const id = segment.ids[place < 0 ? -1 - place : place] ?? 0;
    return {
      id,
      searchWords,
      inTitle: (flags & FLAG.title) !== 0,
      inLead: (flags & FLAG.lead) !== 0,
      firstEnd,
      lastStart,
    };
  }

  private number(): number {
    const number = this.numbers[this.at] ?? 0;
    this.at += 1;
    return number;
  }
}

/** Matches articles in this thread, always with the same expressions. */
export class CompiledMatcher {
  readonly compiled: CompiledExpressions;
  private readonly reader: CompiledReader;
  private readonly numbers = new IntList();

  /** @param before a matcher of earlier expressions, whose notes are reused if the base is the same */
  constructor(compiled: CompiledExpressions, before?: CompiledMatcher) {
    this.compiled = compiled;
    this.reader = new CompiledReader(shared(compiled), before?.reader);
  }

  /** @param sections the kinds that the article is of, as bits. @returns hits by rising id */
  match(article: PreparedArticle, sections: number): EngineHit[] {
    this.numbers.clear();
    this.reader.read(article, sections, this.numbers);
    return new HitDecoder(this.compiled, this.numbers.view()).next();
  }
}
