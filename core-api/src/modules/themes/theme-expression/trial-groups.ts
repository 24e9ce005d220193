import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { type Expression, or } from "@kirinuki/schema/expression/ast.ts";
import { parseExpanded } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";

export interface ThemeExpression {
  expressionId: string;
  section: number | null;
  text: string;
}

/** Sources for which a theme's expressions come to the same; null: it has none for them. */
export interface TrialGroup {
  sections: DataSection[];
  before: Expression | null;
  after: Expression | null;
}

/**
 * What a theme looks for before and after a change, by source: an article is found by any expression that is for its source.
 * @param candidate takes the place of the expression with its id, or is one more
 */
export function trialGroups(
  stored: readonly ThemeExpression[],
  candidate: { expressionId: string | null; section: DataSection | null; expression: Expression },
): TrialGroup[] {
  const readable = stored.flatMap(({ text, ...each }) => {
    const parsed = parseExpanded(text);
    return parsed.ok ? [{ ...each, expression: parsed.expression }] : [];
  });
  const others = readable.filter(({ expressionId }) => expressionId !== candidate.expressionId);
  const groups = new Map<string, TrialGroup>();
  for (const section of DATA_SECTIONS) {
    const before = joinedFor(section, readable);
    const after = joinedFor(section, [...others, candidate]);
    const key = JSON.stringify([before && printExpression(before), after && printExpression(after)]);
    const group = groups.get(key) ?? { sections: [], before, after };
    group.sections.push(section);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function joinedFor(
  section: DataSection,
  expressions: readonly { section: number | null; expression: Expression }[],
): Expression | null {
  const own = expressions.filter((each) => each.section === null || each.section === section);
  return own.length === 0 ? null : or(own.map(({ expression }) => expression));
}
