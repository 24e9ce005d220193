import { and, type Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { type ParseResult, parseExpression } from "@kirinuki/schema/expression/parse.ts";
import type { SearchText } from "@kirinuki/schema/forms/search-words.ts";
import { MARKED_WORDS } from "@kirinuki/schema/marked-words.ts";
import type { FieldError } from "../../../errors/app-error.ts";
import { ANYWHERE, IN_TITLE, visitLeaves } from "../../../matching/engine/leaves.ts";
import { expressionOf } from "../../../matching/expression/saved-condition.ts";

/** What a form searches for, or its refusal with the field at fault. */
export type Searched = { ok: true; expression: Expression } | { ok: false; fault: FieldError };

export function searchedExpression(form: SearchText): Searched {
  const result = read(form);
  if (result.ok) return result;
  return { ok: false, fault: { field: fieldAtFault(form), ...result.refusal } };
}

function read(form: SearchText): ParseResult {
  const mediaNames = form.nameList ?? [];
  if (!isGiven(form.expression))
    return expressionOf({
      keyword1: form.keyword1 ?? null,
      operator1: form.operator ?? 1,
      keyword2: form.keyword2 ?? null,
      operator2: form.mediaOperator === 3 ? 3 : 1,
      mediaNames,
    });
  const written = parseExpression(form.expression);
  if (!written.ok || mediaNames.every((name) => norm(name) === "")) return written;
  const media = expressionOf({ mediaNames });
  return media.ok ? { ok: true, expression: and([written.expression, media.expression]) } : media;
}

function fieldAtFault({ expression, keyword1, keyword2 }: SearchText): string {
  if (isGiven(expression)) return "expression";
  return !isGiven(keyword1) && isGiven(keyword2) ? "keyword2" : "keyword1";
}

const isGiven = (text: string | null | undefined): text is string => text !== undefined && text !== null;

/** The words that are marked in the titles of what was found: those that were wanted there. */
export const titleWords = (expression: Expression): string[] => wantedWords(expression, IN_TITLE);

/** The words to mark when a found article is opened; if there are too many or too long ones, the first that fit. */
export const wordsToMark = (expression: Expression): string[] =>
  wantedWords(expression, ANYWHERE)
    .filter((word) => word.length <= MARKED_WORDS.longest)
    .slice(0, MARKED_WORDS.most);

/** Those that may stand in one of the fields and not under a NOT, in the order of the expression, each once. */
function wantedWords(expression: Expression, wanted: number): string[] {
  const words = new Set<string>();
  visitLeaves(
    expression,
    (leaf, fields, underNot) => {
      if (leaf.kind === "term" && !underNot && (fields & wanted) !== 0) words.add(leaf.text);
    },
    ANYWHERE,
  );
  return [...words];
}
