import { existsSync } from "node:fs";
import { inRoot, packageBin, TYPESCRIPT } from "./paths.mjs";
import { runOrThrow } from "./run.mjs";

/**
 * Everything that is generated and checked in, in the order in which one needs the other: what is run with which arguments, and
 * what it writes. A step whose `source` does not exist is left out.
 */
const STEPS = [
  {
    name: "OpenAPI of core-api",
    source: "core-api/src/emit-openapi.ts",
    args: [...TYPESCRIPT, "core-api/src/emit-openapi.ts"],
    writes: ["schema/core-api.openapi.json", "docs/message-ids.md"],
  },
  {
    name: "wire types of the bff",
    source: "schema/core-api.openapi.json",
    args: [
      "schema/node_modules/openapi-typescript/bin/cli.js",
      "schema/core-api.openapi.json",
      "-o",
      "bff/src/core-api/__generated__/core-api.ts",
    ],
    writes: ["bff/src/core-api/__generated__"],
  },
  {
    name: "GraphQL schema of the bff",
    source: "bff/src/emit-sdl.ts",
    args: [...TYPESCRIPT, "bff/src/emit-sdl.ts"],
    writes: ["schema/schema.graphql"],
  },
  {
    name: "documents of the web",
    source: "codegen.yml",
    args: [packageBin("graphql-codegen"), "--config", "codegen.yml", "--errors-only"],
    writes: ["web/src/__generated__"],
  },
  {
    name: "access table",
    source: "tests/rules/emit-access-table.ts",
    args: [...TYPESCRIPT, "tests/rules/emit-access-table.ts"],
    writes: ["docs/access.md"],
  },
  {
    name: "table of the route guard",
    source: "tests/rules/emit-guard-table.ts",
    args: [...TYPESCRIPT, "tests/rules/emit-guard-table.ts"],
    writes: ["docs/access-guard.md"],
  },
  {
    name: "licences of what is shipped",
    source: "tests/rules/emit-licences.ts",
    args: [...TYPESCRIPT, "tests/rules/emit-licences.ts"],
    writes: ["docs/licences.md"],
  },
];

/** Files and folders that the steps write. */
export const GENERATED = STEPS.flatMap(({ writes }) => writes);

/** Runs every step. `told` hears each step's name. @throws Error with what a failing step wrote */
export async function generate(told = () => {}) {
  for (const { name, source, args } of STEPS) {
    if (!existsSync(inRoot(source))) continue;
    told(name);
    await runOrThrow(`Generating the ${name}`, process.execPath, args);
  }
}
