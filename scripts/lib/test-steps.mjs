import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildServers, buildWeb } from "./build.mjs";
import { staleFiles } from "./freshness.mjs";
import { packageBin } from "./paths.mjs";
import { nextFree } from "./ports.mjs";
import { ourEnvironment, run } from "./run.mjs";

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

/** Unit, database, contract and rule tests. @returns how many passed and failed */
export const unitTests = () =>
  counted(async (report) => {
    const args = [
      "run",
      "--reporter=default",
      "--silent=passed-only",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    const { code } = await run(process.execPath, [packageBin("vitest"), ...args], {
      env: ourEnvironment({ NODE_ENV: "test" }),
    });
    return {
      code,
      countOf: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    };
  });

/** Browser tests on the whole product, started by the launcher on ports and data of its own. @returns how many passed and failed */
export const journeys = () =>
  counted(async (report) => {
    const chromium = await ensureBrowser();
    const base = await nextFree(18080, 6);
    const env = ourEnvironment({
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      JOURNEYS_PORT: String(base),
      ...(chromium === undefined ? {} : { CHROMIUM: chromium }),
    });
    const args = ["test", "--config", "tests/playwright.config.ts", "--reporter=line,json"];
    const { code } = await run(process.execPath, [packageBin("playwright"), ...args], { env });
    return { code, countOf: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }) };
  });

async function command(what, program, args) {
  const { code } = await run(process.execPath, [program, ...args]);
  if (code !== 0) throw new StepFailure(`${what} found faults, see above.`);
}

/** Runs tests that leave a JSON report, and counts from it. A run that ends badly without a failed test is a failed step. */
async function counted(runTests) {
  const dir = mkdtempSync(join(tmpdir(), "kirinuki-report-"));
  try {
    const report = join(dir, "report.json");
    const { code, countOf } = await runTests(report);
    const counts = countOf(readReport(report));
    if (code !== 0 && counts.failed === 0)
      throw Object.assign(new StepFailure("The tests could not all be run, see above."), { counts });
    return counts;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new StepFailure("The tests did not start, see above.");
  }
}
