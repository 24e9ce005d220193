import { randomBytes } from "node:crypto";
import type pg from "pg";
import { API_ROLE, OPERATOR_ROLE } from "../../db/roles.ts";
import { scramVerifier } from "../../db/scram.ts";
import { ARCHIVE_READER, ARCHIVE_ROLE, type Archive, type ArchiveServers, withArchive } from "./archive-server.ts";

/** Why a server can't be an archive, in a sentence for whoever adds it. */
export class UnfitArchive extends Error {}

const OLDEST_VERSION = 150_000;
/** Of a search on an archive, as of one here. */
const SEARCH_OPTIONS = "-c enable_seqscan=off -c jit=off -c statement_timeout=10000";

/**
 * Prepares a server: its roles, and the tables of search without rows. What is there already stays. The database must exist, and be ours alone.
 * @param login of whoever may make roles there; it is not kept
 * @throws UnfitArchive, ArchiveAway
 */
export async function prepareArchive(
  archive: Archive,
  login: { user: string; password: string },
  servers: ArchiveServers,
): Promise<void> {
  await withArchive(archive, login, async (client) => {
    await demandFit(client, archive.name);
    for (const role of [ARCHIVE_ROLE, ARCHIVE_READER] as const) await makeRole(client, role, servers.passwordOf(role));
    await client.query(`
      CREATE SCHEMA IF NOT EXISTS intarray;
      CREATE EXTENSION IF NOT EXISTS intarray SCHEMA intarray;
      GRANT USAGE ON SCHEMA intarray TO ${ARCHIVE_ROLE}, ${ARCHIVE_READER};
      GRANT CREATE, USAGE ON SCHEMA public TO ${ARCHIVE_ROLE};
      GRANT USAGE ON SCHEMA public TO ${ARCHIVE_READER};`);
  });
  await servers.write(archive, async (client) => {
    await client.query(TABLES);
    await client.query("INSERT INTO archive_mark (archive_name) VALUES ($1) ON CONFLICT DO NOTHING", [archive.name]);
  });
}

/** As the main server has them (migrations, search); which archive it is, so that nobody adds it by two names. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS article_search (
    article_id bigint NOT NULL,
    arrived_on date NOT NULL,
    data_section smallint NOT NULL,
    media_code text NOT NULL,
    media_name text NOT NULL,
    host text,
    issued_on date,
    published_at timestamptz,
    norm text COLLATE "C" NOT NULL,
    grams int[] NOT NULL,
    own_contract_id int,
    PRIMARY KEY (article_id, arrived_on)
  ) PARTITION BY RANGE (arrived_on);
  ALTER TABLE article_search ALTER COLUMN norm SET STORAGE EXTERNAL, ALTER COLUMN norm SET STATISTICS 0,
    ALTER COLUMN grams SET STORAGE EXTERNAL;
  CREATE INDEX IF NOT EXISTS article_search_grams ON article_search USING gin (grams intarray.gin__int_ops) WITH (fastupdate = on);
  GRANT SELECT ON article_search TO ${ARCHIVE_READER};
  CREATE TABLE IF NOT EXISTS archive_mark (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    archive_name text NOT NULL
  );`;

async function demandFit(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; product: boolean; marked: boolean }>(`
    SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
      to_regclass('public.contract') IS NOT NULL AS product, to_regclass('public.archive_mark') IS NOT NULL AS marked`);
  const [found] = rows;
  if (!found || found.version < OLDEST_VERSION)
    throw new UnfitArchive("PostgreSQL 15以降のサーバーを指定してください。");
  if (found.encoding !== "UTF8") throw new UnfitArchive("文字コードがUTF8のデータベースを指定してください。");
  if (found.product) throw new UnfitArchive("製品のデータベースです。保管専用の別のデータベースを指定してください。");
  if (!found.marked) return;
  const mark = await client.query<{ archive_name: string }>("SELECT archive_name FROM archive_mark");
  const other = mark.rows[0]?.archive_name ?? name;
  if (other !== name) throw new UnfitArchive(`すでに保管サーバー「${other}」として使われているデータベースです。`);
}

async function makeRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rows } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
  // Never the password itself, which a server may write to its log.
  const verifier = client.escapeLiteral(scramVerifier(password, randomBytes(16)));
  const attributes = `LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${verifier}`;
  await client.query(`${rows.length === 0 ? "CREATE" : "ALTER"} ROLE ${role} ${attributes}`);
}

const FOREIGN_DATA = "postgres_fdw";
/** A user mapping takes a password as it is: no log of the server is to have it. Only a superuser may say so. */
const UNLOGGED = `
  SELECT set_config(name, value, true) FROM (VALUES ('log_statement', 'none'), ('log_min_duration_statement', '-1'),
    ('log_min_error_statement', 'panic'), ('log_parameter_max_length_on_error', '0')) AS quiet(name, value)
  WHERE current_setting('is_superuser') = 'on'`;

