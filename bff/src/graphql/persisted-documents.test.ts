import { parse, specifiedRules, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { Config } from "../config.ts";
import { persistedDocuments } from "../paths.ts";
import { limitRules, MAX_TOKENS } from "./limits.ts";
import { readPersistedDocuments } from "./persisted-documents.ts";
import { buildGraphqlSchema } from "./schema.ts";

const schema = buildGraphqlSchema();
const documents = await readPersistedDocuments(persistedDocuments(new Config()));

describe("the screens' documents", () => {
  it("are there", () => {
    expect(documents.size).toBeGreaterThan(0);
  });

  it.each([...documents.values()].map((text) => [text.slice(0, 60), text]))(
    "fit the schema and its limits: %s",
    (_start, text) => {
      const document = parse(text, { maxTokens: MAX_TOKENS });
      expect(validate(schema, document, [...specifiedRules, ...limitRules()])).toEqual([]);
    },
  );
});
