import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:graphql-document/";
const CALL = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;
const NAME = /\b(query|mutation|subscription|fragment)\s+(\w+)/;

/** `graphql(`query Home …`)` becomes an import of that one document; returns null where nothing is to be replaced. */
export function importDocuments(code: string): string | null {
  const imports: string[] = [];
  const replaced = code.replace(CALL, (call, source: string) => {
    const [, kind, name] = NAME.exec(source) ?? [];
    if (name === undefined) throw new Error(`graphql() needs a named operation or fragment: ${call.slice(0, 80)}`);
    const local = `__document${imports.length}`;
    const exported = kind === "fragment" ? `${name}FragmentDoc` : `${name}Document`;
    imports.push(`import ${local} from ${JSON.stringify(PREFIX + exported)};`);
    return local;
  });
  return imports.length === 0 ? null : `${imports.join("")}${replaced}`;
}

/** The JSON of one document out of the generated graphql.ts, which writes each on a line of its own. */
export function documentJson(generated: string, exported: string): string {
  const line = generated.split("\n").find((text) => text.startsWith(`export const ${exported} = {`));
  const json = line?.slice(line.indexOf("{"), line.lastIndexOf("} as unknown as") + 1);
  if (!json) throw new Error(`${exported} is not in __generated__/graphql.ts: run npm run generate`);
  return json;
}

/**
 * Ships each GraphQL document in the chunk that uses it. Without this, `graphql()` of the client preset looks its
 * argument up in one map of all documents, and the sign-in page would load those of every screen.
 */
export function documentsBySource(): Plugin {
  const file = join(import.meta.dirname, "src/__generated__/graphql.ts");
  return {
    name: "kirinuki-documents-by-source",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${documentJson(readFileSync(file, "utf8"), id.slice(PREFIX.length + 1))};`
        : null,
    transform: (code, id) =>
      /\/src\/.*\.tsx?$/.test(id) && !id.includes("__generated__") ? importDocuments(code) : null,
  };
}
