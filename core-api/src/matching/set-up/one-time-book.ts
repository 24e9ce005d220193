import type { Transaction } from "../../db/tenant.ts";
import { parseExpression } from "../expression/parse.ts";
import { readExcludedDomains, withoutExcluded } from "./excluded-domains.ts";
import type { Edition } from "./expression-book.ts";
import { readExpressions, type StoredExpression } from "./expressions.read-model.ts";
import type { ActiveExpression, ArticleToMatch, Hit } from "./matcher.ts";
import { PlainMatcher } from "./plain-matcher.ts";

/** Expressions that are held parsed at a time. */
const CHUNK = 500;

/**
 * The expressions for matching an article or two, where an engine of all of them would cost more than it gives: each is parsed,
 * asked and forgotten. What hits is the same.
 */
export class OneTimeBook {
  readonly scope = {};

  async current(tx: Transaction): Promise<Edition> {
    const { expressions } = await readExpressions(tx, this.scope);
    const matcher = { match: (articles: readonly ArticleToMatch[]) => matchInChunks(expressions, articles) };
    return { matcher: withoutExcluded(matcher, await readExcludedDomains(tx)), content: "" };
  }
}

/** In chunks that keep the expressions of a theme together, since a theme is hit once. */
function matchInChunks(expressions: readonly StoredExpression[], articles: readonly ArticleToMatch[]): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < expressions.length; ) {
    let to = Math.min(from + CHUNK, expressions.length);
    while (to < expressions.length && expressions[to]?.theme_id === expressions[to - 1]?.theme_id) to += 1;
    hits.push(...new PlainMatcher(expressions.slice(from, to).flatMap(parsed)).match(articles));
    from = to;
  }
  return hits;
}

function parsed({ contract_id, theme_id, data_section, expression }: StoredExpression): ActiveExpression[] {
  const result = parseExpression(expression);
  return result.ok
    ? [{ contractId: contract_id, themeId: theme_id, dataSection: data_section, expression: result.expression }]
    : [];
}
