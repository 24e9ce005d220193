import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
}

const WORKSPACES = ["schema", "web", "bff", "core-api", "migrations", "tests", "scripts"];
const SKIPPED = new Set(["node_modules", "dist", "__generated__", "test-results", "playwright-report"]);
const SOURCE = /\.(?:ts|tsx|mjs)$/;

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (SOURCE.test(entry.name)) yield path;
  }
}

/** Tests and their helpers: helpers lie in `testing` folders, or in the workspace of tests. */
export const isTestCode = (path: string): boolean => /\.test\.tsx?$|\/testing\/|^tests\//.test(path);

/** Every source file of the workspaces, generated ones left out. */
export function sourceFiles(): SourceFile[] {
  return WORKSPACES.map((name) => join(ROOT, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [...walk(folder)])
    .map((path) => ({ path: relative(ROOT, path).replaceAll("\\", "/"), text: readFileSync(path, "utf8") }));
}
