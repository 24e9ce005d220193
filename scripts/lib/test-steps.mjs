import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, systemChromium, versionOf } from "./browser.mjs";
import { buildServers, buildWeb } from "./build.mjs";
import { staleFiles } from "./freshness.mjs";
import { packageBin } from "./paths.mjs";
import { pinnedBrowser } from "./pinned-browser.mjs";
import { nextFree } from "./ports.mjs";
import { ourEnvironment, run } from "./run.mjs";
import { say } from "./say.mjs";
import { afterSecondTry, fromPlaywright, fromVitest } from "./test-reports.mjs";

/** A step that failed without any test of its own to blame. */
export class StepFailure extends Error {}

/** Formatting and lint. */
export const lint = () =>
  command("Formatting or lint", packageBin("biome"), [
    "ci",
    "--error-on-warnings",
    `--colors=${process.stdout.isTTY ? "force" : "off"}`,
    ".",
  ]);

export const typecheck = () => command("The type check", packageBin("tsc"), ["-p", "tsconfig.json", "--noEmit"]);

/** Generated files against their sources. */
export async function generatedFilesAreFresh() {
  const stale = await staleFiles();
  if (stale.length > 0)
    throw new StepFailure(`Out of date, run "npm run generate":\n${stale.map((file) => `  ${file}`).join("\n")}`);
}

export const build = async () => {
  await Promise.all([buildServers(), buildWeb()]);
};

/** More failed files than these are no accident of a busy machine. */
const MOST_FILES_AGAIN = 3;
const MOST_JOURNEYS_AGAIN = 5;

/**
 * Unit, database, contract and rule tests. A few files that fail are run once more, alone.
 * @returns how many passed and failed, why others were skipped, and as `warnings` what needed the second try
 */
export async function unitTests() {
  const first = await vitest();
  const files = first.failedFiles;
  if (files.length === 0 || files.length > MOST_FILES_AGAIN) return ended(first);
  say(`\nOnce more, alone: ${files.join(", ")}`);
  const second = await vitest(files);
  return ended({ ...afterSecondTry(first, second), code: second.code });
}

const vitest = (files = []) =>
  reported(fromVitest, async (report) => {
    const args = [
      ...["run", "--reporter=default", "--silent=passed-only", "--reporter=json", `--outputFile.json=${report}`],
      ...files,
    ];
    const { code } = await run(process.execPath, [packageBin("vitest"), ...args], {
      env: ourEnvironment({ NODE_ENV: "test" }),
    });
    return code;
  });

/**
 * Browser tests on the whole product, started by the launcher on ports and data of its own.
 * @returns how many passed and failed, why others were skipped, and as `warnings` what needed the second try
 */
export const journeys = async () => inBrowser(await ensureBrowser());

/** What hangs most on the release of a browser: what axe sees, what a frame may do, what canvases and printing show. */
const MOST_SENSITIVE = ["accessibility", "books", "article-originals", "older-browsers"].map(
  (name) => `journeys/${name}.spec.ts`,
);

/**
 * The browser tests that hang most on the browser, in the system's own where that is another release: it warns of what comes.
 * NEWEST_BROWSER=all takes all of them, NEWEST_BROWSER=none leaves it out.
 * @returns as journeys(); what failed is in `warnings`, and a `note` says why nothing was run
 */
export async function newestJourneys() {
  const choice = process.env.NEWEST_BROWSER;
  const pinned = pinnedBrowser();
  const own = systemChromium();
  if (choice === "none") return { note: "left out by NEWEST_BROWSER=none" };
  if (process.env.CHROMIUM || pinned === undefined) return { note: "the browser above was the system's own" };
  if (own === undefined) return { note: "there is no other Chromium here" };
  const [theirs, ours] = [versionOf({ program: own }), versionOf(pinned)];
  if (theirs === undefined || theirs === ours) return { note: theirs ? "the same release" : `${own} does not start` };
  say(`Chromium ${theirs} of the system beside ${ours} of the lockfile. What fails here is a warning.`);
  const env = { CHROMIUM: own, FONTCONFIG_FILE: pinned.env.FONTCONFIG_FILE };
  try {
    const { failures, warnings = [], ...counts } = await inBrowser(env, choice === "all" ? [] : MOST_SENSITIVE);
    return { ...counts, failed: 0, warnings: [...failures, ...warnings] };
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    return { passed: 0, failed: 0, skipped: [], warnings: [error.message] };
  }
}

/** A few files that fail are run once more, alone and on a product of their own: what they had made in the first would be in their way. */
async function inBrowser(browser, specs = []) {
  const first = await playwright(browser, specs);
  const files = first.failedFiles.map((file) => `journeys/${file}`);
  if (files.length === 0 || files.length > MOST_JOURNEYS_AGAIN) return ended(first);
  say(`\nOnce more, on a product of their own: ${files.join(", ")}`);
  const second = await playwright(browser, [...files, "--workers=1", "--output=test-results/second-try"]);
  return ended({ ...afterSecondTry(first, second), code: second.code });
}

const playwright = (browser, more) =>
  reported(fromPlaywright, async (report) => {
    const base = await nextFree(18080, 6);
    const env = ourEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, JOURNEYS_PORT: String(base), ...browser });
    const args = ["test", "--config", "tests/playwright.config.ts", "--reporter=line,json", ...more];
    const { code } = await run(process.execPath, [packageBin("playwright"), ...args], { env });
    return code;
  });

async function command(what, program, args) {
  const { code } = await run(process.execPath, [program, ...args]);
  if (code !== 0) throw new StepFailure(`${what} found faults, see above.`);
}

/** Runs tests that leave a JSON report. @returns what it says, and the code that the run ended with */
async function reported(countOf, runTests) {
  const dir = mkdtempSync(join(tmpdir(), "kirinuki-report-"));
  try {
    const report = join(dir, "report.json");
    const code = await runTests(report);
    return { ...countOf(readReport(report)), code };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** The numbers of a run. One that ended badly without a failed test is a failed step. */
function ended({ code, ...counts }) {
  if (code !== 0 && counts.failed === 0)
    throw Object.assign(new StepFailure("The tests could not all be run, see above."), { counts });
  return counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new StepFailure("The tests did not start, see above.");
  }
}
