import { readFileSync } from "node:fs";
import { SHARED } from "@kirinuki/tests/support/collections.ts";
import { describeShared } from "@kirinuki/tests/support/describe-collections.ts";
import { expect, it } from "vitest";
import { MAGAZINE_COLUMNS } from "../magazine/magazine-format.ts";
import { NEWSPAPER_COLUMNS } from "../newspaper/newspaper-format.ts";
import { INGEST_PAGE } from "../testing/ingest-table.ts";
import { KINDS, originalFiles, originalsTable } from "../testing/originals-table.ts";
import { PARCEL_GUIDE } from "../testing/parcel-guide.ts";

describeShared(KINDS, "every PDF, EPUB and CSV of the collections", async () => {
  const files = await originalFiles(SHARED);
  const outcomeOf = (part: string) => files.find(({ name }) => name.includes(part))?.outcome;

  it("does what the table in docs says", () => {
    expect(Map.groupBy(files, ({ kind }) => kind).get("pdf")).toHaveLength(105);
    expect(readFileSync(INGEST_PAGE, "utf8")).toContain(originalsTable(files));
  });

  it("is read as a viewer reads it, and refused where one would ask for a password", () => {
    for (const name of [
      "90ms_rksj_h_sample",
      "atbegindvi_tate",
      "append-xref-loop",
      "kusamakura-japanese",
      "font_obfuscation",
    ])
      expect([name, outcomeOf(name)]).not.toEqual([name, "refused"]);
    for (const name of ["aes-128", "r6-owner-password", "empty_protected", "no-end-header", "missing_pages_dict"])
      expect([name, outcomeOf(name)]).toEqual([name, "refused"]);
    expect(files.filter(({ kind, outcome }) => kind === "csv" && outcome !== "refused")).toEqual([]);
  });
});

it("explains every column", () => {
  const columns = [...NEWSPAPER_COLUMNS.known, ...MAGAZINE_COLUMNS.known];
  const numbered = /^(?:photo|caption)_(?!1$|20$)/;
  expect(columns.filter((name) => !numbered.test(name) && !PARCEL_GUIDE.includes(`\`${name}\``))).toEqual([]);
});
