import { displayWidth } from "@kirinuki/schema/forms/display-width.ts";
import { expect, it } from "vitest";
import { DEMO_CONTRACTS } from "./demo-contracts.ts";

it("has users whose names the form of users takes as they are, so that each can be changed", () => {
  const names = DEMO_CONTRACTS.flatMap(({ users }) => users.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => displayWidth(name) < 8 || displayWidth(name) > 20)).toEqual([]);
});
