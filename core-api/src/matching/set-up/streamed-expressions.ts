import { parseExpanded } from "@kirinuki/schema/expression/parse.ts";
import type { Transaction } from "../../db/tenant.ts";
import { hitsNotExcluded, readExcludedDomains } from "./excluded-domains.ts";
import { type ExpressionFilter, readInParts, type StoredExpression } from "./expressions.read-model.ts";
import type { ActiveExpression, ArticleToMatch, Hit, PatientMatcher } from "./matcher.ts";
import { PlainMatcher } from "./plain-matcher.ts";

/**
 * The expressions for matching an article or two, where an engine of all of them would cost more than it gives: each is read, parsed,
 * asked and forgotten, some hundred at a time, so that neither the memory nor the others of the process feel how many there are. What
 * hits is the same.
 */
export class StreamedExpressions {
  readonly filter: ExpressionFilter = {};

  /** For as long as the transaction lasts. */
  async current(tx: Transaction): Promise<{ readonly matcher: PatientMatcher }> {
    const excluded = await readExcludedDomains(tx);
    const match = async (articles: readonly ArticleToMatch[]) =>
      hitsNotExcluded(articles, await matchInParts(tx, articles), excluded);
    return { matcher: { match } };
  }
}

async function matchInParts(tx: Transaction, articles: readonly ArticleToMatch[]): Promise<Hit[]> {
  const hits: Hit[] = [];
  if (articles.length === 0) return hits;
  for await (const part of readInParts(tx)) hits.push(...new PlainMatcher(part.flatMap(parsed)).match(articles));
  return hits;
}

function parsed({ contract_id, theme_id, data_section, expression }: StoredExpression): ActiveExpression[] {
  const result = parseExpanded(expression);
  return result.ok
    ? [{ contractId: contract_id, themeId: theme_id, dataSection: data_section, expression: result.expression }]
    : [];
}
