import { readFileSync } from "node:fs";
import { describeCollections, describeShared } from "@kirinuki/tests/support/describe-collections.ts";
import { expect, it } from "vitest";
import { comparedFeeds, RIVALS } from "./feed-rivals.ts";
import { INGEST_PAGE, ingestPage, PAGE_KINDS } from "./ingest-table.ts";

const TIMEOUT = 600_000;

describeShared(PAGE_KINDS, "the real files", () => {
  it("are read as docs/ingest.md says", { timeout: TIMEOUT }, async () => {
    expect(await ingestPage()).toBe(readFileSync(INGEST_PAGE, "utf8"));
  });
});

describeCollections(["feeds"], "of the feeds", (collection) => {
  it.each(RIVALS)("none is read better by $name", { timeout: TIMEOUT }, async (rival) => {
    const feeds = await comparedFeeds(collection, rival);
    expect(feeds.length).toBeGreaterThan(collection.isOurs ? 5 : 100);
    expect(feeds.filter(({ theirs, ours, missingTitles }) => ours < theirs || missingTitles.length > 0)).toEqual([]);
  });
});
