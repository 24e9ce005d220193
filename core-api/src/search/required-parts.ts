import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { ANYWHERE, IN_FIELD, IN_TITLE } from "../matching/engine/leaves.ts";
import { allOf, anyOf, type Bound, notOf } from "./bound.ts";
import {
  bigramsOf,
  gramOfDomain,
  gramOfMedium,
  gramOfTerm,
  gramOfTitleTerm,
  isOneBigram,
  titleBigram,
} from "./grams.ts";
import { LEVELS } from "./search-rows.ts";
import { type Parameters, textTest } from "./text-test.ts";

/** Ids of known terms, for the articles that a part is about. */
export type KnownIds = ReadonlyMap<string, number>;

/** A part of an expression; an article must meet all parts. */
export interface RequiredPart {
  /** Many ask for the grams of one word in several questions: the index answers few grams at a time best. */
  readonly bounds: readonly Bound[];
  /** Whether whoever meets the bounds meets the part; else the text is to be looked at too. */
  readonly exact: boolean;
  /** The part as SQL on the text. */
  readonly test: (parameters: Parameters) => string;
}

interface Part {
  readonly bound: Bound;
  readonly exact: boolean;
}

/** Grams in one question. PostgreSQL works out from up to four unknown ones which of them it need not read in full. */
const GRAMS_AT_ONCE = 4;
/** Questions about one word: so many of its bigrams leave next to no false candidates. */
const QUESTIONS_OF_WORD = 4;

/** What an expression asks of the index and of the text, as parts that all must hold. */
export function requiredParts(expression: Expression, known: KnownIds, fields = ANYWHERE): RequiredPart[] {
  if (expression.kind === "and") return expression.operands.flatMap((operand) => requiredParts(operand, known, fields));
  if (expression.kind === "within") return requiredParts(expression.operand, known, IN_FIELD[expression.field]);
  const { bound, exact } = partOf(expression, known, fields);
  const test = (parameters: Parameters) => textTest(expression, fields, parameters);
  return [{ bounds: chunks(bound), exact, test }];
}

/** Only a word that is not known asks for several grams in one part: what is joined by AND are parts of their own. */
function chunks(bound: Bound): readonly Bound[] {
  if (typeof bound !== "object" || "not" in bound || bound.kind === "or") return [bound];
  const { parts } = bound;
  const count = Math.min(QUESTIONS_OF_WORD, Math.ceil(parts.length / GRAMS_AT_ONCE));
  return Array.from({ length: count }, (_, at) => allOf(parts.slice(at * GRAMS_AT_ONCE, (at + 1) * GRAMS_AT_ONCE)));
}

function partOf(expression: Expression, known: KnownIds, fields: number): Part {
  switch (expression.kind) {
    case "term":
      return termPart(norm(expression.text), known, fields);
    case "media": {
      const names = new Set([expression.text, norm(expression.text)]);
      return { bound: anyOf([...names].map(gramOfMedium)), exact: false };
    }
    case "domain": {
      const domain = norm(expression.text);
      const isIndexed = domain.split(".").length <= LEVELS;
      return { bound: isIndexed ? gramOfDomain(domain) : "all", exact: false };
    }
    case "within":
      return partOf(expression.operand, known, IN_FIELD[expression.field]);
    case "not": {
      // Of candidates nothing can be excluded: an unknown word's bigrams may all be there without the word.
      const { bound, exact } = partOf(expression.operand, known, fields);
      return exact ? { bound: notOf(bound), exact } : { bound: "all", exact };
    }
    default: {
      const parts = expression.operands.map((operand) => partOf(operand, known, fields));
      const bounds = parts.map(({ bound }) => bound);
      return {
        bound: expression.kind === "and" ? allOf(bounds) : anyOf(bounds),
        exact: parts.every(({ exact }) => exact),
      };
    }
  }
}

function termPart(term: string, known: KnownIds, fields: number): Part {
  if (term === "") return { bound: "none", exact: true };
  const id = known.get(term);
  if (id !== undefined) {
    if (fields === IN_TITLE) return { bound: gramOfTitleTerm(id), exact: true };
    return { bound: gramOfTerm(id), exact: fields === ANYWHERE };
  }
  const bigrams = [...new Set(bigramsOf(term))];
  if (fields === IN_TITLE) return { bound: allOf(bigrams.map(titleBigram)), exact: false };
  return { bound: allOf(bigrams), exact: fields === ANYWHERE && isOneBigram(term) };
}
