import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isTestCode, ROOT, sourceFiles } from "./source-files.ts";

const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");

interface Row {
  id: string;
  state: string;
  by: string;
}
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = "", state = "", by = ""]): Row => ({ id, state, by }),
);

/** Requirements of level 1 and 2 in ASVS 5.0.0, by chapter. */
const OF_CHAPTER = [27, 11, 19, 10, 9, 33, 18, 7, 7, 29, 13, 9, 13, 9, 13, 16, 7];
/** A path below the root or core-api/src; words of commands and settings have no slash or no ending. */
const PATH = /`([\w./-]+\/[\w.-]+\.(?:test|spec)?\.?(?:tsx?|md|json)|[A-Z]+\.md)`/g;
const exists = (path: string): boolean => existsSync(join(ROOT, path)) || existsSync(join(ROOT, "core-api/src", path));

describe("the table of ASVS requirements", () => {
  it("has each once, as many in each chapter as the standard", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const counts = OF_CHAPTER.map((_, at) => rows.filter(({ id }) => id.startsWith(`${at + 1}.`)).length);
    expect(counts).toEqual(OF_CHAPTER);
  });

  it("says of each whether it is met, and names files that exist", () => {
    for (const { id, state, by } of rows) {
      expect([id, state]).toEqual([id, expect.stringMatching(/^(?:met|n\/a|open)$/)]);
      const paths = [...by.matchAll(PATH)].map(([, path = ""]) => path);
      expect([id, paths.filter((path) => !exists(path))]).toEqual([id, []]);
      if (state === "met") expect([id, by]).toEqual([id, expect.stringMatching(/`.+`|TypeScript/)]);
    }
  });
});

describe("sources of the screens", () => {
  /** Where texts become markup or scripts by hand. Both have a Trusted Types policy of their own. */
  const KNOWN = new Set(["web/src/screens/epub/book-markup.ts", "web/src/session/worker-address.ts"]);
  const SINKS =
    /\.(?:inner|outer)HTML\s*=|dangerouslySetInnerHTML|srcDoc=|insertAdjacentHTML|createContextualFragment|document\.write|createPolicy|parseFromString\((?!forReading\()/;

  it("make markup of no text, but in the viewer of books", () => {
    const found = sourceFiles()
      .filter(({ path }) => path.startsWith("web/src/") && !isTestCode(path) && !KNOWN.has(path))
      .filter(({ text }) => SINKS.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

it("no server lets pages of other origins read its answers", () => {
  const found = sourceFiles()
    .filter(({ path }) => /^(?:bff|core-api)\/src\//.test(path) && !isTestCode(path))
    .filter(({ text }) => /access-control-allow-origin/i.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});
