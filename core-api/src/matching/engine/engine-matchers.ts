import type { Expression } from "../expression/ast.ts";
import {
  type ActiveExpression,
  type ArticleToMatch,
  type ExpressionChanges,
  type ExpressionKey,
  type Hit,
  type KeyedExpression,
  type Matcher,
  type MatcherMaker,
  preparedOf,
} from "../set-up/matcher.ts";
import type { EngineHit } from "./edition.ts";
import { MatchEngine } from "./match-engine.ts";
import { ALL_SECTIONS } from "./segment.ts";
import type { EngineExpression } from "./segment-builder.ts";

/**
 * Makes the matchers of a set-up, one after the other as the expressions change, on one engine that takes over only what
 * changed. Expressions are the same if they are the same object, so whoever reads them must keep what they parsed to.
 */
export class EngineMatchers implements MatcherMaker {
  private engine: MatchEngine | null = null;
  private readonly numbers = new WeakMap<Expression, number>();
  private readonly known = new Map<string, KeyedExpression>();
  private owners: Owners = new Map();
  private unused = 0;
  private folding: Promise<void> | null = null;

  all(expressions: readonly KeyedExpression[]): Matcher {
    const names = new Set(expressions.map(nameOf));
    const removed = [...this.known.values()].filter((known) => !names.has(nameOf(known)));
    return this.changed({ changed: expressions.filter((expression) => !this.isKnown(expression)), removed });
  }

  changed({ changed, removed }: ExpressionChanges): Matcher {
    const roll = new Roll(this.owners);
    for (const key of [...removed, ...changed]) {
      const before = this.known.get(nameOf(key));
      if (before === undefined) continue;
      this.known.delete(nameOf(key));
      roll.remove(this.idOf(before), before);
    }
    for (const expression of changed) {
      this.known.set(nameOf(expression), expression);
      roll.add(this.idOf(expression), expression);
    }
    this.turnTo(roll);
    this.owners = roll.owners;
    return this.matcherOf(this.engine ?? MatchEngine.build([]), roll.owners);
  }

  private turnTo({ owners, touched }: Roll): void {
    const added = [...touched].flatMap((id): EngineExpression[] => {
      const [first] = this.owners.has(id) ? [] : (owners.get(id) ?? []);
      return first === undefined ? [] : [{ id, expression: first.expression, sections: bitsOf(first.dataSection) }];
    });
    const gone = [...touched].filter((id) => this.owners.has(id) && !owners.has(id));
    if (this.engine === null) this.engine = MatchEngine.build(added);
    else if (added.length + gone.length > 0) this.engine.update({ changed: added, removed: gone });
  }

  private isKnown(expression: KeyedExpression): boolean {
    const known = this.known.get(nameOf(expression));
    return known !== undefined && known.themeId === expression.themeId && this.idOf(known) === this.idOf(expression);
  }

  private idOf({ expression, dataSection }: ActiveExpression): number {
    let number = this.numbers.get(expression);
    if (number === undefined) {
      this.unused += 1;
      number = this.unused;
      this.numbers.set(expression, number);
    }
    return number * SECTIONS + (dataSection ?? 0);
  }

  /** As long as it is the latest, a fold of the engine makes it faster. */
  private matcherOf(engine: MatchEngine, owners: Owners): Matcher {
    const { matcher } = engine;
    return {
      match: (articles) => {
        this.foldIfDue(engine);
        const now = this.owners === owners ? engine.matcher : matcher;
        return articles.flatMap((article) => {
          const hits = now.match(preparedOf(article), bitsOf(article.dataSection));
          return hits.length === 0 ? [] : hitsOf(owners, article, hits);
        });
      },
    };
  }

  private foldIfDue(engine: MatchEngine): void {
    if (this.folding !== null || !engine.foldIsDue) return;
    this.folding = engine.foldGradually().finally(() => {
      this.folding = null;
    });
  }
}

/** More than the highest data_section. */
const SECTIONS = 8;

const bitsOf = (dataSection: number | null): number => (dataSection === null ? ALL_SECTIONS : 1 << dataSection);

const nameOf = ({ contractId, expressionId }: ExpressionKey): string => `${contractId}/${expressionId}`;

/** By the engine's id, whose expressions they are: many themes may look for the same. Never changes once it is in use. */
type Owners = ReadonlyMap<number, readonly KeyedExpression[]>;

/** The owners as they will be: a copy, so that matchers made before keep theirs. */
class Roll {
  readonly owners: Map<number, readonly KeyedExpression[]>;
  /** The ids that came, went or have other owners. */
  readonly touched = new Set<number>();
  /** Lists made here, to which more may be added. */
  private readonly own = new Map<number, KeyedExpression[]>();

  constructor(before: Owners) {
    this.owners = new Map(before);
  }

  remove(id: number, { contractId, expressionId }: ExpressionKey): void {
    const left = (this.owners.get(id) ?? []).filter(
      (owner) => owner.contractId !== contractId || owner.expressionId !== expressionId,
    );
    this.touched.add(id);
    this.own.set(id, left);
    if (left.length === 0) this.owners.delete(id);
    else this.owners.set(id, left);
  }

  add(id: number, expression: KeyedExpression): void {
    const list = this.own.get(id) ?? [...(this.owners.get(id) ?? [])];
    list.push(expression);
    this.touched.add(id);
    this.own.set(id, list);
    this.owners.set(id, list);
  }
}

/** One for each theme, in the order of the themes, with the words of its expressions in their order. */
function hitsOf(owners: Owners, { articleId, dataSection }: ArticleToMatch, hits: readonly EngineHit[]): Hit[] {
  const found = hits.flatMap(({ id, searchWords }) =>
    (owners.get(id) ?? []).map((owner) => ({ ...owner, searchWords })),
  );
  found.sort((a, b) => a.contractId - b.contractId || a.themeId - b.themeId || a.expressionId - b.expressionId);
  const themes: (Hit & { readonly searchWords: string[] })[] = [];
  let words = new Set<string>();
  for (const { contractId, themeId, searchWords } of found) {
    let hit = themes.at(-1);
    if (hit === undefined || hit.themeId !== themeId || hit.contractId !== contractId) {
      hit = { contractId, themeId, articleId, dataSection, searchWords: [] };
      themes.push(hit);
      words = new Set();
    }
    for (const word of searchWords) {
      if (words.has(word)) continue;
      words.add(word);
      hit.searchWords.push(word);
    }
  }
  return themes;
}
