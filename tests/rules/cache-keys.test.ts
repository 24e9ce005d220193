import { readFileSync } from "node:fs";
import { typePolicies } from "@kirinuki/web/src/bff/cache-policies.ts";
import {
  buildSchema,
  getNamedType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { expect, it } from "vitest";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const documents: Record<string, string> = JSON.parse(
  readFileSync("web/src/__generated__/persisted-documents.json", "utf8"),
);

/** Fields by which the cache tells objects of a type apart. */
const keysOf = (type: string | undefined): readonly string[] => {
  const keys = type === undefined ? undefined : typePolicies[type]?.keyFields;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
};

/** What a selection asks for, also by its fragments. */
function askedFor({ selections }: SelectionSetNode, fragments: ReadonlyMap<string, SelectionSetNode>): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    const of = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value);
    return of ? askedFor(of, fragments) : [];
  });
}

/** Without its keys the cache refuses a whole answer, and the screen that asked has nothing. */
function withoutKeys(source: string): string[] {
  const document = parse(source);
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  );
  const info = new TypeInfo(schema);
  const missing: string[] = [];
  const field = {
    enter({ name, selectionSet }: { name: { value: string }; selectionSet?: SelectionSetNode | undefined }) {
      const type = getNamedType(info.getType() ?? undefined)?.name;
      const asked = selectionSet ? askedFor(selectionSet, fragments) : [];
      for (const key of selectionSet ? keysOf(type) : [])
        if (!asked.includes(key)) missing.push(`${name.value} of ${type}: ${key}`);
    },
  };
  visit(document, visitWithTypeInfo(info, { Field: field }));
  return missing;
}

it.each(Object.values(documents).map((source) => [/(?:query|mutation) (\w+)/.exec(source)?.[1] ?? source, source]))(
  "%s asks for the keys of what it selects",
  (_name, source) => {
    expect(withoutKeys(source)).toEqual([]);
  },
);
