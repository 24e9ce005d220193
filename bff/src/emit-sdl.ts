import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildGraphqlSchema, sdlOf } from "./graphql/schema.ts";

const TARGET = fileURLToPath(new URL("../../schema/schema.graphql", import.meta.url));

await writeFile(TARGET, sdlOf(buildGraphqlSchema()));
