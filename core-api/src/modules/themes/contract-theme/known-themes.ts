import type { Transaction } from "../../../db/tenant.ts";

export interface KnownExpression {
  id: string;
  section: number | null;
  expression: string;
  canonical: string;
  version: number;
}

export interface KnownTheme {
  id: string;
  name: string;
  stopped: boolean;
  version: number;
  expressions: readonly KnownExpression[];
}

/** A contract that a file names, with all of its themes. */
export interface KnownContract {
  id: string;
  code: string;
  byId: ReadonlyMap<string, KnownTheme>;
  byName: ReadonlyMap<string, KnownTheme>;
}

const THEMES = `
  SELECT c.contract_id::text AS "contractId", c.contract_code AS code, t.theme_id::text AS id, t.theme_name AS name,
    t.stopped_at IS NOT NULL AS stopped, t.version,
    coalesce((SELECT json_agg(json_build_object('id', e.expression_id::text, 'section', e.data_section, 'expression', e.expression,
        'canonical', e.canonical, 'version', e.version) ORDER BY e.expression_id)
      FROM expression e WHERE e.contract_id = t.contract_id AND e.theme_id = t.theme_id), '[]') AS expressions
  FROM contract c LEFT JOIN theme t USING (contract_id)
  WHERE c.contract_code = ANY ($1::text[]) AND c.deleted_at IS NULL ORDER BY c.contract_id, t.theme_id`;

type Row = { contractId: string; code: string } & (KnownTheme | { id: null });

/** The contracts of these codes, by code; unknown codes have none. */
export async function readKnownThemes(
  tx: Transaction,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KnownContract>> {
  const rows = await tx.query<Row>(THEMES, [[...codes]]);
  const contracts = new Map<string, { id: string; themes: KnownTheme[] }>();
  for (const { contractId, code, ...theme } of rows) {
    const contract = contracts.get(code) ?? { id: contractId, themes: [] };
    contracts.set(code, contract);
    if (theme.id !== null) contract.themes.push(theme);
  }
  return new Map(
    [...contracts].map(([code, { id, themes }]) => [
      code,
      {
        id,
        code,
        byId: new Map(themes.map((theme) => [theme.id, theme])),
        byName: new Map(themes.map((theme) => [theme.name, theme])),
      },
    ]),
  );
}
