import { readFile } from "node:fs/promises";
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { buildGraphqlSchema, sdlOf } from "./schema.ts";

const schema = buildGraphqlSchema();
const ROOTS = new Set(["Query", "Mutation"]);

interface Described {
  name: string;
  description?: string | null | undefined;
}

/** A type's fields, arguments and values, named as Type.field.argument. */
function partsOf(type: GraphQLNamedType): Described[] {
  const named = (part: Described) => ({ name: `${type.name}.${part.name}`, description: part.description });
  if (isEnumType(type)) return type.getValues().map(named);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(named);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    named(field),
    ...field.args.map((argument) =>
      named({ name: `${field.name}.${argument.name}`, description: argument.description }),
    ),
  ]);
}

describe("schema", () => {
  it("describes every type, field, argument and value", () => {
    const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
    const all: Described[] = own.flatMap((type) => [...(ROOTS.has(type.name) ? [] : [type]), ...partsOf(type)]);
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it("is the one that is checked in", async () => {
    const checkedIn = await readFile(new URL("../../../schema/schema.graphql", import.meta.url), "utf8");
    // Printed alike, so that only what it says counts; the bytes are compared by the freshness check of `npm test`.
    expect(sdlOf(buildSchema(checkedIn))).toBe(sdlOf(schema));
  });
});
