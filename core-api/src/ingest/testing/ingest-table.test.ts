import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { comparedFeeds, RIVALS } from "./feed-rivals.ts";
import { hasAllFiles, INGEST_PAGE, ingestPage } from "./ingest-table.ts";

/** Skipped where the real files are absent. */
describe.runIf(hasAllFiles)("the real files", () => {
  it("are read as docs/ingest.md says", { timeout: 120_000 }, async () => {
    expect(await ingestPage()).toBe(readFileSync(INGEST_PAGE, "utf8"));
  });

  it.each(RIVALS)("have, of the feeds, none that $name reads better", { timeout: 120_000 }, async (rival) => {
    const feeds = await comparedFeeds(rival);
    expect(feeds.length).toBeGreaterThan(100);
    expect(feeds.filter(({ theirs, ours, missingTitles }) => ours < theirs || missingTitles.length > 0)).toEqual([]);
  });
});
