import { and, type Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { type ParseResult, parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { MARKED_WORDS } from "@kirinuki/schema/marked-words.ts";
import type { FieldError } from "../../../errors/app-error.ts";
import { ANYWHERE, IN_TITLE, visitLeaves } from "../../../matching/engine/leaves.ts";
import { expressionOf } from "../../../matching/expression/saved-condition.ts";
import type { ArticleSearchForm } from "./article-search.form.ts";

type Given = Pick<
  ArticleSearchForm,
  "expression" | "keyword1" | "keyword2" | "operator" | "media_operator" | "media_name_list"
>;

/** What a form searches for, or its refusal with the field at fault. */
export type Searched = { ok: true; expression: Expression } | { ok: false; fault: FieldError };

export function searchedExpression(form: Given): Searched {
  const result = read(form);
  if (result.ok) return result;
  return { ok: false, fault: { field: fieldAtFault(form), ...result.refusal } };
}

function read(form: Given): ParseResult {
  const mediaNames = form.media_name_list ?? [];
  if (form.expression === undefined)
    return expressionOf({
      keyword1: form.keyword1 ?? null,
      operator1: form.operator ?? 1,
      keyword2: form.keyword2 ?? null,
      operator2: form.media_operator === 3 ? 3 : 1,
      mediaNames,
    });
  const written = parseExpression(form.expression);
  if (!written.ok || mediaNames.every((name) => norm(name) === "")) return written;
  const media = expressionOf({ mediaNames });
  return media.ok ? { ok: true, expression: and([written.expression, media.expression]) } : media;
}

function fieldAtFault({ expression, keyword1, keyword2 }: Given): string {
  if (expression !== undefined) return "expression";
  return keyword1 === undefined && keyword2 !== undefined ? "keyword2" : "keyword1";
}

/** The words that are marked in the titles of what was found: those that were wanted there. */
export const titleWords = (expression: Expression): string[] => wantedWords(expression, IN_TITLE);

/** The words that are marked in what was found once it is opened; of very many, or very long ones, the first that fit. */
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
