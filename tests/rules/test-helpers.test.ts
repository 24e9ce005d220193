import { describe, expect, it } from "vitest";
import { allImportEdges, type ImportEdge } from "./imports.ts";
import { isTestCode, sourceFiles } from "./source-files.ts";

/** Helpers of tests outside of a `testing` folder: files of the product that tests import and nothing else does. */
function misplacedHelpers(edges: readonly ImportEdge[]): string[] {
  const [ofTests, ofProduct] = [new Set<string>(), new Set<string>()];
  for (const { from, to } of edges) (isTestCode(from) ? ofTests : ofProduct).add(to);
  return [...ofTests].filter((path) => !isTestCode(path) && !ofProduct.has(path)).sort();
}

const usedHelpers = (edges: readonly ImportEdge[]): string[] =>
  edges.filter(({ from, to }) => !isTestCode(from) && isTestCode(to)).map(({ from, to }) => `${from} imports ${to}`);

const edge = (from: string, to: string) => ({ from, to, typeOnly: false });

describe("helpers of tests", () => {
  const files = sourceFiles();
  const names = new Set(files.map(({ path }) => path));
  const edges = allImportEdges(files).filter(({ to }) => names.has(to));

  it("lie in a folder named `testing`", () => {
    expect(misplacedHelpers(edges)).toEqual([]);
    expect(misplacedHelpers([edge("bff/src/a.test.ts", "bff/src/fake.ts")])).toEqual(["bff/src/fake.ts"]);
    expect(misplacedHelpers([edge("bff/src/a.test.ts", "bff/src/testing/fake.ts")])).toEqual([]);
  });

  it("are not part of the product", () => {
    expect(usedHelpers(edges)).toEqual([]);
    expect(usedHelpers([edge("bff/src/main.ts", "bff/src/testing/fake.ts")])).toHaveLength(1);
  });
});
