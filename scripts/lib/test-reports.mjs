/** Where the title of a test says what it needs: "… (needs ../shared/data/feeds)". */
const NEEDS = /\((needs [^)]+)\)/;

/** What a report of vitest says: numbers, and of each skipped test why. */
export const fromVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== "passed" && status !== "failed")
    .map(({ fullName }) => NEEDS.exec(fullName)?.[1] ?? `no reason in its title: ${fullName}`),
});

/** The same of Playwright, with the names of what failed. */
export function fromPlaywright({ stats, suites }) {
  const specs = suites.flatMap((suite) => specsOf(suite, []));
  const skipped = specs.flatMap(({ name, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => annotations.find(({ type }) => type === "skip")?.description ?? `no reason: ${name}`),
  );
  const failures = specs.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped, failures };
}

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
