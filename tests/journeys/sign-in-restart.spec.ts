import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { builtPrograms } from "../../scripts/lib/programs.mjs";
import { freePort } from "../support/free-port.ts";
import { homeAddress } from "./collection.ts";
import { expect, fillLogin, PASSWORD, test } from "./fixtures.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A process of ours on the database of the product that is running; a second one beside the launcher's. */
function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: builtPrograms.nodeEnv, ...env },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

const isReady = (port: number): Promise<void> =>
  expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true);
  }).toPass({ timeout: 90_000 });

test("a session outlives the server: core-api dies in its middle, comes back, and the user goes on", async ({
  page,
  faults,
}, { config }) => {
  test.setTimeout(600_000);
  const [corePort, webPort] = [await freePort(), await freePort()];
  const env = {
    KIRINUKI_DATA: config.metadata.stateDir,
    CORE_PORT: String(corePort),
    PORT: String(webPort),
    CORE_INNER_PORT: String(await freePort()),
    BFF_INNER_PORT: String(await freePort()),
    BFF_SECRET: "a secret of this journey, of forty characters",
  };
  const serve = () => start(builtPrograms.service("serve"), env);
  const bff = start(builtPrograms.bff(), env);
  let core = serve();
  try {
    await Promise.all([isReady(corePort), isReady(webPort)]);
    await page.goto(`http://localhost:${webPort}${homeAddress({ tab: "web" })}`);
    await fillLogin(page, "kirinuki", "topic01", PASSWORD);
    const menu = page.getByRole("button", { name: /のメニュー$/ });
    await expect(menu).toBeVisible();

    await end(core, "SIGKILL");
    await page.keyboard.press("[");
    // Nobody is thrown out by a server that is away: the list says so, and can be asked for again.
    const again = page.getByRole("button", { name: "もう一度読み込む" }).first();
    await expect(again).toBeVisible();
    await expect(menu).toBeVisible();

    core = serve();
    await isReady(corePort);
    await again.click();
    await expect(page.getByRole("button", { name: "もう一度読み込む" })).toHaveCount(0);
    await page.keyboard.press("[");
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(menu).toBeVisible();
    expect(page.url()).not.toContain("/0001");
  } finally {
    // What the page would still ask of them.
    await page.close();
    await Promise.all([end(core, "SIGTERM"), end(bff, "SIGTERM")]);
  }
  // The calls that met no server are what this journey is about.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/HTTP 50[234]|status of 50[234]/.test(fault)));
});
