import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

it("every document of the web is valid as it is kept, with no directive of the browser's own left in it", () => {
  const schema = buildSchema(read("schema/schema.graphql"));
  const documents = Object.values(
    JSON.parse(read("web/src/__generated__/persisted-documents.json")) as Record<string, string>,
  );
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))).toEqual([]);
});
