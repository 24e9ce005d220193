import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { type Installation, openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { prepareQueue } from "@kirinuki/core-api/src/jobs/queue.ts";
import { builtPrograms } from "../../../scripts/lib/programs.mjs";
import { discardInstallation } from "../../support/discard-installation.ts";
import { freePort } from "../../support/free-port.ts";

const READY_WITHIN_MS = 300_000;

/** The built product, as `npm start` runs it: own database with the product's settings, core-api and bff on free ports. */
export interface Product {
  installation: Installation;
  /** KIRINUKI_DATA. */
  dataFolder: string;
  corePid: number;
  bffPid: number;
  coreUrl: string;
  webUrl: string;
  /** Resident memory of each process, MB. */
  memory(): Record<string, number>;
  stop(): Promise<void>;
}

async function ready(url: string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end) {
    const answered = await fetch(url).catch(() => null);
    if (answered?.ok) return;
    await delay(50);
  }
  throw new Error(`${url} was not ready in time`);
}

const residentMegabytes = (pid: number | undefined): number => {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(found?.[1] ?? 0) / 1024);
};

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null ? new Promise((resolve) => child.once("exit", resolve)) : Promise.resolve();

/** Starts it in a temporary folder, or in one that is kept. Needs the builds of core-api and bff. */
export async function startProduct(kept?: string): Promise<Product> {
  const stateDir = kept ?? mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
  const installation = await openInstallation({ stateDir, openDatabase });
  await migrate(installation.ownerUrl);
  await prepareQueue(installation.ownerUrl);
  const [corePort, port] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    KIRINUKI_DATA: stateDir,
    CORE_PORT: String(corePort),
    PORT: String(port),
    CORE_INNER_PORT: String(await freePort()),
    BFF_INNER_PORT: String(await freePort()),
    BFF_SECRET: "a secret of the benches, of forty characters",
    RATE_LIMIT: "1000000",
    LOGIN_RATE_LIMIT: "1000000",
  };
  const children = {
    "core-api": spawn(process.execPath, builtPrograms.service("serve"), { env, stdio: "inherit" }),
    bff: spawn(process.execPath, builtPrograms.bff(), { env, stdio: "inherit" }),
  };
  const [coreUrl, webUrl] = [`http://127.0.0.1:${corePort}`, `http://127.0.0.1:${port}`];
  await Promise.all([ready(`${coreUrl}/readyz`), ready(`${webUrl}/readyz`)]);
  return {
    installation,
    dataFolder: stateDir,
    corePid: children["core-api"].pid ?? 0,
    bffPid: children.bff.pid ?? 0,
    coreUrl,
    webUrl,
    memory: () =>
      Object.fromEntries(Object.entries(children).map(([name, child]) => [name, residentMegabytes(child.pid)])),
    async stop() {
      for (const child of Object.values(children)) child.kill("SIGTERM");
      await Promise.all(Object.values(children).map(ended));
      await installation.release();
      if (kept === undefined) discardInstallation(stateDir);
    },
  };
}
