import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const FOUND = `query Found($state: String) { inspectedOriginals(start: "2026-11-07", end: "2026-11-20", keyword: "GaN", section: 1, state: $state) {
  hasMore originals { id section title mediaName issueDay arrivedAt hasPdf hasText isWithdrawn uses } } }`;
const TEXT = `{ inspectedText(id: "202611000000009") { title text } }`;

describe("originals for operators", () => {
  it("are found by one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, FOUND, { state: "no_text" })).toEqual({
      inspectedOriginals: {
        hasMore: false,
        originals: [
          {
            ...{ id: "202611000000009", section: 1, title: "GaNの工場", mediaName: "東都新聞" },
            ...{ issueDay: "2026-11-20", arrivedAt: "2026-11-20T05:00:00+09:00" },
            ...{ hasPdf: true, hasText: false, isWithdrawn: false, uses: 4 },
          },
        ],
      },
    });
    expect(fake.argumentOf("inspected_originals")).toEqual({
      ...{ process_date_start: "2026-11-07", process_date_end: "2026-11-20" },
      ...{ keyword: "GaN", data_section: 1, state: "no_text" },
    });
  });

  it("show their text, or none where there is none", async () => {
    expect(await dataOf(fakeCoreApi(), TEXT)).toEqual({ inspectedText: { title: "GaNの工場", text: "本文。" } });
    const unknown = fakeCoreApi({ answers: { original_text: failing("NOT_FOUND") } });
    expect(await dataOf(unknown, TEXT)).toEqual({ inspectedText: null });
  });

  it("are for operators, in states that there are", async () => {
    const nobody = fakeCoreApi({ answers: { inspected_originals: failing("UNAUTHENTICATED") } });
    expect((await runOperation(nobody, FOUND)).errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
    const fake = fakeCoreApi();
    expect((await runOperation(fake, FOUND, { state: "odd" })).errors).toHaveLength(1);
    expect(fake.calls()).toEqual([]);
  });
});
