import type pg from "pg";
import { addDays, type DayString } from "../../time/tokyo.ts";

/** A search row as text, as it travels between servers. */
export type SearchRowText = Readonly<Record<(typeof COLUMNS)[number][0], string | null>>;

const COLUMNS = [
  ["article_id", "bigint"],
  ["arrived_on", "date"],
  ["data_section", "smallint"],
  ["media_code", "text"],
  ["media_name", "text"],
  ["host", "text"],
  ["issued_on", "date"],
  ["published_at", "timestamptz"],
  ["norm", "text"],
  ["grams", "text"],
  ["own_contract_id", "int"],
] as const;

/** What to select of rows that `insertRows` is given. */
export const ROW_AS_TEXT = COLUMNS.map(([name]) => `r.${name}::text`).join(", ");

const NAMES = COLUMNS.map(([name]) => name).join(", ");
const INSERT = `
  SELECT ${COLUMNS.map(([name]) => (name === "grams" ? "n.grams::int[]" : `n.${name}`)).join(", ")}
  FROM unnest(${COLUMNS.map(([, type], at) => `$${at + 1}::${type}[]`).join(", ")}) AS n(${NAMES})`;

/** `table`: article_search, or a week of it. */
export async function insertRows(client: pg.Client, table: string, rows: readonly SearchRowText[]): Promise<void> {
  if (rows.length === 0) return;
  const values = COLUMNS.map(([name]) => rows.map((row) => row[name]));
  await client.query(`INSERT INTO ${table} (${NAMES}) ${INSERT}`, values);
}

/** Rows of `r`, their number and a sum over all that is in them: two servers that tell the same have the same rows. */
export const DIGEST = `count(*)::int AS rows,
  coalesce(sum(('x' || left(md5(concat_ws('|', r.article_id, r.arrived_on, r.data_section, r.media_code, r.media_name, r.host, r.issued_on,
    extract(epoch FROM r.published_at), r.own_contract_id, r.norm, r.grams::text)), 15))::bit(60)::bigint), 0)::text AS sum`;

export interface Digest {
  rows: number;
  sum: string;
}

export const weekTable = (week: DayString): string => `article_search_${week.replaceAll("-", "")}`;

/** A week's table there, with all but its place in the partitioned one; what a broken move left of it is dropped. */
export async function makeWeek(client: pg.Client, week: DayString): Promise<void> {
  const table = weekTable(week);
  await client.query(`DROP TABLE IF EXISTS ${table}`);
  await client.query(
    `CREATE TABLE ${table} (LIKE article_search INCLUDING DEFAULTS INCLUDING STORAGE INCLUDING CONSTRAINTS) WITH (toast_tuple_target = 128)`,
  );
}

/** The index after the rows, which is quicker; attached last, so that nobody sees a part of a week. */
export async function attachWeek(client: pg.Client, week: DayString): Promise<void> {
  const table = weekTable(week);
  const [from, to] = [week, addDays(week, 7)].map((day) => `'${day}'`);
  await client.query("SET maintenance_work_mem = '256MB'");
  await client.query(`CREATE INDEX ON ${table} USING gin (grams intarray.gin__int_ops) WITH (fastupdate = on)`);
  await client.query(`ALTER TABLE ${table} ADD PRIMARY KEY (article_id, arrived_on)`);
  // Attaching need not look at each row then.
  await client.query(
    `ALTER TABLE ${table} ADD CONSTRAINT in_week CHECK (arrived_on >= ${from} AND arrived_on < ${to})`,
  );
  await client.query(`ANALYZE ${table}`);
  await client.query(`ALTER TABLE article_search ATTACH PARTITION ${table} FOR VALUES FROM (${from}) TO (${to})`);
}

/** Where an archive was lost and begins empty, its weeks are made as their rows come in again. */
export async function ensureWeek(client: pg.Client, week: DayString): Promise<void> {
  const { rows } = await client.query("SELECT 1 WHERE to_regclass($1) IS NULL", [weekTable(week)]);
  if (rows.length === 0) return;
  await makeWeek(client, week);
  await attachWeek(client, week);
}
