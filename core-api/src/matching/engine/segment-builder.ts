import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { DEFAULT_FOLDS, type FoldTable } from "@kirinuki/schema/expression/fold-table.ts";
import type { PreparedArticle } from "../expression/evaluate.ts";
import { buildAutomaton } from "./automaton.ts";
import { CandidateTable } from "./candidate-table.ts";
import { clauseOf, type Terms } from "./clause.ts";
import { countSample, tallyFrom } from "./experience.ts";
import { type Leaf, visitLeaves } from "./leaves.ts";
import { pseudoTermsOf } from "./pseudo-terms.ts";
import { ALL_SECTIONS, type Segment } from "./segment.ts";
import { IntList } from "./shared-arrays.ts";
import { sharesOf } from "./shares.ts";
import { TermFinder } from "./term-finder.ts";
import { Vocabulary } from "./vocabulary.ts";
import { WordWriter } from "./words.ts";

/** An expression to look for. `id` is any number of the caller's; `sections` (bits, see `ALL_SECTIONS`) says for which articles. */
export interface EngineExpression {
  readonly id: number;
  readonly expression: Expression;
  readonly sections?: number;
}

/** A segment with what only the thread that built it needs. */
export interface BuiltSegment {
  readonly segment: Segment;
  readonly vocabulary: Vocabulary;
}

export interface BuildOptions {
  readonly folds?: FoldTable;
  /** Articles as they usually come: they tell which terms are rare. Some hundred are enough; only the speed depends on them. */
  readonly sample?: Iterable<PreparedArticle>;
  /** What the segment that this one replaces has seen. */
  readonly experience?: BuiltSegment;
}

export function buildSegment(expressions: readonly EngineExpression[], options: BuildOptions = {}): BuiltSegment {
  const steps = buildSteps(expressions, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const EXPRESSIONS_PER_STEP = 2_000;

/**
 * The same in steps of at most some tenths of a second, so that others can take their turn in between.
 * @param expressions by rising id, no id twice
 */
export function* buildSteps(
  expressions: readonly EngineExpression[],
  { folds = DEFAULT_FOLDS, sample = [], experience }: BuildOptions = {},
): Generator<void, BuiltSegment> {
  const vocabulary = new Vocabulary(folds);
  const leaves = yield* numberLeaves(expressions, vocabulary);
  const automaton = yield* buildAutomaton(vocabulary.terms);
  const pseudoTerms = pseudoTermsOf(vocabulary);
  const tally = tallyFrom(vocabulary, experience);
  countSample(tally, new TermFinder(automaton, pseudoTerms, vocabulary.size), sample);
  const tables = yield* compileAll(expressions, vocabulary, leaves, sharesOf(vocabulary, tally));
  const ids = new Float64Array(new SharedArrayBuffer(expressions.length * Float64Array.BYTES_PER_ELEMENT));
  expressions.forEach(({ id }, at) => {
    ids[at] = id;
  });
  return { segment: { automaton, pseudoTerms, size: vocabulary.size, ids, tally, ...tables }, vocabulary };
}

/** What each leaf names, of one expression after the other; so that its text is looked up only once. */
function* numberLeaves(expressions: readonly EngineExpression[], vocabulary: Vocabulary): Generator<void, IntList> {
  const numbers = new IntList();
  for (const [at, { expression }] of expressions.entries()) {
    visitLeaves(expression, (leaf) => numbers.push(vocabulary.add(leaf)));
    if (at % EXPRESSIONS_PER_STEP === 0) yield;
  }
  return numbers;
}

type Tables = Pick<Segment, "starts" | "candidates" | "rows">;

function* compileAll(
  expressions: readonly EngineExpression[],
  vocabulary: Vocabulary,
  leaves: IntList,
  shares: Float64Array,
): Generator<void, Tables> {
  let [leaf, word] = [0, 0];
  const terms: Terms = {
    termOf: ({ kind }) => vocabulary.termOf(kind, leaves.at(leaf++)),
    shareOf: (term) => shares[term] ?? 0,
  };
  const words = new WordWriter();
  const addWord = ({ kind }: Leaf, fields: number, underNot: boolean) => {
    const text = leaves.at(word++);
    const term = vocabulary.termOf(kind, text);
    if (kind === "term" && !underNot && term !== -1) words.add(text, term, fields);
  };
  const candidates = new CandidateTable(vocabulary.size);
  for (const [at, { expression, sections = ALL_SECTIONS }] of expressions.entries()) {
    visitLeaves(expression, addWord);
    candidates.add(at, sections, clauseOf(expression, terms), words.finish());
    if (at % EXPRESSIONS_PER_STEP === 0) yield;
  }
  return candidates.finish();
}
