import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("tells how many articles of a list have which prominence by one call", async () => {
  const fake = fakeCoreApi();
  const query = `query ($input: ProminenceCountsInput!) {
    prominenceCounts(input: $input) { prominence newspaper web magazine } }`;
  const input = { selection: { kind: "THEME", id: "7" }, period: { start: "2026-11-07", end: "2026-11-20" } };
  expect(await dataOf(fake, query, { input })).toEqual({
    prominenceCounts: [
      { prominence: 1, newspaper: 3, web: 2, magazine: 0 },
      { prominence: 4, newspaper: 5, web: 7, magazine: 1 },
    ],
  });
  expect(fake.argumentOf("prominence_counts")).toMatchObject({ process_date_start: "2026-11-07", id: "7" });
});
