import { and, type Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { type ParseResult, parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import { MAX_LENGTH } from "@kirinuki/schema/expression/refusals.ts";
import { everySynonymous, synonymousTerms } from "@kirinuki/schema/expression/synonyms.ts";
import type { SearchText } from "@kirinuki/schema/forms/search-words.ts";
import { MARKED_WORDS } from "@kirinuki/schema/marked-words.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { FieldError } from "../../../errors/app-error.ts";
import { ANYWHERE, IN_TITLE, visitLeaves } from "../../../matching/engine/leaves.ts";
import { expressionOf } from "../../../matching/expression/saved-condition.ts";
import { expand } from "../../../matching/set-up/synonyms.ts";

/** What a form searches for, or its refusal with the field at fault. */
export type Searched = { ok: true; expression: Expression } | { ok: false; fault: FieldError };

/** Words of one search that may stand for their synonyms. */
const MOST_SYNONYMOUS = 64;

/**
 * What a form searches for in a contract. Words under `syn:`, or all of them where the form says so, stand for their synonyms too. A
 * search without any reads no list.
 */
export async function searchedExpression(tx: Transaction, contractId: number, form: SearchText): Promise<Searched> {
  const result = read(form);
  const refused = (fault: Omit<FieldError, "field">): Searched => ({
    ok: false,
    fault: { field: fieldAtFault(form), ...fault },
  });
  if (!result.ok) return refused(result.refusal);
  const written = form.synonyms ? everySynonymous(result.expression) : result.expression;
  const given = synonymousTerms(written).length;
  if (given === 0) return result;
  if (given > MOST_SYNONYMOUS)
    return refused({ code: TOO_MANY, message: validationText.synonymWords(MOST_SYNONYMOUS, given) });
  const expression = await expand(tx, contractId, written);
  if (printExpression(expression).length > MAX_LENGTH)
    return refused({ code: TOO_MANY, message: validationText.synonymLength });
  return { ok: true, expression };
}

const TOO_MANY = "TOO_MANY_SYNONYMS";

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

/** Neither words nor media: tone and tags alone. */
export const isWordless = ({ expression, keyword1, keyword2, nameList }: SearchText): boolean =>
  [expression, keyword1, keyword2, ...(nameList ?? [])].every((text) => !text?.trim());

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
