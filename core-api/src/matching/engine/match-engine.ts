import { setImmediate } from "node:timers/promises";
import { DEFAULT_FOLDS, type FoldTable } from "@kirinuki/schema/expression/fold-table.ts";
import type { PreparedArticle } from "../expression/evaluate.ts";
import { type CompiledExpressions, CompiledMatcher, type EngineHit } from "./compiled-expressions.ts";
import { ALL_SECTIONS } from "./segment.ts";
import { type BuiltSegment, buildSegment, buildSteps, type EngineExpression } from "./segment-builder.ts";
import { type SharedBytes, sharedBytes } from "./shared-arrays.ts";

export interface EngineOptions {
  /** With which articles are prepared. */
  readonly folds?: FoldTable;
  /** Articles as they usually come, some hundred: they tell which terms are rare. Only the speed depends on them. */
  readonly sample?: Iterable<PreparedArticle>;
}

export interface Changes {
  /** New ones, and what others are from now on. */
  readonly changed?: Iterable<EngineExpression>;
  /** The ids of those that are no more; ids that are not known do no harm. */
  readonly removed?: Iterable<number>;
}

/** A delta of this size costs nothing worth a fold. */
const SMALL = 1_000;

/** After so many articles it is known well enough which terms are rare. */
const TELLING = 256;

/**
 * Finds which of many expressions an article meets (design section 5). Most stand compiled in a base; those that changed
 * since stand in a small delta, which is built anew at each change. When it has grown it is to be folded into the base.
 */
export class MatchEngine {
  private readonly all = new Map<number, EngineExpression>();
  private readonly recent = new Map<number, EngineExpression>();
  private current: CompiledMatcher;
  /** How many expressions the delta has, and how many of the base no longer hold. */
  private pending = 0;
  /** How many articles had told about the terms when the base was built. */
  private knownAtStart: number;
  /** The ids that changed since a gradual fold began, while one runs. */
  private changedInFold: Set<number> | null = null;

  private constructor(base: BuiltSegment, folds: FoldTable, expressions: readonly EngineExpression[]) {
    for (const expression of expressions) this.all.set(expression.id, expression);
    const compiled = { base, delta: buildSegment([], { folds }), gone: goneOf(base), folds };
    this.current = new CompiledMatcher(compiled);
    this.knownAtStart = seenBy(base);
  }

  /** Throws RangeError for an id that is given twice or is no whole number, and for sections out of range. */
  static build(
    expressions: Iterable<EngineExpression>,
    { folds = DEFAULT_FOLDS, sample }: EngineOptions = {},
  ): MatchEngine {
    const all = checked(expressions);
    return new MatchEngine(buildSegment(all, { folds, sample }), folds, all);
  }

  /** The same in small steps, between which others take their turn. */
  static async buildGradually(
    expressions: Iterable<EngineExpression>,
    { folds = DEFAULT_FOLDS, sample }: EngineOptions = {},
  ): Promise<MatchEngine> {
    const all = checked(expressions);
    const steps = buildSteps(all, { folds, sample });
    for (;;) {
      const step = steps.next();
      if (step.done) return new MatchEngine(step.value, folds, all);
      await setImmediate();
    }
  }

  get size(): number {
    return this.all.size;
  }

  has(id: number): boolean {
    return this.all.has(id);
  }

  /** Matches with the expressions as they stand now, whatever changes later. */
  get matcher(): CompiledMatcher {
    return this.current;
  }

  /** The expressions as they stand now; a later change compiles anew and leaves these as they are. */
  get compiled(): CompiledExpressions {
    return this.current.compiled;
  }

  /** Whether so much has changed, or been learnt about which terms are rare, that articles would be matched faster after a fold. */
  get foldIsDue(): boolean {
    const { base } = this.compiled;
    const hasLearnt = this.knownAtStart < TELLING / 2 && seenBy(base) >= TELLING;
    return hasLearnt || this.pending > Math.max(SMALL, base.segment.ids.length / 20);
  }

  /** @param sections the kinds that the article is of, as bits. @returns hits by rising id */
  match(article: PreparedArticle, sections = ALL_SECTIONS): EngineHit[] {
    return this.current.match(article, sections);
  }

