import { OURS } from "@kirinuki/tests/support/collections.ts";
import { expect, it } from "vitest";
import { FEEDS, LINES, NEWS, type Shelf, triedFiles } from "./collections.ts";
import { originalFiles } from "./originals-table.ts";

/** What becomes of each file: kind, charset, outcome, articles, errors. */
const outcomes = async (shelf: Shelf) =>
  Object.fromEntries(
    (await triedFiles(OURS, shelf)).map(({ name, kind, charset, outcome, stored, refused }) => [
      name,
      `${kind}, ${charset}: ${outcome}, ${stored}, ${refused}`,
    ]),
  );

it("reads the feeds of our own collection", async () => {
  expect(await outcomes(FEEDS)).toEqual({
    "atom.xml": "Atom 1.0, UTF-8: read fully, 3, 0",
    "feed.json": "JSON Feed 1.1, UTF-8: read fully, 3, 0",
    "no_feed.html": "something else, UTF-8: refused, 0, 1",
    "rdf_rss1.xml": "RSS 1.0 (RDF), UTF-8: read fully, 3, 0",
    "rss2_cut.xml": "RSS 2.0, UTF-8: partly, 2, 1",
    "rss2_empty.xml": "RSS 2.0, UTF-8: read fully, 0, 0",
    "rss2_eucjp_declared.xml": "RSS 2.0, EUC-JP: read fully, 3, 0",
    "rss2_iso2022jp.xml": "RSS 2.0, ISO-2022-JP: read fully, 3, 0",
    "rss2_no_dates.xml": "RSS 2.0, UTF-8: read fully, 3, 0",
    "rss2_sjis_said_utf8.xml": "RSS 2.0, SHIFT_JIS: read fully, 3, 0",
    "rss2_sjis_undeclared.xml": "RSS 2.0, SHIFT_JIS: read fully, 3, 0",
    "rss2_utf16le_bom.xml": "RSS 2.0, UTF-16LE: read fully, 3, 0",
    "rss2_utf8.xml": "RSS 2.0, UTF-8: read fully, 3, 0",
    "rss2_wareki.xml": "RSS 2.0, UTF-8: read fully, 3, 0",
  });
});

it("reads its articles and telegrams", async () => {
  expect(await outcomes(LINES)).toEqual({
    "minato.jsonl": "JSON Lines, UTF-8: read fully, 10, 0",
    "yama.jsonl": "JSON Lines, UTF-8: read fully, 8, 0",
  });
  expect(await outcomes(NEWS)).toEqual({
    "cut.xml": "NewsML-G2, UTF-8: refused, 0, 1",
    "newsitem_inline.xml": "NewsML-G2, UTF-8: read fully, 1, 0",
    "ninjs.json": "ninjs, UTF-8: read fully, 1, 0",
    "ninjs_without_uri.json": "ninjs, UTF-8: read fully, 1, 0",
    "nitf.xml": "NITF, UTF-8: read fully, 1, 0",
    "telegram.xml": "JMA XML, UTF-8: read fully, 1, 0",
  });
});

it("takes its PDFs, EPUBs and CSVs in or refuses them", { timeout: 600_000 }, async () => {
  const files = await originalFiles(OURS);
  expect(Object.fromEntries(files.map(({ name, outcome }) => [name, outcome]))).toEqual({
    "broadsheet.pdf": "read fully",
    "cover.epub": "read fully",
    "cut.epub": "refused",
    "cut.pdf": "refused",
    "empty.csv": "refused",
    "encrypted.epub": "refused",
    "late-cross-references.pdf": "read fully",
    "no-container.epub": "refused",
    "no-document.epub": "refused",
    "no-pdf.pdf": "refused",
    "one-page.pdf": "read fully",
    "open_quote.csv": "refused",
    "password.pdf": "refused",
    "plain.epub": "read fully",
    "script.epub": "read fully",
    "script.pdf": "read fully",
    "stock_list.csv": "refused",
    "three-pages.pdf": "read fully",
    "tiny.pdf": "read fully",
  });
});