export interface PlaceRow {
  hosts: string;
  ports: string;
  database_name: string;
  ssl_mode: string;
}

/**
 * Makes an archive known here: as a foreign server that the roles of searches may read. Known already, its place and passwords are put right.
 * @param owner the owner of our tables
 * @param noteChange is given what was known of it, in the same transaction
 * @throws UnfitArchive where this server may not ask others
 */
export async function registerArchive(
  owner: pg.Client,
  archive: Archive,
  servers: ArchiveServers,
  noteChange: (before: PlaceRow | null) => Promise<void>,
): Promise<void> {
  await owner.query("BEGIN");
  try {
    await owner.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.archive'))");
    await demandForeignData(owner);
    const { rows } = await owner.query<PlaceRow>(
      "SELECT hosts, ports, database_name, ssl_mode FROM search_archive WHERE archive_name = $1",
      [archive.name],
    );
    await owner.query(
      `INSERT INTO search_archive (archive_name, hosts, ports, database_name, ssl_mode) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (archive_name) DO UPDATE SET hosts = $2, ports = $3, database_name = $4, ssl_mode = $5`,
      [archive.name, archive.hosts, archive.ports, archive.databaseName, archive.sslMode],
    );
    await makeServer(owner, archive, servers);
    await noteChange(rows[0] ?? null);
    await owner.query("COMMIT");
  } catch (error) {
    await owner.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function demandForeignData(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query("SELECT 1 FROM pg_extension WHERE extname = $1", [FOREIGN_DATA]);
  if (rows.length > 0) return;
  await owner.query("SAVEPOINT extension");
  try {
    await owner.query("CREATE SCHEMA IF NOT EXISTS fdw; CREATE EXTENSION postgres_fdw SCHEMA fdw");
  } catch {
    throw new UnfitArchive(
      "拡張機能postgres_fdwを作成できません。製品のデータベースで、管理者が「CREATE EXTENSION postgres_fdw」を実行し、所有者に「GRANT USAGE ON FOREIGN DATA WRAPPER postgres_fdw」で権限を与えてください。",
    );
  }
}

async function makeServer(owner: pg.Client, archive: Archive, servers: ArchiveServers): Promise<void> {
  const server = owner.escapeIdentifier(`kirinuki_${archive.name}`);
  const options: Record<string, string> = {
    host: archive.hosts,
    port: archive.ports,
    dbname: archive.databaseName,
    sslmode: archive.sslMode,
    extensions: "intarray",
    updatable: "false",
    async_capable: "true",
    fetch_size: "10000",
    connect_timeout: "2",
    tcp_user_timeout: "3000",
    keepalives_idle: "5",
    options: SEARCH_OPTIONS,
  };
  const known = await owner.query<{ names: string[] | null }>(
    "SELECT (SELECT array_agg(option_name) FROM pg_options_to_table(srvoptions)) AS names FROM pg_foreign_server WHERE srvname = $1",
    [`kirinuki_${archive.name}`],
  );
  const list = (verb: (name: string) => string) =>
    Object.entries(options)
      .map(([name, value]) => `${verb(name)}${name} ${owner.escapeLiteral(value)}`)
      .join(", ");
  if (known.rows.length === 0)
    await owner.query(`CREATE SERVER ${server} FOREIGN DATA WRAPPER postgres_fdw OPTIONS (${list(() => "")})`);
  else {
    const names = new Set(known.rows[0]?.names ?? []);
    await owner.query(`ALTER SERVER ${server} OPTIONS (${list((name) => (names.has(name) ? "SET " : "ADD "))})`);
  }
  const login = `user '${ARCHIVE_READER}', password ${owner.escapeLiteral(servers.passwordOf(ARCHIVE_READER))}`;
  await owner.query(UNLOGGED);
  for (const role of [API_ROLE, OPERATOR_ROLE])
    await owner.query(
      `DROP USER MAPPING IF EXISTS FOR ${role} SERVER ${server}; CREATE USER MAPPING FOR ${role} SERVER ${server} OPTIONS (${login})`,
    );
}
