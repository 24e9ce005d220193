import { setImmediate } from "node:timers/promises";
import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { parseExpanded } from "@kirinuki/schema/expression/parse.ts";
import type { StoredExpression } from "./expressions.read-model.ts";
import type { ExpressionChanges, ExpressionKey, KeyedExpression } from "./matcher.ts";

type StoredKey = Pick<StoredExpression, "contract_id" | "expression_id">;

interface Entry {
  row: StoredExpression;
  expression: Expression | null;
}

/** What texts parse to; null: they can't be read. */
export type ParsedTexts = ReadonlyMap<string, Expression | null>;

/** Texts that are parsed without others taking their turn: some milliseconds. */
const AT_ONCE = 500;

/** Expressions as they were last read. Each text is parsed once for as long as it is in use: the same text, the same object. */
export class ParsedExpressions {
  private readonly entries = new Map<string, Entry>();
  private readonly parsed = new Map<string, { expression: Expression; uses: number }>();

  /** @param onUnreadable told of a stored expression that can no longer be read; it takes no part until somebody saves it anew */
  constructor(private readonly onUnreadable?: (expressionId: number) => void) {}

  /** In the order of contracts, themes and expressions. */
  rows(): StoredExpression[] {
    return Array.from(this.entries.values(), ({ row }) => row).sort(
      (a, b) => a.contract_id - b.contract_id || a.theme_id - b.theme_id || a.expression_id - b.expression_id,
    );
  }

  /** For `fill`: what is not parsed yet, in small steps between which others take their turn. */
  async parseAhead(rows: readonly StoredExpression[]): Promise<ParsedTexts> {
    const ahead = new Map<string, Expression | null>();
    for (const { expression: text } of rows) {
      if (this.parsed.has(text) || ahead.has(text)) continue;
      ahead.set(text, parsedOf(text));
      if (ahead.size % AT_ONCE === 0) await setImmediate();
    }
    return ahead;
  }

  /** These and no others. @returns those that can be read */
  fill(rows: readonly StoredExpression[], ahead: ParsedTexts = new Map()): KeyedExpression[] {
    const before = [...this.entries.values()];
    this.entries.clear();
    const active = rows.flatMap((row) => this.put(row, ahead));
    for (const entry of before) this.release(entry);
    return active;
  }

  /** @returns the same for whoever knows the expressions as they were before */
  change(changed: readonly StoredExpression[], removed: readonly StoredKey[]): ExpressionChanges {
    const active: KeyedExpression[] = [];
    const gone: ExpressionKey[] = removed.map(keyOf);
    const before = [...changed, ...removed].flatMap((row) => this.entries.get(nameOf(row)) ?? []);
    for (const row of removed) this.entries.delete(nameOf(row));
    for (const row of changed) {
      const put = this.put(row);
      active.push(...put);
      if (put.length === 0) gone.push(keyOf(row));
    }
    for (const entry of before) this.release(entry);
    return { changed: active, removed: gone };
  }

  private put(row: StoredExpression, ahead?: ParsedTexts): KeyedExpression[] {
    const expression = this.take(row, ahead);
    this.entries.set(nameOf(row), { row, expression });
    if (expression === null) return [];
    return [{ ...keyOf(row), themeId: row.theme_id, dataSection: row.data_section, expression }];
  }

  private take({ expression: text, expression_id }: StoredExpression, ahead?: ParsedTexts): Expression | null {
    const known = this.parsed.get(text);
    if (known !== undefined) {
      known.uses += 1;
      return known.expression;
    }
    const expression = ahead?.get(text) ?? parsedOf(text);
    if (expression !== null) this.parsed.set(text, { expression, uses: 1 });
    else this.onUnreadable?.(expression_id);
    return expression;
  }

  private release({ row }: Entry): void {
    const known = this.parsed.get(row.expression);
    if (known === undefined) return;
    known.uses -= 1;
    if (known.uses === 0) this.parsed.delete(row.expression);
  }
}

function parsedOf(text: string): Expression | null {
  const result = parseExpanded(text);
  return result.ok ? result.expression : null;
}

const keyOf = ({ contract_id, expression_id }: StoredKey): ExpressionKey => ({
  contractId: contract_id,
  expressionId: expression_id,
});

const nameOf = ({ contract_id, expression_id }: StoredKey): string => `${contract_id}/${expression_id}`;
