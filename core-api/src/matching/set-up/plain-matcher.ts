import { type PreparedArticle, matcher as testOf } from "../expression/evaluate.ts";
import { searchWords } from "../expression/explain.ts";
import { prominenceOf } from "../expression/prominence.ts";
import { type ActiveExpression, type ArticleToMatch, type Hit, type Matcher, preparedOf } from "./matcher.ts";

interface Test extends ActiveExpression {
  readonly holds: (article: PreparedArticle) => boolean;
}

/** Asks every expression about every article: obviously right, and the oracle of every faster matcher. */
export class PlainMatcher implements Matcher {
  /** By theme, each in the order in which its expressions were written. */
  private readonly themes: readonly (readonly Test[])[];

  constructor(expressions: Iterable<ActiveExpression>) {
    const themes = new Map<string, Test[]>();
    for (const active of expressions) {
      const key = `${active.contractId}/${active.themeId}`;
      const tests = themes.get(key) ?? [];
      tests.push({ ...active, holds: testOf(active.expression) });
      themes.set(key, tests);
    }
    this.themes = [...themes.values()];
  }

  match(articles: readonly ArticleToMatch[]): Hit[] {
    if (this.themes.length === 0) return [];
    return articles.flatMap((article) => {
      const prepared = preparedOf(article);
      return this.themes.flatMap((tests) => hitOf(tests, article, prepared) ?? []);
    });
  }
}

function hitOf(tests: readonly Test[], article: ArticleToMatch, prepared: PreparedArticle): Hit | null {
  const { articleId, dataSection } = article;
  const met = tests.filter((test) => (test.dataSection ?? dataSection) === dataSection && test.holds(prepared));
  const first = met[0];
  if (!first) return null;
  const words = [...new Set(met.flatMap((test) => searchWords(test.expression, prepared)))];
  return {
    contractId: first.contractId,
    themeId: first.themeId,
    articleId,
    dataSection,
    searchWords: words,
    prominence: prominenceOf(words, prepared),
  };
}
