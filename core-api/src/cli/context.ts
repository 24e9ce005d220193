import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { migrations } from "@kirinuki/migrations/all.ts";
import type { DataSource } from "typeorm";
import { type Config, ConfigError, loadConfig } from "../config/config.ts";
import { createDataSource } from "../data-source.ts";
import { type Installation, openInstallation } from "../db/installation.ts";
import { MIGRATIONS_TABLE } from "../db/migrate.ts";
import { PatientScope } from "../db/patient-scope.ts";
import { hasSecret } from "../db/secret.ts";
import { type Transaction, TransactionScope } from "../db/tenant.ts";
import { withClient } from "../db/with-client.ts";
import { AppError } from "../errors/app-error.ts";
import { ArchiveServers } from "../search/archive/archive-server.ts";
import { systemClock } from "../time/tokyo.ts";
import { CliFailure, wrongUse } from "./exit.ts";
import type { Io } from "./io.ts";

/** The validated environment. @throws CliFailure with every fault */
export function readConfig(): Config {
  try {
    const config = loadConfig();
    config.KIRINUKI_DATA = resolve(config.KIRINUKI_DATA);
    if (config.BACKUP_DIR !== undefined && config.BACKUP_DIR !== "off") config.BACKUP_DIR = resolve(config.BACKUP_DIR);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new CliFailure(["環境変数の設定に誤りがあります。", ...error.faults.map((fault) => `  ${fault}`)].join("\n"));
  }
}

/** Runs work with the database up and the roles in it, and gives both back in every case. */
export async function withInstallation<Result>(
  io: Io,
  work: (installation: Installation, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig();
  requireSecret(config);
  const installation = await openInstallation({
    stateDir: config.KIRINUKI_DATA,
    databaseUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    secret: config.KIRINUKI_SECRET,
    alsoSecret: config.KIRINUKI_SECRET_ALSO,
    note: io.tell,
    backupDir: config.BACKUP_DIR,
    openDatabase: io.openDatabase,
  }).catch((error: unknown) => {
    if (error instanceof CliFailure) throw error;
    throw new CliFailure(`データベースを利用できません: ${error instanceof Error ? error.message : error}`);
  });
  try {
    return await work(installation, config);
  } finally {
    await installation.release();
  }
}

/**
 * A secret made where nobody asked for it lies in a container's folder that is thrown away, or differs between two servers.
 * @throws CliFailure
 */
function requireSecret({ production, KIRINUKI_DATA, KIRINUKI_SECRET }: Config): void {
  if (!production || hasSecret(KIRINUKI_DATA, KIRINUKI_SECRET)) return;
  throw new CliFailure(
    "KIRINUKI_SECRETが設定されていません。「openssl rand -hex 32」で作成し、core-apiとworkerに同じ値を設定してください。",
  );
}

/** The same, connected as the operator's role, to a database whose tables are up to date. */
export function withOperator<Result>(
  io: Io,
  work: (scope: TransactionScope, config: Config, archives: ArchiveServers) => Promise<Result>,
): Promise<Result> {
  return withOperatorSource(io, (source, config, archives) => work(new TransactionScope(source), config, archives));
}

/** The same for a long run, which says so and waits while the database is away. */
export function withPatientOperator<Result>(
  io: Io,
  work: (scope: TransactionScope, config: Config) => Promise<Result>,
): Promise<Result> {
  const onWait = () => io.tell("データベースに接続できません。再び接続できるまで待ちます。");
  return withOperatorSource(io, (source, config) => work(new PatientScope(source, { onWait }), config));
}

function withOperatorSource<Result>(
  io: Io,
  work: (source: DataSource, config: Config, archives: ArchiveServers) => Promise<Result>,
): Promise<Result> {
  return withInstallation(io, async ({ ownerUrl, operatorUrl, roleSecret }, config) => {
    await requireMigrated(ownerUrl);
    return withDataSource(operatorUrl, "kirinuki-cli", (source) =>
      work(source, config, new ArchiveServers(roleSecret)),
    );
  });
}

/** A command has the time it needs: no statement is ended. */
async function withDataSource<Result>(
  url: string,
  applicationName: string,
  work: (source: DataSource) => Promise<Result>,
): Promise<Result> {
  const source = createDataSource({ url, poolSize: 4, statementTimeout: 0, applicationName });
  await source.initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

/** Who acts, in the trails: whoever may run commands on the server stands for the operator. */
export const CLI = "cli";

/** A change by a command, for services that note who made it. */
export const cliCall = (tx: Transaction) => ({
  tx,
  operatorId: CLI,
  requestId: randomUUID(),
  now: systemClock.now(),
});

/** @throws CliFailure for a code that no contract has */
export async function contractIdOf(tx: Transaction, code: string): Promise<number> {
  const [found] = await tx.query<{ id: number }>("SELECT contract_id AS id FROM contract WHERE contract_code = $1", [
    code,
  ]);
  if (!found) throw new CliFailure(`企業コード「${code}」の契約は見つかりません。`);
  return found.id;
}

/** A form's faults as a sentence for whoever typed them. */
export function said(error: unknown): never {
  if (error instanceof AppError && error.fieldErrors.length > 0)
    throw wrongUse(error.fieldErrors.map(({ message }) => message).join("\n"));
  throw error;
}

/** @throws CliFailure where tables are missing or of another version */
export async function requireMigrated(ownerUrl: string): Promise<void> {
  const applied = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ known: boolean }>("SELECT to_regclass($1) IS NOT NULL AS known", [
      MIGRATIONS_TABLE,
    ]);
    if (!rows[0]?.known) return new Set<string>();
    const names = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS_TABLE}`);
    return new Set(names.rows.map(({ name }) => name));
  });
  const missing = migrations.some((migration) => !applied.has(migration.name));
  if (missing)
    throw new CliFailure("データベースの表が最新ではありません。先に「kirinuki migrate」を実行してください。");
}
