import { and, type Expression, media, not, or, term } from "@kirinuki/schema/expression/ast.ts";
import { WHITE } from "@kirinuki/schema/expression/characters.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { ParseResult } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import { MAX_LENGTH, type RefusalCode, refusal } from "@kirinuki/schema/expression/refusals.ts";

/** How the words of a keyword field work together: 1 all of them, 2 any of them, 3 none of them (spec 5, "Form rules"). */
export type KeywordOperator = 1 | 2 | 3;

/** A search form or saved search condition. Absent and blank fields say nothing. */
export interface SavedCondition {
  readonly keyword1?: string | null;
  readonly operator1?: KeywordOperator;
  readonly keyword2?: string | null;
  readonly operator2?: 1 | 3;
  /** Names or codes of media; the article is of any of them. */
  readonly mediaNames?: readonly string[];
}

/**
 * A saved condition as an expression (`expressions.md`, "Saved conditions"): its parts are joined by AND. Words are
 * taken literally, `AND`, `-x` and `title:x` too; quotation marks, which no phrase can hold, count as blanks.
 * Refusals are those of an expression: EMPTY, NOT_ANCHORED (a keyword alone under NOT), TOO_LONG.
 */
export function expressionOf(condition: SavedCondition): ParseResult {
  const names = (condition.mediaNames ?? []).filter((name) => norm(name) !== "");
  const demands = [
    ...keywordPart(condition.keyword1, condition.operator1 ?? 1),
    ...keywordPart(condition.keyword2, condition.operator2 ?? 1),
    ...(names.length > 0 ? [or(names.map(media))] : []),
  ];
  if (demands.length === 0) return refused("EMPTY", 0);
  if (demands.every((demand) => demand.kind === "not")) return refused("NOT_ANCHORED", 0);
  const expression = and(demands);
  if (printExpression(expression).length > MAX_LENGTH) return refused("TOO_LONG", MAX_LENGTH);
  return { ok: true, expression };
}

const GAPS = new RegExp(`[${WHITE}"＂“”]+`);

function wordsOf(keyword: string | null | undefined): string[] {
  return (keyword ?? "").split(GAPS).filter((word) => norm(word) !== "");
}

function keywordPart(keyword: string | null | undefined, operator: KeywordOperator): Expression[] {
  const terms = wordsOf(keyword).map(term);
  if (terms.length === 0) return [];
  switch (operator) {
    case 1:
      return [and(terms)];
    case 2:
      return [or(terms)];
    case 3:
      return [not(or(terms))];
  }
}

function refused(code: RefusalCode, position: number): ParseResult {
  return { ok: false, refusal: refusal(code, position) };
}
