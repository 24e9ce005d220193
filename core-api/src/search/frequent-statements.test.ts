import { expect, it } from "vitest";
import { FrequentStatements } from "./frequent-statements.ts";

it("takes statements that come the third time, and no more than sixteen of them", () => {
  const statements = new FrequentStatements();
  expect([1, 2, 3, 4].map(() => statements.use("a"))).toEqual([false, false, true, true]);
  for (let other = 0; other < 40; other += 1) for (let use = 0; use < 3; use += 1) statements.use(`other ${other}`);
  expect(statements.use("a")).toBe(true);
  expect(statements.use("other 14")).toBe(true);
  expect(statements.use("other 15")).toBe(false);
});

it("keeps no count of what comes once", () => {
  const statements = new FrequentStatements();
  for (let once = 0; once < 2_000; once += 1) expect(statements.use(`once ${once}`)).toBe(false);
  expect([1, 2, 3].map(() => statements.use("often"))).toEqual([false, false, true]);
});
