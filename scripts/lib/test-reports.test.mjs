import { expect, it } from "vitest";
import { fromPlaywright, fromVitest, skippedLines } from "./test-reports.mjs";

it("tells of vitest's skipped tests what each needs", () => {
  const tests = [
    ["passed", "reads feeds"],
    ["failed", "reads files"],
    ["skipped", "feeds (needs ../shared/data/feeds) are read"],
    ["pending", "nameless"],
  ].map(([status, fullName]) => ({ status, fullName }));
  expect(fromVitest({ numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults: tests }] })).toEqual({
    passed: 1,
    failed: 1,
    skipped: ["needs ../shared/data/feeds", "no reason in its title: nameless"],
  });
});

it("tells of Playwright's tests which failed and which were skipped", () => {
  const skip = { status: "skipped", annotations: [{ type: "skip", description: "needs ../shared" }] };
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: "a.spec.ts",
        specs: [{ title: "opens", ok: false, tests: [{ status: "unexpected", annotations: [] }] }],
        suites: [{ title: "phone", specs: [{ title: "reads", ok: true, tests: [skip] }] }],
      },
    ],
  };
  expect(fromPlaywright(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: ["needs ../shared"],
    failures: ["a.spec.ts › opens"],
  });
});

it("counts the skipped by their reason", () => {
  expect(skippedLines(["b", "a", "b"])).toEqual(["2 skipped: b", "1 skipped: a"]);
  expect(skippedLines([])).toEqual([]);
});
