import { describe, expect, it } from "vitest";
import { type SourceFile, sourceFiles } from "./source-files.ts";

const MAX_LINES = 400;

const tooLong = (files: SourceFile[]) =>
  files.filter(({ text }) => text.split("\n").length > MAX_LINES + 1).map(({ path }) => path);

/** Barrel files hide where a thing comes from. */
const barrels = (files: SourceFile[]) =>
  files
    .filter(({ path, text }) => /(?:^|\/)index\.tsx?$/.test(path) || /^export \* from/m.test(text))
    .map(({ path }) => path);

const readsEnvironment = (files: SourceFile[]) =>
  files
    .filter(
      ({ path }) =>
        /^(?:(?:web|bff|core-api)\/src|core-api\/(?:demo|local))\//.test(path) && !/\.test\.tsx?$/.test(path),
    )
    .filter(({ text }) => /process\.env\b/.test(text))
    .map(({ path }) => path);

/** Selects and boxes to tick that do not look and behave like all the others (docs/components.md). */
const ownFields = (files: SourceFile[]) =>
  files
    .filter(({ path, text }) => path.startsWith("web/src/") && /<select\b|<input\s+type="checkbox"/.test(text))
    .map(({ path }) => path);

describe("source files", () => {
  const files = sourceFiles();

  it("are found at all", () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it(`have at most ${MAX_LINES} lines`, () => {
    expect(tooLong(files)).toEqual([]);
    expect(tooLong([{ path: "x.ts", text: "\n".repeat(MAX_LINES + 1) }])).toEqual(["x.ts"]);
  });

  it("are no barrels", () => {
    expect(barrels(files)).toEqual([]);
    expect(barrels([{ path: "web/src/index.ts", text: "" }])).toEqual(["web/src/index.ts"]);
  });

  it("read the environment in the configuration only", () => {
    const allowed = ["bff/src/config.ts", "core-api/local/main.ts", "core-api/src/config/config.ts"];
    expect(readsEnvironment(files)).toEqual(allowed);
  });

  it("have one select and one check box; the reading screens' list and rows bring their own, which weigh less", () => {
    const allowed = ["web/src/components/sort-menu/SortMenu.tsx", "web/src/components/tick-box/TickBox.tsx"];
    expect(ownFields(files)).toEqual(allowed);
    expect(ownFields([{ path: "web/src/x.tsx", text: "<select>" }])).toEqual(["web/src/x.tsx"]);
  });
});
