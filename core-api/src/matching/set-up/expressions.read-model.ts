import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../db/tenant.ts";

/** An expression as it is matched: with synonyms in the place of each `syn:`. */
export interface StoredExpression {
  contract_id: number;
  theme_id: number;
  expression_id: number;
  data_section: DataSection | null;
  expression: string;
}

/** Whose expressions; absent means all of them. */
export interface ExpressionFilter {
  contractIds?: readonly number[];
  themeId?: number;
}

/** Expressions that match: those of stopped themes do not. */
const ACTIVE = `(SELECT x.contract_id, x.theme_id, x.expression_id, x.data_section, coalesce(x.expanded, x.expression) AS expression
  FROM expression x JOIN theme t USING (contract_id, theme_id) WHERE t.stopped_at IS NULL)`;

/** One statement, so that the version and the expressions are of one moment. */
const EXPRESSIONS = `
  SELECT v.version::text, e.contract_id, e.theme_id, e.expression_id, e.data_section, e.expression
  FROM expression_version v
  LEFT JOIN ${ACTIVE} e ON ($1::int[] IS NULL OR e.contract_id = ANY($1)) AND ($2::int IS NULL OR e.theme_id = $2)
  ORDER BY e.contract_id, e.theme_id, e.expression_id`;

type Row = StoredExpression & { version: string; contract_id: number | null };

/** The expressions by contract and theme, and the version that they are of. */
export async function readExpressions(
  tx: Transaction,
  { contractIds, themeId }: ExpressionFilter,
): Promise<{ version: string; expressions: StoredExpression[] }> {
  const rows = await tx.query<Row>(EXPRESSIONS, [contractIds ?? null, themeId ?? null]);
  return { version: rows[0]?.version ?? "", expressions: rows.filter((row) => row.contract_id !== null) };
}

/** Expressions that are read at a time: parsing and asking so many takes some milliseconds. */
const PART = 500;

const IN_PARTS = `
  DECLARE expressions_in_parts NO SCROLL CURSOR FOR
  SELECT contract_id, theme_id, expression_id, data_section, expression FROM ${ACTIVE} e
  ORDER BY contract_id, theme_id, expression_id`;

/** All expressions by contract and theme, as they are when the first part is read. The expressions of a theme are in one part. */
export async function* readInParts(tx: Transaction): AsyncGenerator<StoredExpression[]> {
  await tx.query(IN_PARTS);
  let part: StoredExpression[] = [];
  for (;;) {
    const rows = await tx.query<StoredExpression>(`FETCH ${PART} FROM expressions_in_parts`);
    part.push(...rows);
    if (rows.length < PART) break;
    const last = part.at(-1);
    const rest = part.findIndex((row) => row.theme_id === last?.theme_id && row.contract_id === last.contract_id);
    if (rest > 0) yield part.slice(0, rest);
    part = part.slice(rest);
  }
  await tx.query("CLOSE expressions_in_parts");
  if (part.length > 0) yield part;
}

/** The version now, and what changed since another. `isComplete`: nothing of that has been forgotten. */
export interface ChangesSince {
  version: string;
  isComplete: boolean;
  changed: StoredExpression[];
  /** Deleted, of a stopped theme, or of another theme than is asked for. */
  removed: Pick<StoredExpression, "contract_id" | "expression_id">[];
}

/** By its key each: as a join, a plan made while few had changed would read them all. */
const CHANGES = `
  SELECT v.version::text, v.changes_since <= $1::bigint AS is_complete, c.contract_id, c.expression_id, e.theme_id, e.data_section, e.expression
  FROM expression_version v
  LEFT JOIN (SELECT DISTINCT contract_id, expression_id FROM expression_change
    WHERE version > $1::bigint AND ($2::int[] IS NULL OR contract_id = ANY($2))) c ON v.changes_since <= $1::bigint
  LEFT JOIN LATERAL (SELECT x.theme_id, x.data_section, coalesce(x.expanded, x.expression) AS expression FROM expression x JOIN theme t USING (contract_id, theme_id)
    WHERE x.contract_id = c.contract_id AND x.expression_id = c.expression_id AND ($3::int IS NULL OR x.theme_id = $3)
      AND t.stopped_at IS NULL OFFSET 0) e ON true
  ORDER BY c.contract_id, c.expression_id`;

type ChangeRow = Omit<StoredExpression, "contract_id" | "theme_id"> & {
  version: string;
  is_complete: boolean;
  contract_id: number | null;
  theme_id: number | null;
};

/** What changed since a version that was read before; next to nothing to ask where that is nothing. */
export async function readChanges(
  tx: Transaction,
  since: string,
  { contractIds, themeId }: ExpressionFilter,
): Promise<ChangesSince> {
  const rows = await tx.query<ChangeRow>(CHANGES, [since, contractIds ?? null, themeId ?? null]);
  const changes: ChangesSince = {
    version: rows[0]?.version ?? "",
    isComplete: rows[0]?.is_complete ?? false,
    changed: [],
    removed: [],
  };
  for (const { contract_id, theme_id, expression_id, data_section, expression } of rows) {
    if (contract_id === null) continue;
    if (theme_id === null) changes.removed.push({ contract_id, expression_id });
    else changes.changed.push({ contract_id, theme_id, expression_id, data_section, expression });
  }
  return changes;
}
