/** Runs one statement and gives its rows. */
export type Query = <Row>(sql: string) => Promise<Row[]>;

interface TenantTable {
  name: string;
  secured: boolean;
  policies: string[];
  leading: boolean;
}

/** Tables with a contract_id, whether row-level security is on, its policies, and whether the primary key begins with contract_id. */
const TENANT_TABLES = `
  SELECT c.relname AS name, c.relrowsecurity AS secured,
    ARRAY(SELECT p.policyname || ' ' || p.roles::text FROM pg_policies p WHERE p.schemaname = 'public' AND p.tablename = c.relname ORDER BY 1) AS policies,
    coalesce((SELECT a2.attname = 'contract_id' FROM pg_index i JOIN pg_attribute a2 ON a2.attrelid = c.oid AND a2.attnum = i.indkey[0]
              WHERE i.indrelid = c.oid AND i.indisprimary), false) AS leading
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'contract_id' AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  ORDER BY 1`;

const POLICIES = ["all_contracts {kirinuki_operator}", "one_contract {kirinuki_api}"];

function faultsOf(table: TenantTable): string[] {
  return [
    ...(table.secured ? [] : [`${table.name}: row-level security is off`]),
    ...(JSON.stringify(table.policies) === JSON.stringify(POLICIES)
      ? []
      : [`${table.name}: policies are ${JSON.stringify(table.policies)}`]),
    ...(table.leading ? [] : [`${table.name}: its primary key does not begin with contract_id`]),
  ];
}

/** What is wrong with the wall between contracts, each as a sentence; and how many tables stand behind it. */
export async function wallFaults(query: Query): Promise<{ tables: number; faults: string[] }> {
  const tables = await query<TenantTable>(TENANT_TABLES);
  return { tables: tables.length, faults: tables.flatMap(faultsOf) };
}

/** Tables without a contract_id: shared by all customers, so nothing of one customer may stand in them. */
export const SHARED_TABLES = `
  SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND NOT EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'contract_id')
  ORDER BY 1`;

/** Rights that the customers' role has beyond reading the shared tables, or on anything it should not see at all. */
export const API_WRITES_SHARED = `
  SELECT table_name || ' ' || privilege_type AS granted FROM information_schema.role_table_grants g
  WHERE grantee = 'kirinuki_api' AND table_schema = 'public' AND privilege_type <> 'SELECT'
    AND NOT EXISTS (SELECT 1 FROM information_schema.columns c
                    WHERE c.table_schema = 'public' AND c.table_name = g.table_name AND c.column_name = 'contract_id')
  ORDER BY 1`;
