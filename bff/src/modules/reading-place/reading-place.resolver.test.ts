import { describe, expect, it } from "vitest";
import { fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const LIST = `selection: { kind: THEME, id: "12" }`;
const DAYS = `period: { start: "2026-11-19", end: "2026-11-20" }`;

describe("where the user was", () => {
  it("is told of every list by one call", async () => {
    const fake = fakeCoreApi();
    const query = `{ readingPlaces(${DAYS}) { kind id read { newspaper web magazine } seenArticleId } }`;
    const place = { kind: "THEME_GROUP", id: "12", read: { newspaper: 1, web: 2, magazine: 0 } };
    expect(await dataOf(fake, query)).toEqual({ readingPlaces: [{ ...place, seenArticleId: "202611000000001" }] });
    expect(fake.calls()).toEqual(["reading_places"]);
    const days = { process_date_start: "2026-11-19", process_date_end: "2026-11-20" };
    expect(fake.argumentOf("reading_places")).toEqual(days);
  });

  it("is remembered, and a list is marked as read and unread again", async () => {
    const fake = fakeCoreApi();
    const change = `mutation { visitList(${LIST}, articleId: "7")
      markListRead(${LIST}, ${DAYS}) { ... on ListMarked { count markedAt } } unmarkList(markedAt: "2026-11-20T03:00:00Z") }`;
    expect(await dataOf(fake, change)).toEqual({
      visitList: true,
      markListRead: { count: 3, markedAt: "2026-11-20T03:00:00.000Z" },
      unmarkList: 3,
    });
    expect(fake.argumentOf("list_visit")).toEqual({ data_kbn: 1, id: "12", article_id: "7" });
    const full = fakeCoreApi({ answers: { list_read: refused("MSG0094", "20000件までです。") } });
    const marked = await dataOf(full, `mutation { markListRead(${LIST}, ${DAYS}) { ... on Refusal { code } } }`);
    expect(marked).toEqual({ markListRead: { code: "MSG0094" } });
  });
});
