import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("tells how today's newspapers stand by one call", async () => {
  const fake = fakeCoreApi();
  const query = `{ paperArrivals { checkedAt expected arrived line
    papers { code name state dueOn dueTime usualTime lastAt articles usualArticles } } }`;
  expect(await dataOf(fake, query)).toEqual({
    paperArrivals: {
      ...{ checkedAt: "2026-11-20T06:48:00+09:00", expected: 107, arrived: 106 },
      line: "107紙中106紙（6:48）。山陽新聞は未着",
      papers: [
        {
          ...{ code: "np-9", name: "山陽新聞", state: "missing", dueOn: "2026-11-20", dueTime: "05:20" },
          ...{ usualTime: "05:05", lastAt: null, articles: 0, usualArticles: 84 },
        },
      ],
    },
  });
  expect(fake.calls()).toEqual(["paper_arrivals"]);
});
