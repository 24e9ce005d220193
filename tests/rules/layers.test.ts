import { describe, expect, it } from "vitest";
import { forbiddenImports } from "./layers.ts";
import { sourceFiles } from "./source-files.ts";

describe("layers", () => {
  it("know each other only through schema/", () => {
    expect(forbiddenImports(sourceFiles().filter(({ path }) => path !== "tests/rules/layers.test.ts"))).toEqual([]);
  });

  it.each([
    ["web/src/app/main.ts", 'import { x } from "../../../bff/src/main.ts";', "imports bff"],
    ["bff/src/main.ts", 'import { x } from "@kirinuki/core-api/src/x.ts";', "imports core-api"],
    ["core-api/src/x.ts", 'const x = await import("../../web/src/app/x.ts");', "imports web"],
    ["core-api/local/main.ts", 'import { x } from "../../scripts/lib/x.mjs";', "imports scripts"],
    ["core-api/bin/x.mjs", 'await import("../../scripts/lib/x.mjs");', "imports scripts"],
    ["web/src/screens/0001-login/a.ts", 'import { b } from "../0002-home/b.ts";', "another screen"],
  ])("finds a forbidden import in %s", (path, text, reason) => {
    expect(forbiddenImports([{ path, text }])).toEqual([expect.stringContaining(reason)]);
  });

  it("lets scripts import core-api: the one direction between them", () => {
    const text = 'import { x } from "../../core-api/local/x.ts";';
    expect(forbiddenImports([{ path: "scripts/lib/x.mjs", text }])).toEqual([]);
  });
});
