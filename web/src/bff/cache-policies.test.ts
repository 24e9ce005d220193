import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, isAbstractType, Kind, parse, visit } from "graphql";
import { expect, it } from "vitest";
import documents from "../__generated__/persisted-documents.json" with { type: "json" };
import { possibleTypes } from "./cache-policies.ts";

it("knows the types behind every interface and union that a fragment is on", () => {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../../schema/schema.graphql"), "utf8"));
  const named = new Set<string>();
  const note = ({ typeCondition }: { typeCondition?: { name: { value: string } } | undefined }) => {
    if (typeCondition) named.add(typeCondition.name.value);
  };
  for (const text of Object.values(documents))
    visit(parse(text), { [Kind.FRAGMENT_DEFINITION]: note, [Kind.INLINE_FRAGMENT]: note });
  const abstract = [...named].filter((name) => isAbstractType(schema.getType(name)));
  expect(abstract.toSorted()).toEqual(Object.keys(possibleTypes).toSorted());
});
