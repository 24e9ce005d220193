import { SHARED } from "@kirinuki/tests/support/collections.ts";
import { describeShared } from "@kirinuki/tests/support/describe-collections.ts";
import { expect, it } from "vitest";
import { FEEDS, type TriedFile, triedFiles } from "../testing/collections.ts";

describeShared(["feeds"], "every file of the feed collection", async () => {
  const files = await triedFiles(SHARED, FEEDS);
  const named = (part: string): TriedFile => {
    const found = files.find(({ name }) => name.includes(part));
    if (!found) throw new Error(`no file ${part}`);
    return found;
  };

  it("is tried", () => {
    expect(files).toHaveLength(250);
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
