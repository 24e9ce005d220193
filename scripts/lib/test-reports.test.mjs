import { expect, it } from "vitest";
import { afterSecondTry, fromPlaywright, fromVitest, skippedLines } from "./test-reports.mjs";

it("tells of vitest's skipped tests what each needs, and of the failed ones why", () => {
  const tests = [
    ["passed", "reads feeds"],
    ["failed", "reads files"],
    ["skipped", "feeds (needs ../shared/data/feeds) are read"],
    ["pending", "nameless"],
  ].map(([status, fullName]) => ({ status, fullName, failureMessages: ["AssertionError:\n  expected 1"] }));
  const testResults = [
    { name: "files.test.ts", status: "failed", assertionResults: tests },
    { name: "days.test.ts", status: "passed", assertionResults: [] },
  ];
  expect(fromVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    skipped: ["needs ../shared/data/feeds", "no reason in its title: nameless"],
    failures: ["reads files: AssertionError: expected 1"],
    failedFiles: ["files.test.ts"],
  });
});

it("takes what passed at its second try for passed, and warns of it", () => {
  const first = {
    passed: 7,
    failed: 2,
    skipped: ["needs a server", "no reason: left out after a failure"],
    failures: ["reads: expected 1", "writes: expected 2"],
  };
  const second = { passed: 3, failed: 1, skipped: ["needs a server"], failures: ["writes: expected 9"] };
  expect(afterSecondTry(first, second)).toEqual({
    ...{ passed: 9, failed: 1, skipped: ["needs a server"] },
    failures: ["writes: expected 9"],
    warnings: ["reads: expected 1"],
  });
});

it("tells of Playwright's tests which failed, in which files, and which were skipped", () => {
  const skip = { status: "skipped", annotations: [{ type: "skip", description: "needs ../shared" }] };
  const results = [{ error: { message: "\u001b[31mTimeout\u001b[39m of 300 s" } }];
  const failed = { status: "unexpected", annotations: [], results };
  const passed = { status: "expected", annotations: [], results: [{}] };
  const report = {
    stats: { expected: 3, unexpected: 1 },
    suites: [
      {
        title: "a.spec.ts",
        specs: [
          { title: "opens", file: "a.spec.ts", ok: false, tests: [failed] },
          { title: "closes", file: "a.spec.ts", ok: true, tests: [passed] },
        ],
        suites: [{ title: "phone", specs: [{ title: "reads", file: "a.spec.ts", ok: true, tests: [skip] }] }],
      },
    ],
  };
  expect(fromPlaywright(report)).toEqual({
    passed: 3,
    failed: 1,
    skipped: ["needs ../shared"],
    failures: ["a.spec.ts › opens: Timeout of 300 s"],
    failedFiles: ["a.spec.ts"],
  });
});

it("counts the skipped by their reason", () => {
  expect(skippedLines(["b", "a", "b"])).toEqual(["2 skipped: b", "1 skipped: a"]);
  expect(skippedLines([])).toEqual([]);
});
