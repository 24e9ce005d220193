import type { Domain, Expression, Media, Term, TextField } from "@kirinuki/schema/expression/ast.ts";
import { DEFAULT_FOLDS, type FoldTable } from "@kirinuki/schema/expression/fold-table.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { type MappedText, normWithMap, type TextRange } from "../text/norm-with-map.ts";
import {
  type Article,
  evaluate,
  hits,
  isBounded,
  isDomain,
  isMedium,
  type PreparedArticle,
  prepare,
} from "./evaluate.ts";

/** One term, phrase, medium or domain that hit, in one place. */
export interface Hit {
  /** As the author wrote it, without quotes and field name. */
  readonly term: string;
  readonly field: TextField | "media" | "domain";
  /** Where in the original text of that field, in order and without overlap; none for media and domain. */
  readonly ranges: readonly TextRange[];
  /** Whether it stands under a NOT: it then speaks against the article and is not to be marked in it. */
  readonly underNot: boolean;
}

export interface Explanation {
  readonly matches: boolean;
  /** In order of appearance in the expression, title before body, each term, field and sign once. */
  readonly hits: readonly Hit[];
}

/** Which terms of the expression hit where, whether or not the article meets the whole of it. */
export function explain(expression: Expression, article: Article, folds: FoldTable = DEFAULT_FOLDS): Explanation {
  const prepared = prepare(article, folds);
  const texts = {
    title: lazily(() => normWithMap(article.title, folds)),
    body: lazily(() => normWithMap(article.body, folds)),
  };
  const found = new Map<string, Hit>();
  for (const { leaf, fields, underNot } of leaves(expression)) {
    for (const field of leaf.kind === "term" ? fields : [leaf.kind]) {
      const key = JSON.stringify([field, underNot, leaf.text]);
      if (found.has(key) || !leafHits(leaf, field, prepared)) continue;
      const isText = field === "title" || field === "body";
      const ranges = isText ? occurrences(texts[field](), norm(leaf.text, folds)) : [];
      found.set(key, { term: leaf.text, field, ranges, underNot });
    }
  }
  return { matches: evaluate(expression, prepared), hits: [...found.values()] };
}

/**
 * The words for which an article was found (`search_word`): the terms that hit it and stand under no NOT, as the author wrote
 * them, in order of appearance, each once.
 */
export function searchWords(expression: Expression, article: PreparedArticle): string[] {
  const words = new Set<string>();
  for (const { leaf, fields, underNot } of leaves(expression)) {
    if (underNot || leaf.kind !== "term" || words.has(leaf.text)) continue;
    if (fields.some((field) => leafHits(leaf, field, article))) words.add(leaf.text);
  }
  return [...words];
}

type Leaf = Term | Media | Domain;

interface PlacedLeaf {
  readonly leaf: Leaf;
  readonly fields: readonly TextField[];
  readonly underNot: boolean;
}

/** The leaves in order of appearance, with the fields in which a term counts. */
function leaves(
  expression: Expression,
  fields: readonly TextField[] = ["title", "body"],
  underNot = false,
): readonly PlacedLeaf[] {
  switch (expression.kind) {
    case "within":
      return leaves(expression.operand, [expression.field], underNot);
    case "not":
      return leaves(expression.operand, fields, true);
    case "and":
    case "or":
      return expression.operands.flatMap((operand) => leaves(operand, fields, underNot));
    default:
      return [{ leaf: expression, fields, underNot }];
  }
}

function leafHits(leaf: Leaf, field: Hit["field"], article: PreparedArticle): boolean {
  if (field === "media") return isMedium(leaf.text, article);
  if (field === "domain") return isDomain(leaf.text, article);
  return hits(article[field], norm(leaf.text, article.folds));
}

/** Every place where a normalised term hits, from left to right without overlap, as ranges of the original text. */
function occurrences(mapped: MappedText, term: string): TextRange[] {
  const ranges: TextRange[] = [];
  let at = mapped.text.indexOf(term);
  while (at !== -1) {
    const bounded = isBounded(mapped.text, term, at);
    if (bounded) extend(ranges, mapped.starts[at] ?? 0, mapped.ends[at + term.length - 1] ?? 0);
    at = mapped.text.indexOf(term, bounded ? at + term.length : at + 1);
  }
  return ranges;
}

/** Hits inside one character of the original (the points of …) are one range. */
function extend(ranges: TextRange[], start: number, end: number): void {
  const last = ranges.at(-1);
  if (last === undefined || start >= last.end) ranges.push({ start, end });
  else ranges[ranges.length - 1] = { start: last.start, end: Math.max(last.end, end) };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
