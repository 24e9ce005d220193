import { describe, it } from "vitest";
import { type Collection, needed, OURS, SHARED } from "./collections.ts";

/**
 * The same tests with our own collection, and with shared's where it is; where it is not, one skipped test stands in their place,
 * and `npm test` says so at its end.
 */
export function describeCollections(
  kinds: readonly string[],
  title: string,
  tests: (collection: Collection) => void | Promise<void>,
): void {
  describe(`${title}, our own collection`, () => tests(OURS));
  describeShared(kinds, `${title}, shared's`, () => tests(SHARED));
}

/** Tests that say something of shared's files alone. */
export function describeShared(kinds: readonly string[], title: string, tests: () => void | Promise<void>): void {
  const lacking = needed(kinds);
  if (lacking === null) describe(title, tests);
  else it.skipIf(true)(`${title} (${lacking})`, () => {});
}
