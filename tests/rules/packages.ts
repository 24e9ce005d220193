import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { ROOT, type SourceFile } from "./source-files.ts";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

export const WORKSPACES = ["schema", "web", "bff", "core-api", "migrations", "tests", "scripts"] as const;

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));

export const declaredBy = ({ dependencies, devDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...devDependencies });

/** As the formatter writes them: at the beginning of a line, or called. */
const IMPORTS = [/^(?:import|export|\}) ?.*from "([^"]+)";$/gm, /^import "([^"]+)";$/gm, /\bimport\("([^"]+)"\)/g];

/** "@scope/name" or "name" of what an import names. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Packages that files import, without Node's own. */
export function importedBy(files: readonly SourceFile[]): string[] {
  const specifiers = files.flatMap(({ text }) =>
    IMPORTS.flatMap((form) => [...text.matchAll(form)].map(([, specifier = ""]) => specifier)),
  );
  const foreign = specifiers.filter((each) => !isBuiltin(each) && !/^(?:\.|\/|virtual:)/.test(each));
  return [...new Set(foreign.map(packageOf))].sort();
}

/** Whether a file names the package: imports it, resolves it, or hands its name on. */
export const isNamed = (name: string, files: readonly SourceFile[]): boolean =>
  files.some(({ text }) => text.includes(`"${name}"`) || text.includes(`"${name}/`));
