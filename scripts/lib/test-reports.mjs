import { stripVTControlCharacters } from "node:util";

/** Where the title of a test says what it needs: "… (needs ../shared/data/feeds)". */
const NEEDS = /\((needs [^)]+)\)/;
/** How a skipped test begins that does not say why; also one that was left out after a failure before it. */
const NO_REASON = "no reason";

/** What a report of vitest says: numbers, of each skipped test why, what failed, and in which files. */
export function fromVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: tests
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => NEEDS.exec(fullName)?.[1] ?? `${NO_REASON} in its title: ${fullName}`),
    failures: tests
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
    failedFiles: testResults.filter(({ status }) => status === "failed").map(({ name }) => name),
  };
}

/**
 * The numbers of a run whose failed files were run once more, alone. What passed only then has passed, and is a warning with what it
 * met first. What the first try left out after a failure counts by the second.
 */
export function afterSecondTry(first, second) {
  const stillFails = new Set(second.failures.map(nameOf));
  const leftOut = ({ skipped }) => skipped.filter((reason) => reason.startsWith(NO_REASON));
  return {
    ...first,
    passed: first.passed + Math.max(0, first.failed + leftOut(first).length - second.failed - leftOut(second).length),
    failed: second.failed,
    skipped: [...first.skipped.filter((reason) => !reason.startsWith(NO_REASON)), ...leftOut(second)],
    failures: second.failures,
    warnings: first.failures.filter((line) => !stillFails.has(nameOf(line))),
  };
}

/** The same of Playwright. */
export function fromPlaywright({ stats, suites }) {
  const specs = suites.flatMap((suite) => specsOf(suite, []));
  const skipped = specs.flatMap(({ name, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(
        ({ annotations }) => annotations.find(({ type }) => type === "skip")?.description ?? `${NO_REASON}: ${name}`,
      ),
  );
  const failed = specs.filter(({ ok }) => !ok);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped,
    failures: failed.map(firstFault),
    failedFiles: [...new Set(failed.map(({ file }) => file))],
  };
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
