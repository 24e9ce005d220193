import { stripVTControlCharacters } from "node:util";

/** Where the title of a test says what it needs: "… (needs ../shared/data/feeds)". */
const NEEDS = /\((needs [^)]+)\)/;

/** What a report of vitest says: numbers, of each skipped test why, what failed, and in which files. */
export function fromVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: tests
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => NEEDS.exec(fullName)?.[1] ?? `no reason in its title: ${fullName}`),
    failures: tests
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
    failedFiles: testResults.filter(({ status }) => status === "failed").map(({ name }) => name),
  };
}

/** The numbers of a run whose failed files were run once more, alone. What passed only then has passed, and is a warning with what it met first. */
export function afterSecondTry(first, second) {
  const stillFails = new Set(second.failures.map(nameOf));
  return {
    ...first,
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    failures: second.failures,
    warnings: first.failures.filter((line) => !stillFails.has(nameOf(line))),
  };
}

/** The same of Playwright. What passed only at its second try has passed, and is a warning with what its first try met. */
export function fromPlaywright({ stats, suites }) {
  const specs = suites.flatMap((suite) => specsOf(suite, []));
  const skipped = specs.flatMap(({ name, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => annotations.find(({ type }) => type === "skip")?.description ?? `no reason: ${name}`),
  );
  const failures = specs.filter(({ ok }) => !ok).map(firstFault);
  const warnings = specs
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === "flaky"))
    .map(firstFault);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped, failures, warnings };
}

const firstFault = ({ name, tests }) =>
  failure(name, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message);

/** Of a line that failure() wrote. */
const nameOf = (line) => line.split(": ")[0];

/** A test's name and the beginning of why it failed, for the end of a long run's output. */
const failure = (name, why = "") => {
  const words = stripVTControlCharacters(why).split(/\s+/).join(" ").trim().slice(0, 300);
  return words === "" ? name : `${name}: ${words}`;
};

const specsOf = ({ title, specs = [], suites = [] }, above) => {
  const path = [...above, title];
  return [
    ...specs.map((spec) => ({ ...spec, name: [...path, spec.title].join(" › ") })),
    ...suites.flatMap((suite) => specsOf(suite, path)),
  ];
};

/** A line for each reason with the number of tests that it kept from running, the commonest first. */
export function skippedLines(reasons) {
  const numbers = new Map();
  for (const reason of reasons) numbers.set(reason, (numbers.get(reason) ?? 0) + 1);
  return [...numbers].sort(([, a], [, b]) => b - a).map(([reason, number]) => `${number} skipped: ${reason}`);
}
