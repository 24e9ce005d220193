import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { packageBin } from "./paths.mjs";
import { pinnedBrowser } from "./pinned-browser.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The program of an installed Chromium; CHROMIUM names one of your own. undefined when there is none on the path. */
export function systemChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter).concat("/usr/bin", "/snap/bin");
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** As the program tells it, "156.0.8078.79"; undefined where it does not start. */
export function versionOf({ program, env = {} }) {
  const { status, stdout } = spawnSync(program, ["--version"], { env: { ...process.env, ...env }, encoding: "utf8" });
  return status === 0 ? /\d+(?:\.\d+)+/.exec(stdout)?.[0] : undefined;
}

/**
 * Sees to a browser for the tests: CHROMIUM, else the one of the lockfile. Where that does not run (it is made for Linux on x64), one
 * that is there, else Debian's where we may install it, else Playwright's own.
 * @returns the environment by which tests/playwright.config.ts finds it. @throws Error when none can be had
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM || pinnedBrowser() !== undefined) return {};
  await ensureJapaneseType();
  if (systemChromium() === undefined) await apt(["chromium"], "the lockfile has no browser for this system");
  const found = systemChromium();
  if (found !== undefined) return { CHROMIUM: found };
  say("Fetching Playwright's own browser: the lockfile has none for this system, and none is installed.");
  const { code } = await run(process.execPath, [packageBin("playwright"), "install", "chromium"]);
  if (code !== 0)
    throw new Error(
      "There is no browser and none could be installed: install Chromium, or set CHROMIUM to the program.",
    );
  return {};
}

async function ensureJapaneseType() {
  const list = spawnSync("fc-list", [":lang=ja", "family"], { encoding: "utf8" });
  if (list.status !== 0 || list.stdout.trim() === "")
    await apt(["fonts-noto-cjk"], "the browser tests look at Japanese pages, and there is no Japanese type");
}

const canApt = () => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

/** Only where we may. A failure is told by what is missing afterwards. */
async function apt(packages, why) {
  if (!canApt()) return;
  say(`Installing ${packages.join(", ")} with apt-get: ${why}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, quiet: true });
  const { code, output } = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env,
    quiet: true,
  });
  if (code !== 0) say(`apt-get could not: ${output.trim().split("\n").at(-1)}`);
}
