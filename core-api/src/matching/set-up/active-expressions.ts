import type { Transaction } from "../../db/tenant.ts";
import { EngineMatchers } from "../engine/engine-matchers.ts";
import { type ExcludedDomains, readExcludedDomains, withoutExcluded } from "./excluded-domains.ts";
import {
  type ExpressionFilter,
  readChanges,
  readExpressions,
  type StoredExpression,
} from "./expressions.read-model.ts";
import type { Matcher, MatcherMaker } from "./matcher.ts";
import { ParsedExpressions } from "./parsed-expressions.ts";

export interface ActiveExpressionsOptions {
  filter?: ExpressionFilter;
  /** Told of a stored expression that can no longer be read; it takes no part until somebody saves it anew. */
  onUnreadable?: (expressionId: number) => void;
  matchers?: MatcherMaker;
}

/**
 * The matcher for the expressions and excluded domains as they stand, and a text that is equal only where both are. The text is
 * empty for all themes, where it would be as large as all expressions.
 */
export interface ExpressionSnapshot {
  readonly matcher: Matcher;
  readonly content: string;
}

interface Known {
  readonly version: string;
  readonly snapshot: ExpressionSnapshot;
}

/**
 * The active expressions, read once; from then on a batch of articles asks what has changed, and only that is read and taken over.
 * Only committed changes are seen, and those immediately.
 */
export class ActiveExpressions {
  private known: Known | null = null;
  private opening: Promise<void> | null = null;
  private readonly shelf: ParsedExpressions;
  /** One engine for as long as the expressions are read: it takes over only what changed. */
  private readonly matchers: MatcherMaker;

  constructor(private readonly options: ActiveExpressionsOptions = {}) {
    this.shelf = new ParsedExpressions(options.onUnreadable);
    this.matchers = options.matchers ?? new EngineMatchers();
  }

  /** Whose expressions these are. */
  get filter(): ExpressionFilter {
    return this.options.filter ?? {};
  }

  async current(tx: Transaction): Promise<ExpressionSnapshot> {
    for (;;) {
      const before = this.known;
      if (before === null) {
        if (this.opening === null) return this.open(tx);
        await this.opening;
        continue;
      }
      const now = (await this.catchUp(tx, before)) ?? (await this.readAll(tx));
      // Somebody else turned the page meanwhile: what was read is of the page before.
      if (this.known === before) this.known = now();
      else continue;
      return this.known.snapshot;
    }
  }

  /** Those who ask meanwhile wait for it, instead of reading everything beside; if it fails the next of them tries. */
  private async open(tx: Transaction): Promise<ExpressionSnapshot> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opening = promise;
    try {
      const now = await this.readAll(tx);
      this.known = now();
      return this.known.snapshot;
    } finally {
      this.opening = null;
      resolve();
    }
  }

  /** null where it is no longer known what has changed since. */
  private async catchUp(tx: Transaction, known: Known): Promise<(() => Known) | null> {
    const { version, isComplete, changed, removed } = await readChanges(tx, known.version, this.filter);
    if (version === known.version) return () => known;
    if (!isComplete) return null;
    const excluded = await readExcludedDomains(tx, this.filter);
    return () => ({
      version,
      snapshot: this.edit(this.matchers.changed(this.shelf.change(changed, removed)), excluded),
    });
  }

  private async readAll(tx: Transaction): Promise<() => Known> {
    const { version, expressions } = await readExpressions(tx, this.filter);
    const excluded = await readExcludedDomains(tx, this.filter);
    const ahead = await this.shelf.parseAhead(expressions);
    await this.matchers.prepare?.(
      expressions.flatMap(({ data_section: dataSection, expression: text }) => {
        const expression = ahead.get(text);
        return expression ? [{ dataSection, expression }] : [];
      }),
    );
    return () => ({ version, snapshot: this.edit(this.matchers.all(this.shelf.fill(expressions, ahead)), excluded) });
  }

  private edit(matcher: Matcher, excluded: ExcludedDomains): ExpressionSnapshot {
    const content = this.filter.themeId === undefined ? "" : contentOf(this.shelf.rows(), excluded);
    return { matcher: withoutExcluded(matcher, excluded), content };
  }
}

const contentOf = (rows: readonly StoredExpression[], excluded: ExcludedDomains): string =>
  JSON.stringify([
    rows.map((row) => [row.contract_id, row.theme_id, row.data_section, row.expression]),
    [...excluded].map(([contractId, domains]) => [contractId, ...domains]),
  ]);
