// npm test: everything that must hold. Ends with one line, "N passed, N failed": every test counts, and every step counts as one.
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { say, seconds } = await import("./lib/say.mjs");
const steps = await import("./lib/test-steps.mjs");

const STEPS = [
  ["formatting and lint", steps.lint],
  ["types", steps.typecheck],
  ["generated files are fresh", steps.generatedFilesAreFresh],
  ["build", steps.build],
  ["unit, database, contract and rule tests", steps.unitTests],
  ["browser tests", steps.journeys],
];

const total = { passed: 0, failed: 0 };
const summary = [];

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
  const { passed = 0, failed = 0 } = counts ?? {};
  const isRight = fault === undefined && failed === 0;
  total.passed += passed + (isRight ? 1 : 0);
  total.failed += failed + (isRight ? 0 : 1);
  const tests = counts ? `, ${passed} tests passed, ${failed} failed` : "";
  summary.push(`${isRight ? "ok    " : "FAILED"}  ${name} (${seconds(began)}${tests})`);
}

say(`\n${summary.join("\n")}\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
