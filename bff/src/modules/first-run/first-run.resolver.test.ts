import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("lists the steps of a new contract", async () => {
  expect(await dataOf(fakeCoreApi(), "{ firstRun { name done count } }")).toEqual({
    firstRun: [
      { name: "THEME", done: true, count: 2 },
      { name: "USER_GROUP", done: false, count: 0 },
    ],
  });
});
