import type { Expression } from "../expression/ast.ts";
import { prepare } from "../expression/evaluate.ts";
import type { ActiveExpression, ArticleToMatch, Hit, Matcher } from "../set-up/matcher.ts";
import type { EngineHit } from "./edition.ts";
import { MatchEngine } from "./match-engine.ts";
import { ALL_SECTIONS } from "./segment.ts";
import type { EngineExpression } from "./segment-builder.ts";

/**
 * Makes the matchers of a set-up, one after the other as the expressions change, on one engine that takes over only what
 * changed. Expressions are the same if they are the same object, so whoever reads them must keep what they parsed to.
 */
export class EngineMatchers {
  private engine: MatchEngine | null = null;
  private numbers: ReadonlyMap<Expression, number> = new Map();
  private inEngine: ReadonlyMap<number, unknown> = new Map();
  private unused = 0;
  private latest: Roll | null = null;
  private folding: Promise<void> | null = null;

  /** A matcher for these expressions, whatever the ones before were. Those made before stay as they are. */
  readonly of = (expressions: readonly ActiveExpression[]): Matcher => {
    const numbers = new Map<Expression, number>();
    const positions = new Map<number, number[]>();
    const added: EngineExpression[] = [];
    for (const [position, { expression, dataSection }] of expressions.entries()) {
      const number = numbers.get(expression) ?? this.numbers.get(expression) ?? this.newNumber();
      numbers.set(expression, number);
      const id = number * SECTIONS + (dataSection ?? 0);
      const known = positions.get(id);
      if (known === undefined) positions.set(id, [position]);
      else known.push(position);
      if (known === undefined && !this.inEngine.has(id)) added.push({ id, expression, sections: bitsOf(dataSection) });
    }
    const removed = [...this.inEngine.keys()].filter((id) => !positions.has(id));
    if (this.engine === null) this.engine = MatchEngine.build(added);
    else if (added.length + removed.length > 0) this.engine.update({ changed: added, removed });
    [this.numbers, this.inEngine] = [numbers, positions];
    this.latest = new Roll(expressions, positions);
    return this.matcherOf(this.engine, this.latest);
  };

  private newNumber(): number {
    this.unused += 1;
    return this.unused;
  }

  /** As long as it is the latest, a fold of the engine makes it faster. */
  private matcherOf(engine: MatchEngine, roll: Roll): Matcher {
    const { matcher } = engine;
    return {
      match: (articles) => {
        this.foldIfDue(engine);
        const now = this.latest === roll ? engine.matcher : matcher;
        return articles.flatMap((article) => {
          const hits = now.match(prepare(article), bitsOf(article.dataSection));
          return hits.length === 0 ? [] : roll.hitsOf(article, hits);
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

/** Which theme each expression belongs to. */
class Roll {
  private readonly expressions: readonly ActiveExpression[];
  /** Where in the list the expressions with an id stand: many themes may look for the same. */
  private readonly positions: ReadonlyMap<number, readonly number[]>;
  /** For each place in the list, that of the theme among the themes. */
  private readonly themes: readonly number[];

  constructor(expressions: readonly ActiveExpression[], positions: ReadonlyMap<number, readonly number[]>) {
    this.expressions = expressions;
    this.positions = positions;
    const known = new Map<string, number>();
    this.themes = expressions.map(({ contractId, themeId }) => {
      const key = `${contractId}/${themeId}`;
      const theme = known.get(key) ?? known.size;
      known.set(key, theme);
      return theme;
    });
  }

  /** One for each theme, in the order of the themes, with the words of its expressions in their order. */
  hitsOf({ articleId, dataSection }: ArticleToMatch, hits: readonly EngineHit[]): Hit[] {
    const found = hits.flatMap(({ id, searchWords }) =>
      (this.positions.get(id) ?? []).map((position) => ({ position, theme: this.themes[position] ?? 0, searchWords })),
    );
    found.sort((a, b) => a.theme - b.theme || a.position - b.position);
    const themes = new Map<number, { readonly first: number; readonly words: Set<string> }>();
    for (const { theme, position, searchWords } of found) {
      const hit = themes.get(theme) ?? { first: position, words: new Set() };
      themes.set(theme, hit);
      for (const word of searchWords) hit.words.add(word);
    }
    return [...themes.values()].flatMap(({ first, words }) => {
      const active = this.expressions[first];
      if (active === undefined) return [];
      const { contractId, themeId } = active;
      return [{ contractId, themeId, articleId, dataSection, searchWords: [...words] }];
    });
  }
}
