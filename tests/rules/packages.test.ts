import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { declaredBy, importedBy, isNamed, manifestOf, WORKSPACES } from "./packages.ts";
import { ROOT, sourceFiles } from "./source-files.ts";

const files = sourceFiles();
const filesOf = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));
/** Tools that every workspace has. */
const root = declaredBy(manifestOf("."));

/** Declared and imported by no file, with what needs them. */
const UNNAMED: Record<string, string> = {
  "@biomejs/biome": "a program: npm run lint",
  typescript: "a program, tsc, and in schema the release that openapi-typescript works with",
  "openapi-typescript": "a program of npm run generate",
  "@graphql-codegen/cli": "a program of npm run generate",
  "@graphql-codegen/fragment-matcher": "named in codegen.yml",
  "@graphql-codegen/typescript-apollo-client-helpers": "named in codegen.yml",
  "@oxc-project/runtime": "what the compiled decorators call",
  rxjs: "@apollo/client leaves it to its user",
  "reflect-metadata": "class-transformer and type-graphql leave it to their user",
  "graphql-scalars": "type-graphql leaves it to its user",
};

describe("packages", () => {
  it.each(WORKSPACES)("that %s imports are declared by it", (workspace) => {
    const declared = new Set([...declaredBy(manifestOf(workspace)), ...root, `@kirinuki/${workspace}`]);
    expect(importedBy(filesOf(workspace)).filter((name) => !declared.has(name))).toEqual([]);
  });

  it("that scripts import are declared by the root, or are ours", () => {
    expect(importedBy(filesOf("scripts")).filter((name) => !root.includes(name))).toEqual([]);
  });

  it.each([...WORKSPACES, "."])("that %s declares are used", (workspace) => {
    const own = workspace === "." ? files : filesOf(workspace);
    const unused = declaredBy(manifestOf(workspace)).filter(
      (name) => !(name in UNNAMED) && !isNamed(name, own) && !isNamed(name.replace("@types/", ""), own),
    );
    expect(unused).toEqual([]);
  });

  it("that are no longer declared are no exceptions", () => {
    const declared = new Set([...WORKSPACES, "."].flatMap((workspace) => declaredBy(manifestOf(workspace))));
    expect(Object.keys(UNNAMED).filter((name) => !declared.has(name))).toEqual([]);
  });

  it("that are overridden have their reason and version in docs/decisions", () => {
    const page = readFileSync(join(ROOT, "docs/decisions/2026-11-22-packages-and-overrides.md"), "utf8");
    const overrides = Object.entries(manifestOf(".").overrides ?? {});
    const explained = [...page.matchAll(/^\| `([^`]+)` \| ([^ ]+) \| \S/gm)].map(([, name, version]) => [
      name,
      version,
    ]);
    expect(overrides.toSorted()).toEqual(explained.toSorted());
  });
});

it("an import is found by its package", () => {
  const text =
    'import x from "a/b";\nimport { y } from "@s/p/q";\nimport "node:fs";\nimport "./z.ts";\nimport "virtual:v";\nawait import("vitest");';
  expect(importedBy([{ path: "x.ts", text }])).toEqual(["@s/p", "a", "vitest"]);
});
