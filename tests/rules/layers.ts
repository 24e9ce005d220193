import { posix } from "node:path";
import { isTestCode, type SourceFile } from "./source-files.ts";

/** The workspaces whose source each workspace may import (design section 1: they know each other only through schema/). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  schema: ["schema"],
  web: ["web", "schema"],
  bff: ["bff", "schema"],
  "core-api": ["core-api", "schema", "migrations"],
  migrations: ["migrations"],
  tests: ["tests", "scripts", "core-api", "bff", "web", "schema", "migrations"],
  // The launcher starts what core-api/local knows how to run, with the heap that schema/process names; nothing imports scripts but its
  // own and tests.
  scripts: ["scripts", "core-api", "schema"],
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

const folderOf = (path: string): string => path.split("/", 1)[0] ?? "";

/** The file or workspace that an import names, relative to the root; null for packages. */
function target(file: SourceFile, specifier: string): string | null {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file.path), specifier);
  return specifier.startsWith("@kirinuki/") ? specifier.slice("@kirinuki/".length) : null;
}

function screenOf(path: string): string | undefined {
  return /^web\/src\/screens\/([^/]+)\//.exec(path)?.[1];
}

/** Tests share the template database and may look at what another workspace built. */
function isExempt(path: string, imported: string): boolean {
  if (isTestCode(path) && imported.startsWith("tests/support/")) return true;
  return /^scripts\/.*\.test\.ts$/.test(path);
}

function fault(file: SourceFile, specifier: string): string | null {
  const imported = target(file, specifier);
  if (imported === null) return null;
  const from = folderOf(file.path);
  const to = folderOf(imported);
  if (isExempt(file.path, imported)) return null;
  if (!(MAY_IMPORT[from] ?? []).includes(to)) return `${file.path} imports ${to}`;
  const [ownScreen, otherScreen] = [screenOf(file.path), screenOf(imported)];
  if (ownScreen && otherScreen && ownScreen !== otherScreen)
    return `${file.path} imports another screen, ${otherScreen}`;
  return null;
}

/** Imports that cross a layer, each as a sentence. */
export function forbiddenImports(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(IMPORT)].flatMap(([, specifier]) => (specifier ? (fault(file, specifier) ?? []) : [])),
  );
}
