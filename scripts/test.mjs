// npm test: everything that must hold. Ends with one line, "N passed, N failed": every test counts, and every step counts as one.
// Before it stands which tests failed, what was skipped and why, and the warnings: what passed only at its second try, and what
// failed in the system's own browser.
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { say, seconds } = await import("./lib/say.mjs");
const steps = await import("./lib/test-steps.mjs");
const { skippedLines } = await import("./lib/test-reports.mjs");

const STEPS = [
  ["formatting and lint", steps.lint],
  ["types", steps.typecheck],
  ["generated files are fresh", steps.generatedFilesAreFresh],
  ["build", steps.build],
  ["unit, database, contract and rule tests", steps.unitTests],
  ["browser tests", steps.journeys],
  ["the system's own browser", steps.newestJourneys],
];

const total = { passed: 0, failed: 0 };
const summary = [];
const failures = [];
const skipped = [];
const warnings = [];

for (const [name, run] of STEPS) {
  say(`\n== ${name}`);
  const began = Date.now();
  let counts;
  let fault;
  try {
    counts = await run();
  } catch (error) {
    fault = error instanceof steps.StepFailure ? error.message : error.stack;
    counts = error.counts;
    say(fault);
  }
  const { passed = 0, failed = 0, note } = counts ?? {};
  const isRight = fault === undefined && failed === 0;
  total.passed += passed + (isRight ? 1 : 0);
  total.failed += failed + (isRight ? 0 : 1);
  failures.push(...(counts?.failures ?? []));
  skipped.push(...(counts?.skipped ?? []));
  warnings.push(...(counts?.warnings ?? []).map((line) => `${name}: ${line}`));
  const tests = note ? `, nothing run: ${note}` : counts ? `, ${testsOf(counts)}` : "";
  summary.push(`${isRight ? "ok    " : "FAILED"}  ${name} (${seconds(began)}${tests})`);
}

function testsOf({ passed, failed, skipped, warnings = [] }) {
  const warned = warnings.length > 0 ? `, ${warnings.length} WARNINGS` : "";
  return `${passed} tests passed, ${failed} failed, ${skipped.length} skipped${warned}`;
}

say(`\n${summary.join("\n")}\n`);
if (failures.length > 0) say(`Failed:\n${failures.map((line) => `  ${line}`).join("\n")}\n`);
if (skipped.length > 0) say(`${skippedLines(skipped).join("\n")}\n`);
if (warnings.length > 0) say(`Warnings, to be looked into:\n${warnings.map((line) => `  ${line}`).join("\n")}\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
