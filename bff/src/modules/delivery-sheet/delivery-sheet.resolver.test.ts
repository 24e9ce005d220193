import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("tells a month's newspapers and digests by one call", async () => {
  const fake = fakeCoreApi();
  const query = `{ deliverySheet(month: "2026-11") { month keptFrom slots keptSlots papers { expected late }
    days { day supplements papers { missed } latePapers { name state arrivedAt }
      slots { time state settings late lastSentAt line digests { address cause sentAt } } }
    media { name papers { missed } } } }`;
  expect(await dataOf(fake, query)).toEqual({
    deliverySheet: {
      ...{ month: "2026-11", keptFrom: "2025-11-20", slots: 1, keptSlots: 0 },
      papers: { expected: 107, late: 1 },
      days: [
        {
          ...{ day: "2026-11-20", supplements: 1, papers: { missed: 1 } },
          latePapers: [{ name: "山陽新聞", state: "missed", arrivedAt: null }],
          slots: [
            {
              ...{ time: "07:00", state: "partly", settings: 2, late: 1, lastSentAt: "2026-11-20T07:45:00+09:00" },
              line: "107紙中106紙（6:48）。山陽新聞は未着",
              digests: [{ address: "a@example.jp", cause: "late_start", sentAt: "2026-11-20T07:45:00+09:00" }],
            },
          ],
        },
      ],
      media: [{ name: "山陽新聞", papers: { missed: 1 } }],
    },
  });
  expect(fake.calls()).toEqual(["delivery_sheet"]);
  expect(fake.argumentOf("delivery_sheet")).toEqual({ target_month: "2026-11" });
});
