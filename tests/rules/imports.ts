import { posix } from "node:path";
import { isTestCode, type SourceFile } from "./source-files.ts";

/** One file of ours that names another; both relative to the root. */
export interface ImportEdge {
  from: string;
  to: string;
  /** `import type`: gone before the program runs, so it closes no circle. */
  typeOnly: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;"]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|(?:^|\n)\s*import\s+"([^"]+)"/g;

const resolved = (from: string, specifier: string): string | null => {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  return specifier.startsWith("@kirinuki/") ? specifier.slice("@kirinuki/".length) : null;
};

/** What files import of each other, tests included. */
export const allImportEdges = (files: readonly SourceFile[]): ImportEdge[] =>
  files.flatMap(({ path: from, text }) =>
    [...text.matchAll(IMPORT)].flatMap(([, type, named, dynamic, bare]) => {
      const to = resolved(from, named ?? dynamic ?? bare ?? "");
      return to === null ? [] : [{ from, to, typeOnly: type !== undefined }];
    }),
  );

/** What the files of the product import of each other; tests and their helpers may look anywhere. */
export const importEdges = (files: readonly SourceFile[]): ImportEdge[] =>
  allImportEdges(files.filter(({ path }) => !isTestCode(path)));

/** Files that import each other in a circle, each circle once (Tarjan's strongly connected components). */
export function importCircles(edges: readonly ImportEdge[]): string[][] {
  const graph = new Map<string, string[]>();
  for (const { from, to, typeOnly } of edges) if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
  const [numbers, open] = [new Map<string, number>(), new Set<string>()];
  const [stack, circles]: [string[], string[][]] = [[], []];
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    stack.push(file);
    open.add(file);
    let lowest = number;
    for (const next of graph.get(file) ?? []) {
      if (!numbers.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.has(next)) lowest = Math.min(lowest, numbers.get(next) ?? number);
    }
    if (lowest === number) {
      const circle = stack.splice(stack.indexOf(file));
      for (const each of circle) open.delete(each);
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return circles;
}
