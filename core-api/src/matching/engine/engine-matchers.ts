import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import { addPlaces, gradeOf, nowhere } from "../expression/prominence.ts";
import {
  type ArticleToMatch,
  type ExpressionChanges,
  type ExpressionKey,
  type Hit,
  type KeyedExpression,
  type Matcher,
  type MatcherApart,
  type MatcherMaker,
  preparedOf,
  type SourcedExpression,
} from "../set-up/matcher.ts";
import type { CompiledExpressions, EngineHit } from "./compiled-expressions.ts";
import { MatchEngine } from "./match-engine.ts";
import { MatchPool } from "./match-pool.ts";
import { ALL_SECTIONS } from "./segment.ts";
import type { EngineExpression } from "./segment-builder.ts";

/**
 * Makes the matchers of a set-up, one after the other as expressions change, on one engine that takes over only the changes.
 * Expressions are compared as objects: whoever reads them must keep the object that a text was parsed to.
 */
export class EngineMatchers implements MatcherMaker {
  private engine: MatchEngine | null = null;
  /** What is to be the engine if the first expressions are those that it was compiled for. */
  private compiled: MatchEngine | null = null;
  private readonly numbers = new WeakMap<Expression, number>();
  private readonly known = new Map<string, KeyedExpression>();
  private owners = new Owners();
  private unused = 0;
  private folding: Promise<void> | null = null;

  async prepare(expressions: readonly SourcedExpression[]): Promise<void> {
    if (this.engine !== null) return;
    const different = new Map(expressions.map((sourced) => [this.idOf(sourced), sourced]));
    this.compiled = await MatchEngine.buildGradually(Array.from(different, ([id, sourced]) => toEngine(id, sourced)));
  }

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
    const engine = this.turnTo(roll);
    return this.matcherOf(engine, this.owners);
  }

  private turnTo({ lists, before }: Roll): MatchEngine {
    const added = [...lists].flatMap(([id, [first]]): EngineExpression[] =>
      first === undefined || before.of(id).length > 0 ? [] : [toEngine(id, first)],
    );
    const gone = [...lists].flatMap(([id, list]) => (list.length === 0 && before.of(id).length > 0 ? [id] : []));
    if (this.engine === null) this.engine = this.firstEngine(added);
    else if (added.length + gone.length > 0) this.engine.update({ changed: added, removed: gone });
    this.owners = before.with(lists);
    return this.engine;
  }

  /** The same ids are the same expressions. */
  private firstEngine(expressions: readonly EngineExpression[]): MatchEngine {
    const { compiled } = this;
    this.compiled = null;
    const isOfThese = compiled?.size === expressions.length && expressions.every(({ id }) => compiled.has(id));
    return isOfThese ? compiled : MatchEngine.build(expressions);
  }

  private isKnown(expression: KeyedExpression): boolean {
    const known = this.known.get(nameOf(expression));
    return known !== undefined && known.themeId === expression.themeId && this.idOf(known) === this.idOf(expression);
  }

  private idOf({ expression, dataSection }: SourcedExpression): number {
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
    const now = () => (this.owners === owners ? engine.matcher : matcher);
    return {
      apart: (threads) => matcherApart(now().compiled, owners, threads),
      match: (articles) => {
        this.foldIfDue(engine);
        const quickest = now();
        return articles.flatMap((article) => {
          const hits = quickest.match(preparedOf(article), bitsOf(article.dataSection));
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

function matcherApart(compiled: CompiledExpressions, owners: Owners, threads: number): MatcherApart {
  const pool = new MatchPool(compiled, threads);
  return {
    async *match(articles) {
      for await (const { article, hits } of pool.match(toPool(articles)))
        yield { article: article.whole, hits: hits.length === 0 ? [] : hitsOf(owners, article.whole, hits) };
    },
    close: () => pool.close(),
  };
}

async function* toPool<A extends ArticleToMatch>(articles: AsyncIterable<A>) {
  for await (const whole of articles)
    yield { ...(whole.prepared ?? whole), sections: bitsOf(whole.dataSection), whole };
}

/** More than the highest data_section. */
const SECTIONS = 8;

const toEngine = (id: number, { expression, dataSection }: SourcedExpression): EngineExpression => ({
  id,
  expression,
  sections: bitsOf(dataSection),
});

const bitsOf = (dataSection: number | null): number => (dataSection === null ? ALL_SECTIONS : 1 << dataSection);

const nameOf = ({ contractId, expressionId }: ExpressionKey): string => `${contractId}/${expressionId}`;

/** With so many changes the next compilation takes them in. */
const MOST_CHANGES = 2_000;

/**
 * By the engine's id, whose expressions they are: many themes may look for the same. Never changes while it is in use: the next compilation
 * shares the great part and copies what has changed since that was made.
 */
class Owners {
  constructor(
    private readonly base: ReadonlyMap<number, readonly KeyedExpression[]> = new Map(),
    private readonly changes: ReadonlyMap<number, readonly KeyedExpression[]> = new Map(),
  ) {}

  /** None for an id that nobody has. */
  of(id: number): readonly KeyedExpression[] {
    return this.changes.get(id) ?? this.base.get(id) ?? [];
  }

  with(lists: ReadonlyMap<number, readonly KeyedExpression[]>): Owners {
    const changes = new Map([...this.changes, ...lists]);
    if (changes.size <= MOST_CHANGES) return new Owners(this.base, changes);
    const base = new Map(this.base);
    for (const [id, list] of changes) {
      if (list.length > 0) base.set(id, list);
      else base.delete(id);
    }
    return new Owners(base);
  }
}

/** The lists of owners that are other ones from now on. */
class Roll {
  readonly lists = new Map<number, KeyedExpression[]>();

  constructor(readonly before: Owners) {}

  remove(id: number, { contractId, expressionId }: ExpressionKey): void {
    const left = (this.lists.get(id) ?? this.before.of(id)).filter(
      (owner) => owner.contractId !== contractId || owner.expressionId !== expressionId,
    );
    this.lists.set(id, left);
  }

  add(id: number, expression: KeyedExpression): void {
    const list = this.lists.get(id) ?? [...this.before.of(id)];
    list.push(expression);
    this.lists.set(id, list);
  }
}

/** One for each theme, in the order of the themes, with the words of its expressions in their order. */
function hitsOf(owners: Owners, { articleId, dataSection }: ArticleToMatch, hits: readonly EngineHit[]): Hit[] {
  const found = hits.flatMap((hit) => owners.of(hit.id).map((owner) => ({ ...owner, hit })));
  found.sort((a, b) => a.contractId - b.contractId || a.themeId - b.themeId || a.expressionId - b.expressionId);
  const themes: (Hit & { readonly searchWords: string[]; prominence: Prominence })[] = [];
  let words = new Set<string>();
  let places = nowhere();
  for (const { contractId, themeId, hit: met } of found) {
    let hit = themes.at(-1);
    if (hit === undefined || hit.themeId !== themeId || hit.contractId !== contractId) {
      hit = { contractId, themeId, articleId, dataSection, searchWords: [], prominence: 0 };
      themes.push(hit);
      words = new Set();
      places = nowhere();
    }
    addPlaces(places, met);
    hit.prominence = gradeOf(places);
    for (const word of met.searchWords) {
      if (words.has(word)) continue;
      words.add(word);
      hit.searchWords.push(word);
    }
  }
  return themes;
}
