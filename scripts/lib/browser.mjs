import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { packageBin } from "./paths.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The program of an installed Chromium; CHROMIUM names one of your own. undefined when there is none on the path. */
export function systemChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter).concat("/usr/bin", "/snap/bin");
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/**
 * Sees to a browser for the tests: one that is there, else Debian's where we may install it, else Playwright's own. Japanese type
 * comes with it where that is possible.
 * @returns the program, or undefined for Playwright's own. @throws Error when none can be had
 */
export async function ensureBrowser() {
  await ensureJapaneseType();
  if (systemChromium() === undefined && canApt()) await apt(["chromium"]);
  const found = systemChromium();
  if (found !== undefined) return found;
  say("Fetching Playwright's own browser.");
  const { code } = await run(process.execPath, [packageBin("playwright"), "install", "chromium"]);
  if (code !== 0)
    throw new Error(
      "There is no browser and none could be installed: install Chromium, or set CHROMIUM to the program.",
    );
  return undefined;
}

async function ensureJapaneseType() {
  const list = spawnSync("fc-list", [":lang=ja", "family"], { encoding: "utf8" });
  if ((list.status !== 0 || list.stdout.trim() === "") && canApt()) await apt(["fonts-noto-cjk"]);
}

const canApt = () => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

/** A failure is told by what is missing afterwards. */
async function apt(packages) {
  say(`Installing ${packages.join(", ")} for the browser tests.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, quiet: true });
  const { code, output } = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env,
    quiet: true,
  });
  if (code !== 0) say(`apt-get could not: ${output.trim().split("\n").at(-1)}`);
}
