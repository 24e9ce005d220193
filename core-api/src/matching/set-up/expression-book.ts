import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../db/tenant.ts";
import { EngineMatchers } from "../engine/engine-matchers.ts";
import type { Expression } from "../expression/ast.ts";
import { parseExpression } from "../expression/parse.ts";
import { type ExcludedDomains, readExcludedDomains, withoutExcluded } from "./excluded-domains.ts";
import type { ActiveExpression, Matcher } from "./matcher.ts";

/** An expression as it is stored. */
export interface StoredExpression {
  contract_id: number;
  theme_id: number;
  expression_id: number;
  data_section: DataSection | null;
  expression: string;
}

type Row = StoredExpression & { version: string; contract_id: number | null };

/** Whose expressions; absent means all of them. */
export interface Scope {
  contractIds?: readonly number[];
  themeId?: number;
}

export interface BookOptions {
  scope?: Scope;
  /** Told of a stored expression that can no longer be read; it takes no part until somebody saves it anew. */
  onUnreadable?: (expressionId: number) => void;
  matcherOf?: (expressions: ActiveExpression[]) => Matcher;
}

/**
 * The matcher for the expressions and excluded domains as they stand, and a text that is equal only where both are; empty in the book
 * of all themes, whose text would be as large as the book.
 */
export interface Edition {
  readonly matcher: Matcher;
  readonly content: string;
}

const VERSION = "SELECT version::text FROM expression_version";

/** One statement, so that the version and the expressions are of one moment. */
const EXPRESSIONS = `
  SELECT v.version::text, e.contract_id, e.theme_id, e.expression_id, e.data_section, e.expression
  FROM expression_version v
  LEFT JOIN expression e ON ($1::int[] IS NULL OR e.contract_id = ANY($1)) AND ($2::int IS NULL OR e.theme_id = $2)
  ORDER BY e.contract_id, e.theme_id, e.expression_id`;

/** The expressions by contract and theme, and the version that they are of. */
export async function readExpressions(
  tx: Transaction,
  { contractIds, themeId }: Scope,
): Promise<{ version: string; expressions: StoredExpression[] }> {
  const rows = await tx.query<Row>(EXPRESSIONS, [contractIds ?? null, themeId ?? null]);
  return { version: rows[0]?.version ?? "", expressions: rows.filter((row) => row.contract_id !== null) };
}

/**
 * The active expressions, read once and again only when any of them has changed: a batch of articles asks for one number.
 * Only committed changes are seen, and those at once. Each text is parsed once for as long as it is in use.
 */
export class ExpressionBook {
  private known: { version: string; edition: Edition } | null = null;
  private parsed = new Map<string, Expression>();

  /** One engine for as long as the book is read: it takes over only what changed. */
  private readonly matcherOf: (expressions: ActiveExpression[]) => Matcher;

  constructor(private readonly options: BookOptions = {}) {
    this.matcherOf = options.matcherOf ?? new EngineMatchers().of;
  }

  /** Whose expressions these are. */
  get scope(): Scope {
    return this.options.scope ?? {};
  }

  async current(tx: Transaction): Promise<Edition> {
    const [row] = await tx.query<{ version: string }>(VERSION);
    if (this.known && this.known.version === row?.version) return this.known.edition;
    const { version, expressions } = await readExpressions(tx, this.scope);
    const edition = this.edit(expressions, await readExcludedDomains(tx, this.scope));
    this.known = { version, edition };
    return edition;
  }

  private edit(rows: StoredExpression[], excluded: ExcludedDomains): Edition {
    const parsed = new Map<string, Expression>();
    const active = rows.flatMap((row): ActiveExpression[] => {
      const expression = this.parsed.get(row.expression) ?? this.read(row);
      if (!expression) return [];
      parsed.set(row.expression, expression);
      return [{ contractId: row.contract_id, themeId: row.theme_id, dataSection: row.data_section, expression }];
    });
    this.parsed = parsed;
    const content = this.scope.themeId === undefined ? "" : contentOf(rows, excluded);
    return { matcher: withoutExcluded(this.matcherOf(active), excluded), content };
  }

  private read(row: StoredExpression): Expression | null {
    const result = parseExpression(row.expression);
    if (result.ok) return result.expression;
    this.options.onUnreadable?.(row.expression_id);
    return null;
  }
}

const contentOf = (rows: readonly StoredExpression[], excluded: ExcludedDomains): string =>
  JSON.stringify([
    rows.map((row) => [row.contract_id, row.theme_id, row.data_section, row.expression]),
    [...excluded].map(([contractId, domains]) => [contractId, ...domains]),
  ]);
