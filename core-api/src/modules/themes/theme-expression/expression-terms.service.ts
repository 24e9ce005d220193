import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { type Expression, within } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { synonymousPlaces, synonymousTerms, withSynonyms } from "@kirinuki/schema/expression/synonyms.ts";
import { DEFAULT_DAYS, firstOfDays } from "@kirinuki/schema/tokyo-day.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { Refusal } from "../../../http/envelope.ts";
import { ANYWHERE, IN_BODY, IN_TITLE, visitLeaves } from "../../../matching/engine/leaves.ts";
import { readSynonyms } from "../../../matching/set-up/synonyms.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import type { ExpressionTerms } from "./expression-trial.dto.ts";
import type { ExpressionTermsForm } from "./expression-trial.form.ts";
import type { TrialCall } from "./expression-trial.service.ts";
import { checkSyntax, refusedExpression } from "./theme-expression.service.ts";

/** Parts that are counted: as many as somebody looks at. */
const MOST_PARTS = 40;

interface CountedPart {
  term: string;
  field: ExpressionTerms["terms"][number]["field"];
  underNot: boolean;
  /** What is searched for. */
  expression: Expression;
}

/**
 * In how many articles of the last 14 days each part of an expression is, by itself.
 * @returns a refusal where the expression can't be read
 * @throws AppError NOT_FOUND, SEARCH_TOO_LONG
 */
export async function countExpressionTerms(
  { tx, search, today }: TrialCall,
  { contract_id, data_section, expression }: ExpressionTermsForm,
): Promise<ExpressionTerms | Refusal<object>> {
  const contract = await findContract(tx, contract_id);
  if (!contract) throw new AppError("NOT_FOUND");
  const parsed = parseExpression(expression);
  if (!parsed.ok) return refusedExpression(checkSyntax(expression));
  const synonymsOf = await readSynonyms(tx, contract.contractId, synonymousTerms(parsed.expression));
  const parts = partsOf(withSynonyms(parsed.expression, synonymsOf));
  const request = {
    contractId: contract.contractId,
    source: null,
    period: { start: firstOfDays(today, DEFAULT_DAYS), end: today },
    issued: {},
    sections: data_section === undefined ? DATA_SECTIONS : [data_section],
    sort: null,
    page: 1,
    pageSize: 1,
  };
  const terms: ExpressionTerms["terms"] = [];
  for (const { term, field, underNot, expression: part } of parts.slice(0, MOST_PARTS)) {
    const { counts } = await search.find(tx, { ...request, expression: part });
    const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
    terms.push({ term, field, not_flag: underNot ? 1 : 0, count });
  }
  const unknown_synonyms = synonymousPlaces(expression).filter(({ term }) => synonymsOf(norm(term)).length === 0);
  return { terms, more_flag: parts.length > MOST_PARTS ? 1 : 0, unknown_synonyms };
}

/** In the order of the expression, each once. */
function partsOf(expression: Expression): CountedPart[] {
  const parts = new Map<string, CountedPart>();
  visitLeaves(
    expression,
    (leaf, fields, underNot) => {
      const field = leaf.kind === "term" ? fieldOf(fields) : leaf.kind;
      const key = JSON.stringify([field, underNot, norm(leaf.text)]);
      if (parts.has(key)) return;
      const searched = field === "title" || field === "body" ? within(field, leaf) : leaf;
      parts.set(key, { term: leaf.text, field, underNot, expression: searched });
    },
    ANYWHERE,
  );
  return [...parts.values()];
}

const fieldOf = (fields: number): "title" | "body" | null =>
  fields === IN_TITLE ? "title" : fields === IN_BODY ? "body" : null;

/** Terms that an editor offers, the most used first. */
const MOST_TERMS = 2_000;

/** The words of a contract's expressions, those of most themes first. */
export async function readUsedTerms(tx: Transaction, contractId: number): Promise<string[]> {
  const rows = await tx.query<{ expression: string }>("SELECT expression FROM expression WHERE contract_id = $1", [
    contractId,
  ]);
  const uses = new Map<string, { term: string; count: number }>();
  for (const { expression } of rows) {
    const parsed = parseExpression(expression);
    if (!parsed.ok) continue;
    for (const { term, field } of partsOf(parsed.expression)) {
      if (field === "media" || field === "domain") continue;
      const known = uses.get(norm(term)) ?? { term, count: 0 };
      known.count += 1;
      uses.set(norm(term), known);
    }
  }
  return [...uses.values()]
    .sort((a, b) => b.count - a.count || a.term.localeCompare(b.term, "ja"))
    .slice(0, MOST_TERMS)
    .map(({ term }) => term);
}
