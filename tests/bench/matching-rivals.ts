import { isDomain, isMedium, type PreparedArticle } from "@kirinuki/core-api/src/matching/expression/evaluate.ts";
import type { Expression, TextField } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";

/** What anybody would write first: each term looked for in each article by `includes`, with no eye to word bounds. */
export function naiveTest(expression: Expression, terms: Map<string, string>): (article: PreparedArticle) => boolean {
  return test(expression, null, (text) => {
    const known = terms.get(text) ?? norm(text);
    terms.set(text, known);
    return known;
  });
}

type Test = (article: PreparedArticle) => boolean;

function test(expression: Expression, field: TextField | null, normalised: (text: string) => string): Test {
  switch (expression.kind) {
    case "term": {
      const term = normalised(expression.text);
      if (field !== null) return (article) => article[field].includes(term);
      return (article) => article.title.includes(term) || article.body.includes(term);
    }
    case "media":
      return (article) => isMedium(expression.text, article);
    case "domain":
      return (article) => isDomain(expression.text, article);
    case "within":
      return test(expression.operand, expression.field, normalised);
    case "not": {
      const operand = test(expression.operand, field, normalised);
      return (article) => !operand(article);
    }
    default: {
      const operands = expression.operands.map((operand) => test(operand, field, normalised));
      return expression.kind === "and"
        ? (article) => operands.every((operand) => operand(article))
        : (article) => operands.some((operand) => operand(article));
    }
  }
}

/** Lists the distinct terms in an article; how many is all that is asked, so that the work is done. */
export type Lister = (article: PreparedArticle) => number;

interface Automaton {
  matchInText(text: string): readonly { readonly keyword: string }[];
}

const isAutomatonClass = (value: unknown): value is new (terms: string[]) => Automaton => typeof value === "function";

/**
 * An automaton of the package @monyone/aho-corasick: the default one or `/fast`, its double array. null where it is not
 * installed: it is used by nothing but this measurement.
 */
export async function npmAutomaton(entry: "" | "/fast"): Promise<((terms: readonly string[]) => Lister) | null> {
  const name = `@monyone/aho-corasick${entry}`;
  const found: unknown = await import(name).catch(() => null);
  if (typeof found !== "object" || found === null || !("AhoCorasick" in found)) return null;
  const { AhoCorasick } = found;
  if (!isAutomatonClass(AhoCorasick)) return null;
  return (terms) => {
    const automaton = new AhoCorasick([...terms]);
    return ({ title, body }) => {
      const distinct = new Set<string>();
      for (const text of [title, body]) for (const { keyword } of automaton.matchInText(text)) distinct.add(keyword);
      return distinct.size;
    };
  };
}
