import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { catalogue } from "@kirinuki/core-api/src/errors/catalogue.ts";
import { guidePage } from "@kirinuki/web/guide-markdown.ts";
import { pictureSize } from "@kirinuki/web/guide-plugin.ts";
import { routeTable } from "@kirinuki/web/src/app/route-table.ts";
import type { GuideBlock, GuideText } from "@kirinuki/web/src/domain/guide.ts";
import { guideAddress, guidePages } from "@kirinuki/web/src/domain/help/guide-pages.ts";
import { refusalHelp } from "@kirinuki/web/src/domain/help/refusal-help.ts";
import { screenHelp } from "@kirinuki/web/src/domain/help/screen-help.ts";
import { describe, expect, it } from "vitest";
import { PICTURES } from "../journeys/guide-pictures.ts";

const root = join(import.meta.dirname, "../../docs/guide");

const files = Object.keys(guidePages).flatMap((part) =>
  readdirSync(join(root, part)).map((name) => join(root, part, name)),
);

const pages = new Map(
  files.map((file) => [
    basename(file, ".md"),
    guidePage(readFileSync(file, "utf8"), file, (src) => pictureSize(join(dirname(file), src))),
  ]),
);

/** Places that the guide has: pages and their paragraphs. */
const places = new Set(
  [...pages].flatMap(([id, { sections }]) => [id, ...sections.map((section) => `${id}#${section.id}`)]),
);

/** Files of docs/screenshots that a page shows. */
const picturesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/screenshots\/([\w-]+\.png)/g)].map(([, file = ""]) => file);

const missing = (wanted: readonly string[]) => [...new Set(wanted)].filter((place) => !places.has(place));

/** Refusals that no user can act on: faults of a program that calls, and sentences that already say all. */
const SAY_ALL = [
  ...["MALFORMED", "INVALID_FIELDS", "BROKEN_TEXT", "SIGNED_OUT", "FORBIDDEN", "FOREIGN_ORIGIN", "NOT_FOUND"],
  ...["ARTICLE_UNKNOWN", "METHOD_NOT_ALLOWED", "KEY_REUSED", "TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "URI_TOO_LONG"],
  ...["MULTIPART_NEEDED", "TOO_MANY_REQUESTS", "INTERNAL", "UNAVAILABLE", "REFUSED_ARTICLE", "TOO_MANY_SETTINGS"],
  ...["TOO_MANY_TEMPLATES", "UNKNOWN_USER", "UNKNOWN_CONTRACT", "TOKEN_SCOPE", "SUPPORT_VIEW_READ_ONLY"],
  ...["DUPLICATE_OPERATOR", "DUPLICATE_NAME"],
];

const linksOf = (texts: readonly GuideText[]): { page: string | null; to: string }[] =>
  texts.flatMap((text) =>
    typeof text === "string" || "key" in text ? [] : "strong" in text ? linksOf(text.strong) : [text],
  );

const linksIn = (blocks: readonly GuideBlock[]): { page: string | null; to: string }[] =>
  blocks.flatMap((block) => {
    if (block.kind === "paragraph") return linksOf(block.text);
    if (block.kind === "list") return block.items.flatMap(linksIn);
    return block.kind === "table" ? [block.head, ...block.rows].flat().flatMap(linksOf) : [];
  });

describe("the guide", () => {
  it("has a file for each page, and no other", () => {
    expect(files.map((file) => basename(file, ".md")).sort()).toEqual(Object.values(guidePages).flat().sort());
  });

  it("has a place for each route, the operators' in their own part", () => {
    expect(missing(Object.values(screenHelp))).toEqual([]);
    const astray = routeTable.filter(
      ({ id, area }) => guideAddress(screenHelp[id]).startsWith("/el/") !== (area === "operator"),
    );
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it("is reached page by page from the screens", () => {
    const reached = new Set(Object.values(screenHelp).map((place) => place.split("#")[0]));
    expect([...pages.keys()].filter((id) => !reached.has(id))).toEqual([]);
  });

  it("says what to do about each refusal, but those that say it themselves", () => {
    expect(missing(Object.values(refusalHelp))).toEqual([]);
    const without = Object.entries(catalogue).filter(([, { msgCode }]) => refusalHelp[msgCode] === undefined);
    expect(without.map(([name]) => name).sort()).toEqual(SAY_ALL.toSorted());
    const codes = new Set<string>(Object.values(catalogue).map(({ msgCode }) => msgCode));
    expect(Object.keys(refusalHelp).filter((code) => /^MSG/.test(code) && !codes.has(code))).toEqual([]);
  });

  it("links to places that are there", () => {
    const links = [...pages].flatMap(([id, { lead, sections }]) =>
      [lead, ...sections.map(({ blocks }) => blocks)]
        .flatMap(linksIn)
        .map(({ page, to }) => `${page ?? id}${to === "#" ? "" : to}`),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(missing(links)).toEqual([]);
  });

  it("shows pictures that the journey retakes, and no other are kept", () => {
    const shown = [...files, join(root, "../../README.md")].flatMap((file) => picturesIn(readFileSync(file, "utf8")));
    const taken = PICTURES.map(({ file }) => file);
    expect(shown.filter((file) => !taken.includes(file))).toEqual([]);
    expect(readdirSync(join(root, "../screenshots")).sort()).toEqual(taken.toSorted());
    expect(shown.length).toBeGreaterThan(5);
  });

  it("has no HTML", () => {
    expect(() => guidePage("# a\n\n<b>b</b>", "x.md", pictureSize)).toThrow("html");
    expect(() => guidePage("# a\n\n<div>b</div>", "x.md", pictureSize)).toThrow("html");
    expect(() => guidePage("b", "x.md", pictureSize)).toThrow("title");
  });
});
