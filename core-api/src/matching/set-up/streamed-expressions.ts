import { parseExpanded } from "@kirinuki/schema/expression/parse.ts";
import type { Transaction } from "../../db/tenant.ts";
import { hitsNotExcluded, readExcludedDomains } from "./excluded-domains.ts";
import { type ExpressionFilter, readInParts, type StoredExpression } from "./expressions.read-model.ts";
import type { ActiveExpression, ArticleToMatch, Hit, PatientMatcher } from "./matcher.ts";
import { PlainMatcher } from "./plain-matcher.ts";

/**
 * Matches an article or two, where an engine of all expressions would cost more than it gives. Some hundred expressions at a time are
 * read, parsed, evaluated and forgotten. So their number neither fills the memory nor holds up the process. The hits are the same as
 * the engine's.
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
