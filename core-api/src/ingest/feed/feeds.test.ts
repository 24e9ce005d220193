import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type FeedFile, feedFiles, hasFeeds, INGEST_TABLE, ingestTable } from "../testing/feed-table.ts";

describe.runIf(hasFeeds)("every file of the feed collection", async () => {
  const files = hasFeeds ? await feedFiles() : [];
  const named = (part: string): FeedFile => {
    const found = files.find(({ name }) => name.includes(part));
    if (!found) throw new Error(`no file ${part}`);
    return found;
  };

  it("does what the table in docs says", () => {
    expect(files.length).toBe(250);
    expect(readFileSync(INGEST_TABLE, "utf8")).toContain(ingestTable(files));
  });

  it.each([
    ["derived_jma_eucjp_declared", "EUC-JP", 42],
    ["derived_jma_eucjp_no_declaration", "EUC-JP", 10],
    ["derived_jma_sjis_bytes_declared_utf8", "SHIFT_JIS", 42],
    ["derived_jma_sjis_no_declaration", "SHIFT_JIS", 10],
    ["derived_jma_utf16le_bom", "UTF-16LE", 10],
    ["derived_jma_utf8_declared_sjis", "UTF-8", 10],
    ["derived_wikinews_rdf_iso2022jp", "ISO-2022-JP", 15],
    ["derived_wikinews_rss2_slash_dates_eucjp", "EUC-JP", 15],
    ["derived_wikinews_rss2_wareki_dates", "UTF-8", 15],
    ["derived_wikinews_rss2_notitle", "UTF-8", 10],
    ["derived_wikinews_rss2_nolink", "UTF-8", 10],
    ["chardet__shiftjis", "SHIFT_JIS", 1],
  ])("%s is read fully as %s, with %i articles", (name, charset, stored) => {
    expect(named(name)).toMatchObject({ charset, stored, refused: 0, outcome: "read fully" });
  });

  it("loses no date that a feed has in Japanese, eras or slashes", () => {
    for (const name of ["japanese_dates", "wareki_dates", "slash_dates_eucjp"]) expect(named(name).why).toEqual([]);
  });

  it("keeps what comes before the cut", () => {
    expect(named("truncated_mid_char")).toMatchObject({ stored: 5, refused: 1, outcome: "partly" });
    expect(named("rss2_truncated")).toMatchObject({ stored: 8, refused: 1, outcome: "partly" });
  });
});
