import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { type Installation, openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import type pg from "pg";
import { discardInstallation } from "../support/discard-installation.ts";
import { testPool } from "../support/pool.ts";

/** A PostgreSQL of its own, which can be killed and comes back with what was committed. */
export class MortalDatabase {
  private constructor(
    private readonly stateDir: string,
    private installation: Installation,
    private readonly dataDir: string,
  ) {}

  static async make(): Promise<MortalDatabase> {
    const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-mortal-"));
    const installation = await openInstallation({ stateDir, openDatabase });
    await migrate(installation.ownerUrl);
    const dataDir = await withClient(installation.ownerUrl, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
      return rows[0]?.data_directory ?? "";
    });
    return new MortalDatabase(stateDir, installation, dataDir);
  }

  get operatorUrl(): string {
    return this.installation.operatorUrl;
  }

  get ownerUrl(): string {
    return this.installation.ownerUrl;
  }

  get secret(): string {
    return this.installation.secret;
  }

  /** Runs with connections of the schema's owner. */
  async asOwner<Result>(use: (owner: pg.Pool) => Promise<Result>): Promise<Result> {
    const owner = testPool(this.installation.ownerUrl, 2);
    try {
      return await use(owner);
    } finally {
      await owner.end();
    }
  }

  /** kill -9 of the server, its parts end by themselves; then it is started again, and puts right what was under way. */
  async killAndRestart(): Promise<void> {
    const [pid] = readFileSync(join(this.dataDir, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
    for (let gone = false; !gone; await delay(20)) gone = !isAlive(Number(pid));
    const before = this.installation;
    this.installation = await openInstallation({ stateDir: this.stateDir, openDatabase });
    if (this.installation.operatorUrl !== before.operatorUrl) throw new Error("the database came back elsewhere");
    await before.release();
  }

  async end(): Promise<void> {
    await this.installation.release();
    discardInstallation(this.stateDir);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
