import { describe, expect, it } from "vitest";
import { climbingImports, componentsWithData } from "./floors.ts";
import { importCircles, importEdges } from "./imports.ts";
import { sourceFiles } from "./source-files.ts";

const edges = importEdges(sourceFiles());
const edge = (from: string, to: string) => ({ from, to, typeOnly: false });

describe("the floors of web and core-api", () => {
  it("are found at all", () => {
    expect(edges.length).toBeGreaterThan(4_000);
  });

  it("import only downwards", () => {
    expect(climbingImports(edges)).toEqual([]);
  });

  it("keep components without session and queries", () => {
    expect(componentsWithData(edges)).toEqual([]);
    expect(componentsWithData([edge("web/src/components/a.tsx", "web/src/session/session.ts")])).toHaveLength(1);
  });

  it.each([
    ["web/src/components/a.ts", "web/src/features/b.ts"],
    ["web/src/domain/a.ts", "web/src/design/b.ts"],
    ["web/src/somewhere/a.ts", "web/src/domain/b.ts"],
    ["core-api/src/http/a.ts", "core-api/src/modules/articles/b.ts"],
    ["core-api/src/mail/a.ts", "core-api/src/ingest/b.ts"],
    ["core-api/src/db/a.ts", "core-api/src/entities.ts"],
    ["core-api/src/compose.ts", "core-api/demo/a.ts"],
    ["core-api/src/db/a.ts", "core-api/local/embedded/b.ts"],
    ["core-api/demo/a.ts", "core-api/local/b.ts"],
    ["core-api/elsewhere/a.ts", "core-api/src/db/b.ts"],
  ])("find that %s must not import %s", (from, to) => {
    expect(climbingImports([edge(from, to)])).toHaveLength(1);
  });
});

describe("import circles", () => {
  it("there are none", () => {
    expect(importCircles(edges)).toEqual([]);
  });

  it("are found, types left out", () => {
    const [a, b, c] = ["web/src/a.ts", "web/src/b.ts", "web/src/c.ts"];
    expect(importCircles([edge(a, b), edge(b, c), edge(c, a)])).toEqual([[a, b, c]]);
    expect(importCircles([edge(a, b), { ...edge(b, a), typeOnly: true }])).toEqual([]);
  });

  it("see lazy imports, and not what only tests import", () => {
    const files = [
      { path: "web/src/a.ts", text: 'const b = () => import("./b.ts");' },
      { path: "web/src/b.ts", text: 'import { a } from "./a.ts";' },
      { path: "web/src/a.test.ts", text: 'import { b } from "./b.ts";' },
    ];
    expect(importCircles(importEdges(files))).toEqual([["web/src/a.ts", "web/src/b.ts"]]);
  });
});