  /**
   * Live when it returns. Takes as long as building what has changed since the last fold; where that is a great part of all,
   * everything is built anew. Throws RangeError as `build` does, and then nothing has changed.
   */
  update({ changed = [], removed = [] }: Changes): void {
    const [comes, goes] = [[...changed], [...removed]];
    comes.forEach(check);
    for (const id of goes) {
      this.all.delete(id);
      this.recent.delete(id);
      this.changedInFold?.add(id);
    }
    for (const expression of comes) {
      this.all.set(expression.id, expression);
      this.recent.set(expression.id, expression);
      this.changedInFold?.add(expression.id);
    }
    const { base, folds } = this.compiled;
    const gone = goneOf(base, this.compiled.gone, [...goes, ...comes.map(({ id }) => id)]);
    const limit = Math.max(SMALL, base.segment.ids.length / 2);
    if (this.recent.size > limit) this.fold();
    else this.turnTo({ base, delta: buildSegment(byId(this.recent.values()), { folds }), gone, folds });
  }

  /** Builds everything anew, without whatever was removed. */
  fold(): void {
    const { base, folds } = this.compiled;
    this.changedInFold = null;
    this.begin(buildSegment(byId(this.all.values()), { folds, experience: base }), []);
  }

  /**
   * The same in small steps, between which others take their turn; changes and matching go on meanwhile. Of several at the
   * same time only the last one counts.
   */
  async foldGradually(): Promise<void> {
    const { base, folds } = this.compiled;
    const changedInFold = new Set<number>();
    this.changedInFold = changedInFold;
    const steps = buildSteps(byId(this.all.values()), { folds, experience: base });
    for (;;) {
      const step = steps.next();
      if (this.changedInFold !== changedInFold) return;
      if (step.done) return this.begin(step.value, [...changedInFold]);
      await setImmediate();
    }
  }

  /** @param changed what is not as the new base says */
  private begin(base: BuiltSegment, changed: readonly number[]): void {
    this.changedInFold = null;
    this.knownAtStart = seenBy(base);
    this.recent.clear();
    for (const id of changed) {
      const expression = this.all.get(id);
      if (expression !== undefined) this.recent.set(id, expression);
    }
    const { folds } = this.compiled;
    const delta = buildSegment(byId(this.recent.values()), { folds });
    this.turnTo({ base, delta, gone: goneOf(base, undefined, changed), folds });
  }

  private turnTo(compiled: CompiledExpressions): void {
    this.current = new CompiledMatcher(compiled, this.current);
    this.pending = this.recent.size + compiled.gone.reduce((sum, isGone) => sum + isGone, 0);
  }
}

/** How many articles the tally of a segment knows of. */
const seenBy = ({ segment: { tally } }: BuiltSegment): number => tally[0] ?? 0;

/** By rising id. */
function checked(expressions: Iterable<EngineExpression>): EngineExpression[] {
  const all = byId(expressions);
  all.forEach((expression, at) => {
    check(expression);
    if (all[at + 1]?.id === expression.id) throw new RangeError(`expression ${expression.id} is given twice`);
  });
  return all;
}

function check({ id, sections = ALL_SECTIONS }: EngineExpression): void {
  if (!Number.isSafeInteger(id)) throw new RangeError(`an expression's id must be a whole number, not ${id}`);
  const isMask = Number.isInteger(sections) && sections > 0 && sections <= ALL_SECTIONS;
  if (!isMask) throw new RangeError(`sections of expression ${id} out of range: ${sections}`);
}

const byId = (expressions: Iterable<EngineExpression>): EngineExpression[] =>
  [...expressions].sort((a, b) => a.id - b.id);

/** The mark of each expression of a base: as before, and those with the given ids are gone. */
function goneOf(
  { segment: { ids } }: BuiltSegment,
  before?: SharedBytes,
  changed: readonly number[] = [],
): SharedBytes {
  const gone = sharedBytes(ids.length);
  if (before !== undefined) gone.set(before);
  for (const id of changed) {
    const place = placeOf(id, ids);
    if (place !== -1) gone[place] = 1;
  }
  return gone;
}

/** Where a number stands in a rising list; -1 if it doesn't. */
function placeOf(id: number, ids: Float64Array): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}
