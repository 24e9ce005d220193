import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import pg from "pg";
import { discardInstallation } from "../../support/discard-installation.ts";

/** A database of its own with all tables, for what is measured without a server: its owner, and the transactions of an operator. */
export async function openBenchDatabase() {
  const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
  const installation = await openInstallation({ stateDir, openDatabase });
  await migrate(installation.ownerUrl);
  const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2 });
  const options = { url: installation.operatorUrl, poolSize: 8, statementTimeout: 0, applicationName: "bench" };
  const source = createDataSource(options);
  await source.initialize();
  const close = async () => {
    await source.destroy();
    await owner.end();
    await installation.release();
    discardInstallation(stateDir);
  };
  return { stateDir, ownerUrl: installation.ownerUrl, owner, scope: new TransactionScope(source), close };
}
